import fc from 'fast-check';
import { createRandom } from '../../packages/ingest/test/testing/seeds.js';
import type { Target } from '../fuzz/target.js';
import { bodiesTarget } from '../fuzz/targets/bodies.js';
import { documentsTarget } from '../fuzz/targets/documents.js';
import { operationsTarget } from '../fuzz/targets/operations.js';
import { sparqlTarget } from '../fuzz/targets/sparql.js';
import { OPERATION_DOCUMENTS, operationDocument } from '../operation-documents.js';

/** One request of the traffic. */
export interface Traffic {
  /** Name of the operation, `typename`, or `hostile`. */
  readonly name: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller leaves after so many milliseconds. */
  readonly leaveAfterMs?: number;
}

const ENTITIES = [
  'Q35869',
  'Q12152',
  'Q12206',
  'Q11081',
  'Q188844',
  'Q18216',
  'Q422244',
  'Q14818098',
  'Q2259180',
  'Q86',
];
const WORDS = [
  'asthma',
  'heart failure',
  'insulin resistance',
  'alzheimer',
  'aspirin',
  'tumor',
  'malaria vaccine',
  'BRCA1',
  'statin',
  'sleep',
];
const QUESTIONS = [
  'Which drugs treat asthma?',
  'Does aspirin treat malaria?',
  'Which genes are associated with asthma?',
  'What is ibuprofen?',
  'How many symptoms does malaria have?',
];
const SMILES = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'CN1C=NC2=C1C(=O)N(C(=O)N2C)C',
  'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
  'OC(=O)c1ccccc1O',
];
const HEAVY = 'SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . FILTER(STR(?c) < STR(?f)) }';

/** Variables of each operation, made new for each request, so that the cache doesn't answer all. */
const VARIABLES: Readonly<Record<string, (pick: Pick) => Readonly<Record<string, unknown>>>> = {
  'admet-explanation': (pick) => ({ smiles: pick(SMILES), modelName: pick(['logS', 'hERG']) }),
  'admet-models': (pick) => ({ isOwn: pick([true, false, null]) }),
  'drugs-with-substructure': (pick) => ({
    pattern: pick(['c1ccncc1', 'C(=O)N', '[#7;R]']),
    first: 10,
  }),
  admet: (pick) => ({
    smiles: [pick(SMILES), `${'C'.repeat(pick(LENGTHS))}O`],
    modelName: pick(['hERG', 'logS', 'Ames']),
  }),
  answer: (pick) => ({ query: pick(QUESTIONS) }),
  answers: (pick) => ({ questions: [pick(QUESTIONS), pick(QUESTIONS)] }),
  'answer-single': (pick) => ({ query: pick(QUESTIONS) }),
  articles: (pick) => ({
    query: pick(WORDS),
    pageSize: 10,
    sortOrder: pick(['NEWEST', 'RELEVANCE']),
  }),
  documents: (pick) => ({ query: `${pick(WORDS)} in ${pick(WORDS)}` }),
  'emerging-concepts': (pick) => ({ engineID: 'biographql', query: pick(WORDS) }),
  entities: (pick) => ({ searchText: pick(WORDS).slice(0, pick([2, 3, 4, 5, 6])) }),
  'entities-by-name': (pick) => ({
    name: pick(WORDS),
    matchingStrategy: pick(['exact', 'contains']),
  }),
  entity: (pick) => ({ iri: pick(ENTITIES), neighborTypes: ['GENE'], neighbors: 5, articles: 2 }),
  'entity-list': (pick) => ({
    keys: [{ iri: pick(ENTITIES) }, { name: pick(WORDS) }],
    neighbors: 3,
  }),
  'entity-properties': (pick) => ({
    engineID: 'biographql',
    startNode: pick(ENTITIES),
    nodeTypes: ['DISEASE'],
  }),
  'entity-vectors': (pick) => ({ graphIds: [pick(ENTITIES)] }),
  'insight-rows': (pick) => ({
    insightRowsInput: { qid: pick(ENTITIES), insightType: 'GENETIC_ASSOCIATION' },
  }),
  molecules: (pick) => ({ texts: [pick(SMILES)], models: ['logS'], similar: 3 }),
  neighbors: (pick) => ({
    engineID: 'biographql',
    startNode: pick(ENTITIES),
    maxNeighbors: pick([5, 20, 50]),
  }),
  predicates: (pick) => ({ label: pick(['symptom', 'drug', 'gene']) }),
  'predicates-by-name': (pick) => ({ name: pick(['symptom', 'drug', 'gene']), limit: 3 }),
  provenance: (pick) => ({
    facts: [{ subject: pick(ENTITIES), property: 'P2176', object: pick(ENTITIES) }],
  }),
  'question-entities': (pick) => ({ question: pick(QUESTIONS) }),
  'question-sparql': (pick) => ({ question: pick(QUESTIONS) }),
  'resolved-entities': (pick) => ({
    names: [pick(WORDS), pick(WORDS), 'no such name'],
    schemes: ['mesh'],
  }),
  sparql: (pick) => ({
    sparql: `SELECT ?p ?o WHERE { wd:${pick(ENTITIES)} ?p ?o } LIMIT ${pick(LENGTHS)}`,
  }),
  'sparql-json': (pick) => ({
    sparql: `SELECT ?o WHERE { wd:${pick(ENTITIES)} wdt:P2176|wdt:P2293 ?o } LIMIT ${pick(LENGTHS)}`,
  }),
  'supported-insights': (pick) => ({ supportedInsightsInput: { qid: pick(ENTITIES) } }),
  'top-affiliations': (pick) => ({ query: pick(WORDS) }),
  'top-authors': (pick) => ({ query: pick(WORDS) }),
  'top-entities': (pick) => ({ query: pick(WORDS) }),
  verdicts: (pick) => ({
    items: [
      { article: `PMID:${20_198_754 + pick(LENGTHS)}`, quote: pick(WORDS) },
      { identifier: `MONDO:000${4_900 + pick(LENGTHS)}`, label: pick(WORDS) },
      { claim: `${pick(WORDS)} treats ${pick(WORDS)}.` },
    ],
  }),
  'triple-plausibilities': (pick) => ({ triples: [[pick(ENTITIES), 'P2176', pick(ENTITIES)]] }),
};

