// For the optional packages of this project. Unstable: names may change in any release.
export { type ReadProgress, readTriples } from './rdf/read-triples.js';
export { RDF_LANG_STRING, type Triple, XSD_STRING } from './rdf/triple.js';
