/** Namespaces of the graph. */
export const WD = 'http://www.wikidata.org/entity/';
export const WDT = 'http://www.wikidata.org/prop/direct/';
export const P = 'http://www.wikidata.org/prop/';
export const PS = 'http://www.wikidata.org/prop/statement/';
export const PQ = 'http://www.wikidata.org/prop/qualifier/';
export const PR = 'http://www.wikidata.org/prop/reference/';
export const WIKIBASE = 'http://wikiba.se/ontology#';
export const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
export const ALIAS = 'http://www.w3.org/2004/02/skos/core#altLabel';
export const DESCRIPTION = 'http://schema.org/description';
export const REFERENCES = 'http://purl.org/dc/terms/references';
export const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
export const DERIVED_FROM = 'http://www.w3.org/ns/prov#wasDerivedFrom';
export const STATEMENT = 'urn:kg:statement:';
export const REFERENCE = 'urn:kg:reference:';

/**
 * Splits one N-Triples line whose subject and predicate are IRIs (the graph has no blank nodes).
 * `object` stays in N-Triples syntax; `iri` is the object's IRI, undefined for a literal.
 */
export function parseTriple(line) {
  const first = line.indexOf('> <');
  const second = line.indexOf('> ', first + 3);
  if (line[0] !== '<' || first < 0 || second < 0 || !line.endsWith(' .')) {
    throw new Error(`Not an N-Triples line: ${line.slice(0, 200)}`);
  }
  const object = line.slice(second + 2, -2);
  return {
    subject: line.slice(1, first),
    predicate: line.slice(first + 3, second),
    object,
    iri: object[0] === '<' ? object.slice(1, -1) : undefined,
  };
}

/** Text and language of a literal in N-Triples syntax; the language is '' for a plain or typed one. */
export function parseLiteral(object) {
  const end = object.lastIndexOf('"');
  const text = object.slice(1, end);
  return {
    text: text.includes('\\') ? unescapeText(text) : text,
    language: object[end + 1] === '@' ? object.slice(end + 2) : '',
  };
}

/** A literal in N-Triples syntax; without a language a plain one. */
export function quoted(text, language) {
  const literal = `"${text.replace(/["\\]/gu, '\\$&')}"`;
  return language === undefined ? literal : `${literal}@${language}`;
}

const ESCAPES = { t: '\t', b: '\b', n: '\n', r: '\r', f: '\f', '"': '"', "'": "'", '\\': '\\' };

function unescapeText(text) {
  return text.replace(
    /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/gu,
    (_whole, short, long, single) =>
      single === undefined
        ? String.fromCodePoint(Number.parseInt(short ?? long, 16))
        : (ESCAPES[single] ?? single),
  );
}