const LENGTHS = Array.from({ length: 60 }, (_, index) => index + 1);

type Pick = <Value>(values: readonly Value[]) => Value;

/** Operations of the contract, in turn; every n-th request is hostile. */
export function traffic(seed: number, hostileShare: number): () => Traffic {
  const random = createRandom(seed);
  const pick: Pick = (values) => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const documents = [...OPERATION_DOCUMENTS];
  const missing = documents.map(([name]) => name).filter((name) => !Object.hasOwn(VARIABLES, name));
  if (missing.length > 0) throw new Error(`No variables for the operations ${missing.join(', ')}.`);
  const hostile = hostileRequests(seed);
  let count = 0;
  return () => {
    count += 1;
    if (random() < hostileShare) return hostile();
    if (count % 10 === 0) return { name: 'typename', body: '{"query":"{ __typename }"}' };
    const [name, query] = pick(documents);
    return { name, body: JSON.stringify({ query, variables: VARIABLES[name]?.(pick) }) };
  };
}

/** What `pnpm fuzz` tries, endless queries, and callers that leave. */
function hostileRequests(seed: number): () => Traffic {
  const sparqlDocument = operationDocument('sparql');
  const pool: readonly Traffic[] = [
    ...sampled(operationsTarget, seed).map(({ document, variables }) => ({
      body: JSON.stringify({ query: document, variables }),
    })),
    ...sampled(documentsTarget, seed).map((query) => ({ body: JSON.stringify({ query }) })),
    ...sampled(bodiesTarget, seed).map(({ body }) => ({ body })),
    ...sampled(sparqlTarget, seed).map((sparql) => ({
      body: JSON.stringify({ query: sparqlDocument, variables: { sparql } }),
    })),
    ...[5, 50, 500].map((leaveAfterMs) => ({
      body: JSON.stringify({ query: sparqlDocument, variables: { sparql: HEAVY } }),
      leaveAfterMs,
    })),
    { body: 'x'.repeat(2_000_000) },
    { body: '{"query":"{ __typename }"}', headers: { 'x-api-key': 'wrong' } },
  ].map((request) => ({ name: 'hostile', ...request }));
  let next = 0;
  return () => {
    next = (next + 7) % pool.length;
    return pool[next] ?? { name: 'hostile', body: '' };
  };
}

function sampled<Input>(target: Target<Input>, seed: number): readonly Input[] {
  return fc.sample(target.inputs, { seed, numRuns: 500 });
}
