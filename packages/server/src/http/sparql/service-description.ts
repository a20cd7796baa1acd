import { iri, LITERATURE_GRAPH, literal, PREFIXES, type Term } from '@biographql/sparql';
import type { NamedTriple } from '@biographql/sparql/triples';

export interface DescribedGraph {
  /** Number of triples that were read; null when the graph is in another store. */
  readonly triples: number | null;
  readonly literatureTriples?: number | null;
  readonly release: string;
  readonly credits: readonly { readonly name: string; readonly license: string | null }[];
}

const SD = 'http://www.w3.org/ns/sparql-service-description#';
const VOID = 'http://rdfs.org/ns/void#';
const FORMATS = 'http://www.w3.org/ns/formats/';

/** Formats of tables and of triples, as the W3C names them. */
const FORMAT_NAMES =
  'SPARQL_Results_JSON SPARQL_Results_XML SPARQL_Results_CSV SPARQL_Results_TSV Turtle N-Triples RDF_XML JSON-LD';
const LITERATURE_VOCABULARIES = [PREFIXES.schema, PREFIXES.bibo, PREFIXES.dc];

export function serviceDescription(
  endpoint: string,
  { triples, literatureTriples = null, release, credits }: DescribedGraph,
): readonly NamedTriple[] {
  const service = iri(endpoint);
  const dataset: Term = { termType: 'BlankNode', value: 'dataset' };
  const defaultGraph: Term = { termType: 'BlankNode', value: 'graph' };
  const named: Term = { termType: 'BlankNode', value: 'namedLiterature' };
  const literature: Term = { termType: 'BlankNode', value: 'literature' };
  const formats = FORMAT_NAMES.split(' ').map((name) => iri(`${FORMATS}${name}`));
  const sources = credits.map(({ name, license }) =>
    literal(license === null ? name : `${name} (${license})`),
  );
  const describeGraph = (graph: Term, count: number | null) => [
    says(graph, `${PREFIXES.rdf}type`, iri(`${SD}Graph`), iri(`${VOID}Dataset`)),
    says(graph, `${VOID}sparqlEndpoint`, service),
    says(graph, `${VOID}triples`, ...(count === null ? [] : [literal(count)])),
  ];
  const facts = [
    says(service, `${PREFIXES.rdf}type`, iri(`${SD}Service`)),
    says(service, `${SD}endpoint`, service),
    says(service, `${SD}supportedLanguage`, iri(`${SD}SPARQL11Query`)),
    says(service, `${SD}resultFormat`, ...formats),
    says(service, `${SD}defaultDataset`, dataset),
    says(dataset, `${PREFIXES.rdf}type`, iri(`${SD}Dataset`)),
    says(dataset, `${SD}defaultGraph`, defaultGraph),
    ...describeGraph(defaultGraph, triples),
    says(defaultGraph, `${PREFIXES.dct}hasVersion`, literal(release)),
    says(defaultGraph, `${PREFIXES.dct}source`, ...sources),
  ];
  if (literatureTriples === null) return facts.flat();
  facts.push(
    says(dataset, `${SD}namedGraph`, named),
    says(named, `${PREFIXES.rdf}type`, iri(`${SD}NamedGraph`)),
    says(named, `${SD}name`, iri(LITERATURE_GRAPH)),
    says(named, `${SD}graph`, literature),
    ...describeGraph(literature, literatureTriples),
    says(literature, `${PREFIXES.dct}title`, literal('Articles', 'en')),
    says(literature, `${VOID}vocabulary`, ...LITERATURE_VOCABULARIES.map((each) => iri(each))),
  );
  return facts.flat();
}

function says(subject: Term, predicate: string, ...objects: readonly Term[]) {
  return objects.map((object): NamedTriple => ({ subject, predicate: iri(predicate), object }));
}
