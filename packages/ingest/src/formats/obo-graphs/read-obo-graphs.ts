import { entityIri } from '@biographql/engines/vocabulary';
import type { Chunks } from '../../bytes/open-bytes.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import { isAbsoluteIri, type TripleBatches } from '../../rdf/triple.js';
import { JsonValue } from '../json/read-json.js';
import { OntologyTerm, termIri, writeTerm } from '../ontology/ontology-term.js';
import { PREDICATES, readByItem, SKOS, TripleBatch } from '../triples.js';

const OBO_IN_OWL = 'http://www.geneontology.org/formats/oboInOwl#';

/**
 * Reads all graphs of an OBO Graphs JSON document, imports included: the same triples as from the ontology in OBO
 * without `consider`, or OWL. Subsets, comments and logical definitions are left out. A node or an edge without its
 * identifiers is a reject; the document is read a piece at a time.
 */
export function readOboGraphs(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const batch = new TripleBatch();
  const writers: Readonly<Record<string, (item: JsonValue, batch: TripleBatch) => string | null>> =
    { nodes: writeNode, edges: writeEdge, equivalentNodesSets: writeEquivalents };
  return readByItem(chunks, options, batch, {
    paths: Object.keys(writers).map((name) => `$.graphs.*.${name}.*`),
    read: ({ path, value }) => writers[path.at(-1) ?? '']?.(new JsonValue(value), batch) ?? null,
  });
}

function writeNode(node: JsonValue, batch: TripleBatch): string | null {
  const iri = toIri(node.at('id').text());
  if (iri === null) return 'the identifier of the node is neither a CURIE nor an IRI';
  const kind = getKind(node);
  if (kind !== null) writeTerm(batch, getTerm(node, iri, kind));
  return null;
}

function writeEdge(edge: JsonValue, batch: TripleBatch): string | null {
  const pred = edge.at('pred').text();
  const predicate =
    pred === 'is_a' ? PREDICATES.subClassOf : pred.includes(':') ? toIri(pred) : null;
  const [subject, object] = [toIri(edge.at('sub').text()), toIri(edge.at('obj').text())];
  if (pred === '') return 'the edge has no "pred"';
  // Skips relations between properties, and types of individuals.
  if (predicate === null) return null;
  if (subject === null || object === null)
    return 'the "sub" or "obj" of the edge is neither a CURIE nor an IRI';
  batch.link(subject, predicate, object);
  return null;
}

function writeEquivalents(set: JsonValue, batch: TripleBatch): string | null {
  const ids = set.at('nodeIds').texts();
  const representative = set.at('representativeNodeId').text() || (ids[0] ?? '');
  const [first, ...others] = new Set([representative, ...ids].flatMap((id) => toIri(id) ?? []));
  for (const other of others) {
    if (first !== undefined) batch.link(first, PREDICATES.equivalentClass, other);
  }
  return null;
}

function getKind(node: JsonValue): OntologyTerm['kind'] | null {
  const type = node.at('type').text();
  if (type === 'CLASS') return 'class';
  if (type !== 'PROPERTY') return 'individual';
  const propertyType = node.at('propertyType').text();
  if (propertyType === 'OBJECT') return 'relation';
  return propertyType === '' && node.at('lbl').text() !== '' ? 'relation' : null;
}

function getTerm(node: JsonValue, iri: string, kind: OntologyTerm['kind']): OntologyTerm {
  const term = new OntologyTerm(iri, kind);
  const meta = node.at('meta');
  term.label = node.at('lbl').text();
  term.definition = meta.at('definition', 'val').text();
  term.isDeprecated = meta.at('deprecated').text() === 'true';
  for (const synonym of meta.at('synonyms').list()) {
    const scope = synonym.at('pred').text() || 'hasRelatedSynonym';
    const predicate = scope.includes(':') ? scope : `${OBO_IN_OWL}${scope}`;
    term.synonyms.push([predicate, synonym.at('val').text()]);
  }
  for (const reference of meta.at('xrefs').list())
    term.crossReferences.push(reference.at('val').text());
  for (const property of meta.at('basicPropertyValues').list())
    readProperty(term, property.at('pred').text(), property.at('val').text());
  return term;
}

function readProperty(term: OntologyTerm, predicate: string, value: string): void {
  if (predicate === PREDICATES.alternativeId) term.alternativeIds.push(value);
  else if (predicate === PREDICATES.oboNamespace) term.namespace = value;
  else if (predicate === PREDICATES.replacedBy)
    term.replacedBy.push(...[toIri(value) ?? []].flat());
  else if (predicate.startsWith(SKOS) && predicate.endsWith('Match')) {
    const iri = isAbsoluteIri(value) && value.includes('//') ? value : entityIri(value);
    if (iri !== null) term.relations.push([predicate, iri]);
  }
}

function toIri(id: string): string | null {
  return /^(?:https?|urn|ftp):/.test(id) ? (isAbsoluteIri(id) ? id : null) : termIri(id);
}
