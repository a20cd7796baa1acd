/** The prefixes that need no PREFIX line, with their namespaces: Wikidata's own and those common in biomedical graphs. */
export const PREFIXES = {
  wd: 'http://www.wikidata.org/entity/',
  wdt: 'http://www.wikidata.org/prop/direct/',
  wdtn: 'http://www.wikidata.org/prop/direct-normalized/',
  wds: 'http://www.wikidata.org/entity/statement/',
  wdno: 'http://www.wikidata.org/prop/novalue/',
  p: 'http://www.wikidata.org/prop/',
  ps: 'http://www.wikidata.org/prop/statement/',
  psv: 'http://www.wikidata.org/prop/statement/value/',
  psn: 'http://www.wikidata.org/prop/statement/value-normalized/',
  pq: 'http://www.wikidata.org/prop/qualifier/',
  pqv: 'http://www.wikidata.org/prop/qualifier/value/',
  pqn: 'http://www.wikidata.org/prop/qualifier/value-normalized/',
  pr: 'http://www.wikidata.org/prop/reference/',
  wikibase: 'http://wikiba.se/ontology#',
  bd: 'http://www.bigdata.com/rdf#',
  prov: 'http://www.w3.org/ns/prov#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  schema: 'http://schema.org/',
  dc: 'http://purl.org/dc/elements/1.1/',
  dct: 'http://purl.org/dc/terms/',
  bibo: 'http://purl.org/ontology/bibo/',
  obo: 'http://purl.obolibrary.org/obo/',
} as const satisfies Readonly<Record<string, string>>;

/** A prefix of {@link PREFIXES}, without the colon. */
export type Prefix = keyof typeof PREFIXES;

/** Returns whether a prefix, without its colon, is one of {@link PREFIXES}. */
export function isPrefix(text: string): text is Prefix {
  return Object.hasOwn(PREFIXES, text);
}

const PLAIN_LOCAL_NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]*$/;

/**
 * Writes an IRI as a prefixed name such as `wd:Q12078` where one of {@link PREFIXES} fits and the rest needs no
 * escape; any other IRI is returned unchanged, without `<` and `>`. For display: use the terms of `select` in queries.
 */
export function shortenIri(iri: string): string {
  for (const [prefix, namespace] of Object.entries(PREFIXES)) {
    const local = iri.slice(namespace.length);
    if (iri.startsWith(namespace) && PLAIN_LOCAL_NAME.test(local)) return `${prefix}:${local}`;
  }
  return iri;
}

/**
 * IRI of the graph that holds a dataset's articles as RDF, if any: `GRAPH <urn:biographql:literature> { … }`. Patterns
 * outside such a block read only facts.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/literature-graph.md}
 */
export const LITERATURE_GRAPH = 'urn:biographql:literature';
