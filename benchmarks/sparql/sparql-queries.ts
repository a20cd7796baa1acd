/** A query of the report. */
export interface SparqlCase {
  readonly name: string;
  /** Whether the engine works for some milliseconds on it, so that what stands around the engine should not matter. */
  readonly isHeavy: boolean;
  readonly text: string;
}

const PREFIXES = `PREFIX wd: <http://www.wikidata.org/entity/>
PREFIX wdt: <http://www.wikidata.org/prop/direct/>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
`;

const query = (name: string, isHeavy: boolean, text: string): SparqlCase => ({
  name,
  isHeavy,
  text: `${PREFIXES}${text}`,
});

/** Queries in the vocabulary of the starter data, which every engine answers with the same solutions. */
export const SPARQL_CASES: readonly SparqlCase[] = [
  query('one fact', false, 'SELECT ?label { wd:Q35869 rdfs:label ?label }'),
  query('a condition', false, 'ASK { wd:Q35869 wdt:P2176 ?drug }'),
  query(
    'drugs of a disease, with names',
    false,
    'SELECT ?drug ?label { wd:Q35869 wdt:P2176 ?drug . ?drug rdfs:label ?label FILTER(LANG(?label) = "en") }',
  ),
  query(
    'count of a type',
    true,
    'SELECT (COUNT(?gene) AS ?genes) { ?gene wdt:P31 wd:Q7187 . ?gene rdfs:label ?label }',
  ),
  query(
    'groups by type',
    true,
    'SELECT ?type (COUNT(?thing) AS ?things) { ?thing wdt:P31 ?type } GROUP BY ?type ORDER BY DESC(?things) LIMIT 20',
  ),
  query(
    'join of two properties',
    true,
    'SELECT (COUNT(*) AS ?pairs) { ?disease wdt:P2176 ?drug . ?disease rdfs:label ?name . ?drug rdfs:label ?label }',
  ),
  query(
    'names by a pattern',
    true,
    'SELECT ?thing ?label { ?thing rdfs:label ?label FILTER(REGEX(STR(?label), "carcinoma$", "i")) } LIMIT 100',
  ),
  query(
    '1,000 rows',
    true,
    'SELECT ?thing ?type ?label { ?thing wdt:P31 ?type ; rdfs:label ?label } LIMIT 1000',
  ),
  query(
    '10,000 rows',
    true,
    'SELECT ?thing ?type ?label { ?thing wdt:P31 ?type ; rdfs:label ?label } LIMIT 10000',
  ),
];
