import { BioGraphQLError } from '@biographql/core';
import { parseQuery, type SparqlQuery } from '@biographql/sparql';
import { labelService } from '@biographql/sparql/labels';
import { Parser } from '@traqula/parser-sparql-1-1';
import { Store } from 'oxigraph';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

const QUERIES = [
  'SELECT ?drug ?drugLabel WHERE { wd:Q35869 wdt:P2176 ?drug . ?drug rdfs:label ?drugLabel } ORDER BY DESC(?drug) LIMIT 5',
  'PREFIX ex: <http://ex.org/> SELECT (COUNT(DISTINCT ?s) AS ?n) { ?s ex:p/ex:q*|^ex:r ?o FILTER NOT EXISTS { ?o a ex:T } } GROUP BY ?o HAVING(?n > 1)',
  'ASK { ?s ?p "a \\"b\\" \\n", \'c\'@en-GB, """d "" e"""^^xsd:string, 1.5e3, true ; rdf:type [ rdfs:label "x" ] . # a comment {\n }',
  'SELECT * WHERE { { ?a ?b ?c } UNION { ?d ?e ?f OPTIONAL { ?f ?g ?h } } MINUS { ?a ?b 1 } VALUES (?a ?b) { (UNDEF wd:Q1) (wd:Q2 "x") } BIND(IF(?c = 1, "a", STR(?c)) AS ?z) }',
  'BASE <http://b.org/> SELECT ?x { <a#b> <c?d=e> ( 1 2 ?x ) . GRAPH ?g { ?x ?y ?z } { SELECT ?x { ?x a <T> } LIMIT 1 } }',
  'SELECT ?item ?itemLabel WHERE { ?item wdt:P31 wd:Q12136 . SERVICE wikibase:label { bd:serviceParam wikibase:language "en" } }',
  'SELECT ?s { ?s ?p ?o . FILTER(REGEX(?o, "^a[{]\\\\.", "i") && ?o < 3 || !BOUND(?p)) }',
];

const WORDS = [
  'SERVICE <http://x/> {',
  'SERVICE SILENT ?x {',
  'FROM <http://x/>',
  'FROM NAMED <x>',
  'INSERT DATA {',
  'DELETE WHERE {',
  'LOAD <x>',
  'PREFIX wd: <http://x/> ',
  'BASE <a> ',
  'SELECT ',
  'ASK ',
  'CONSTRUCT { ?a ?b ?c } ',
  'WHERE ',
  'UNION {',
  'OPTIONAL {',
  'FILTER(',
  '<http://ex.org/{>',
  '\\u0053ERVICE',
  '\\u003e',
  '#\n',
  '# \\u000a SERVICE',
  '"""',
  "'''",
  '?x',
  '$y',
  '_:b',
  '[]',
  '()',
  ' a ',
  '^^',
  '@en',
  'wd:Q1',
  'NaN',
  '1e',
  '.5',
];

/** SPARQL text against the two parsers that read the whole grammar. */
export const sparqlTarget: Target<string> = {
  name: 'sparql',
  promise:
    'what parseQuery accepts reads only and calls nobody, as Traqula reads it; its columns are those of Oxigraph',
  inputs: nearly(QUERIES, WORDS),
  async open() {
    const parser = new Parser();
    const store = new Store();
    return {
      async attempt(text) {
        const query = accepted(text);
        if (typeof query === 'string') return query;
        const parsed = parsedBy(parser, query.text);
        if (parsed !== null) checkHarmless(parsed, query);
        return `accepted; ${parsed === null ? 'rejected' : 'read'} by Traqula, ${checkColumns(store, query)} by Oxigraph`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

function accepted(text: string): SparqlQuery | string {
  try {
    return parseQuery(text, { labelService });
  } catch (error) {
    if (error instanceof BioGraphQLError) return error.code;
    throw error;
  }
}

type ParsedQuery = ReturnType<Parser['parse']>;

function parsedBy(parser: Parser, text: string): ParsedQuery | null {
  try {
    return parser.parse(text);
  } catch {
    return null;
  }
}

function checkHarmless(parsed: ParsedQuery, query: SparqlQuery): void {
  if (parsed.type !== 'query') throw new Finding(`accepted an update: ${query.text}`);
  if (parsed.subType !== query.form.toLowerCase())
    throw new Finding(`${query.form} is ${parsed.subType}: ${query.text}`);
  const tree = JSON.stringify(parsed, (key, value) => (key === 'loc' ? undefined : value));
  if (/"subType":"service"/.test(tree)) throw new Finding(`accepted a SERVICE: ${query.text}`);
  const { default: defaults = [], named = [] } =
    (parsed.datasets as { clauses?: { default?: unknown[]; named?: unknown[] } } | undefined)
      ?.clauses ?? {};
  if (defaults.length + named.length > 0) throw new Finding(`accepted a FROM: ${query.text}`);
}

/** An empty store answers without a search, so that its words are about the text alone. */
function checkColumns(store: Store, { text, form, variables }: SparqlQuery): string {
  let answer: unknown;
  try {
    answer = JSON.parse(String(store.query(text, { results_format: 'json' })));
  } catch {
    return 'rejected';
  }
  if (form === 'ASK') return 'read';
  const { vars } = (answer as { head: { vars: readonly string[] } }).head;
  if (variables !== null && variables.join() !== vars.join()) {
    throw new Finding(`columns ${variables.join()} are ${vars.join()}: ${text}`);
  }
  return 'read';
}
