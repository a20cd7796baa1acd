import { OPERATION_DOCUMENTS } from './operation-documents.js';

const ASTHMA = 'http://www.wikidata.org/entity/Q35869';

type Variables = Readonly<Record<string, unknown>>;

/** Asks operations about an entity for asthma; {@link OWN} has what others need. */
const OF_AN_ENTITY: Readonly<Record<string, Variables>> = Object.fromEntries(
  [...OPERATION_DOCUMENTS]
    .filter(([, document]) => /\$entity: ID\b/.test(document))
    .map(([name]) => [name, { entity: ASTHMA }]),
);

const OWN: Readonly<Record<string, Variables>> = {
  verdicts: {
    items: [
      { id: 'a', identifier: 'DOID:2841', label: 'asthma' },
      { id: 'b', claim: 'Salbutamol treats asthma.' },
      { id: 'c', article: 'PMID:1' },
      { id: 'd' },
    ],
  },
  molecules: { texts: [], models: [] },
  'drugs-with-substructure': { pattern: 'OC=O' },
  'admet-models': { isOwn: false },
  'admet-explanation': { smiles: 'CCO', modelName: 'logS' },
  entity: { name: 'asthma', neighborTypes: ['GENE'], neighbors: 2, articles: 1 },
  'entity-list': { keys: [{ iri: 'Q35869' }, { name: 'no such thing' }], neighbors: 2 },
  answers: { questions: ['What treats asthma?'] },
  provenance: {
    facts: [
      { subject: ASTHMA, property: 'P2176', object: 'Q410358' },
      { subject: 'Q35869', property: 'P2176', object: 'Q1' },
      { subject: 'Q35869', property: 'P699', object: 'DOID:2841' },
    ],
  },
  'entities-by-name': { name: 'ASTHMA', matchingStrategy: 'exact' },
  'predicates-by-name': { name: 'drug', limit: 3 },
  predicates: { label: 'symptom' },
  'question-entities': { question: 'Does salbutamol treat asthma?' },
  'question-sparql': { question: 'What treats asthma?' },
  'entity-vectors': { graphIds: ['Q35869', 'Q1'] },
  'triple-plausibilities': {
    triples: [
      ['Q35869', 'P2176', 'Q410358'],
      ['Q35869', 'P9999', 'Q1'],
    ],
  },
  'insight-rows': { insightRowsInput: { qid: ASTHMA, insightType: 'GENETIC_ASSOCIATION' } },
  'resolved-entities': { names: ['asthma', 'MESH:D001249', 'no such name', ''], schemes: ['mesh'] },
  admet: { smiles: [], modelName: 'hERG' },
  sparql: {
    sparql:
      'SELECT ?drug ?label WHERE { wd:Q35869 wdt:P2176 ?drug . ?drug rdfs:label ?label } ORDER BY ?label',
  },
  'sparql-json': {
    sparql:
      'SELECT ?gene ?symbol WHERE { wd:Q35869 wdt:P2293 ?gene OPTIONAL { ?gene wdt:P353 ?symbol } } ORDER BY ?gene',
  },
  'emerging-concepts': { engineID: 'biographql', query: 'alzheimer' },
  documents: { query: 'asthma in children' },
  neighbors: { engineID: 'biographql', startNode: ASTHMA, maxNeighbors: 5 },
  'entity-properties': { engineID: 'biographql', startNode: ASTHMA, nodeTypes: ['DISEASE'] },
  answer: { query: 'Which drugs treat asthma?' },
  'answer-single': { query: 'Which drugs treat asthma?' },
  articles: { query: 'asthma', sortOrder: 'NEWEST', pageSize: 3 },
  entities: { searchText: 'asth' },
  'supported-insights': { supportedInsightsInput: { qid: ASTHMA } },
  'top-affiliations': { query: 'asthma' },
  'top-authors': { query: 'asthma' },
  'top-entities': { query: 'asthma' },
};

/** Variables for each operation, chosen so that each answers with something. */
export const OPERATION_VARIABLES: Readonly<Record<string, Variables>> = { ...OF_AN_ENTITY, ...OWN };

/** Durations differ from run to run, and probabilities with every calibration; everything else must not. */
export function recorded({ extensions: _, ...body }: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(
    body,
    (key, value) => {
      if (key === 'took') return 0;
      return key === 'probability' && /^(0|1|0\.\d+)$/.test(value) ? 'decimal' : value;
    },
    2,
  );
  return `${text}\n`;
}
