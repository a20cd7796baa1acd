import { iri, LITERATURE_GRAPH, literal, PREFIXES, type Term } from '@biographql/sparql';
import type { NamedTriple } from '@biographql/sparql/triples';
import type { TABLE_TYPES, TRIPLE_TYPES } from './result-text.js';

export interface DescribedGraph {
  /** Triples as they were read; null where the graph is in another store. */
  readonly triples: number | null;
  readonly literatureTriples?: number | null;
  readonly release: string;
  readonly credits: readonly { readonly name: string; readonly license: string | null }[];
}

const SD = 'http://www.w3.org/ns/sparql-service-description#';
const VOID = 'http://rdfs.org/ns/void#';
const FORMATS = 'http://www.w3.org/ns/formats/';

/** IRIs of formats, as the W3C names them. */
const FORMAT_NAMES: Readonly<Record<keyof typeof TABLE_TYPES | keyof typeof TRIPLE_TYPES, string>> =
  {
    json: 'SPARQL_Results_JSON',
    xml: 'SPARQL_Results_XML',
    csv: 'SPARQL_Results_CSV',
    tsv: 'SPARQL_Results_TSV',
    turtle: 'Turtle',
    'n-triples': 'N-Triples',
    'rdf-xml': 'RDF_XML',
    'json-ld': 'JSON-LD',
  };

export function serviceDescription(
  endpoint: string,
  graph: DescribedGraph,
): readonly NamedTriple[] {
  const service = iri(endpoint);
  const dataset: Term = { termType: 'BlankNode', value: 'dataset' };
  const defaultGraph: Term = { termType: 'BlankNode', value: 'graph' };
  const formats = Object.values(FORMAT_NAMES);
  return [
    says(service, `${PREFIXES.rdf}type`, iri(`${SD}Service`)),
    says(service, `${SD}endpoint`, service),
    says(service, `${SD}supportedLanguage`, iri(`${SD}SPARQL11Query`)),
    ...formats.map((name) => says(service, `${SD}resultFormat`, iri(`${FORMATS}${name}`))),
    says(service, `${SD}defaultDataset`, dataset),
    says(dataset, `${PREFIXES.rdf}type`, iri(`${SD}Dataset`)),
    says(dataset, `${SD}defaultGraph`, defaultGraph),
    says(defaultGraph, `${PREFIXES.rdf}type`, iri(`${SD}Graph`)),
    says(defaultGraph, `${PREFIXES.rdf}type`, iri(`${VOID}Dataset`)),
    says(defaultGraph, `${VOID}sparqlEndpoint`, service),
    says(defaultGraph, `${PREFIXES.dct}hasVersion`, literal(graph.release)),
    ...(graph.triples === null
      ? []
      : [says(defaultGraph, `${VOID}triples`, literal(graph.triples))]),
    ...graph.credits.map(({ name, license }) =>
      says(
        defaultGraph,
        `${PREFIXES.dct}source`,
        literal(license === null ? name : `${name} (${license})`),
      ),
    ),
    ...literatureDescription(dataset, service, graph.literatureTriples ?? null),
  ];
}

const LITERATURE_VOCABULARIES = [PREFIXES.schema, PREFIXES.bibo, PREFIXES.dc];

function literatureDescription(
  dataset: Term,
  service: Term,
  triples: number | null,
): readonly NamedTriple[] {
  if (triples === null) return [];
  const named: Term = { termType: 'BlankNode', value: 'namedLiterature' };
  const graph: Term = { termType: 'BlankNode', value: 'literature' };
  return [
    says(dataset, `${SD}namedGraph`, named),
    says(named, `${PREFIXES.rdf}type`, iri(`${SD}NamedGraph`)),
    says(named, `${SD}name`, iri(LITERATURE_GRAPH)),
    says(named, `${SD}graph`, graph),
    says(graph, `${PREFIXES.rdf}type`, iri(`${SD}Graph`)),
    says(graph, `${PREFIXES.rdf}type`, iri(`${VOID}Dataset`)),
    says(graph, `${PREFIXES.dct}title`, literal('Articles', 'en')),
    says(graph, `${VOID}sparqlEndpoint`, service),
    says(graph, `${VOID}triples`, literal(triples)),
    ...LITERATURE_VOCABULARIES.map((each) => says(graph, `${VOID}vocabulary`, iri(each))),
  ];
}

function says(subject: Term, predicate: string, object: Term): NamedTriple {
  return { subject, predicate: iri(predicate), object };
}
