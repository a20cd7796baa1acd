import { createPredictor } from '@biographql/admet-predictor';
import cards from '@biographql/admet-predictor/models/cards.json' with { type: 'json' };
import { type AdmetModelName, WIKIDATA_ENTITY } from '@biographql/core';
import { isRecord, readOperationName } from '@biographql/core/internal';
import * as strings from '@biographql/core/strings';
import { createTestService, type TestService } from '@biographql/server/testing';
import { createExplainer } from '../../../optional/admet-lab/src/explain.js';
import type { ContractDocument } from './operations.js';
import type { Recording } from './recorded-data.js';

/** The service to record: the small graph with the trained models. */
export async function openRecordedService(): Promise<TestService> {
  const predictor = createPredictor();
  const explainer = createExplainer();
  const admet = {
    name: 'trained',
    models: predictor.models,
    async ready() {},
    predict: (smiles: readonly string[], model: AdmetModelName) => predictor.predict(model, smiles),
    describe: predictor.describe,
    findSubstructure: predictor.findSubstructure,
    explain: (smiles: string, model: AdmetModelName) =>
      explainer.explain(model, smiles, { similar: 5 }),
    training: async () =>
      Object.fromEntries(cards.models.map((card) => [card.model, getTraining(card)])),
    async [Symbol.asyncDispose]() {},
  };
  return createTestService({ engines: { admet } });
}

function getTraining({ trainedOn, crossValidation }: (typeof cards.models)[number]) {
  const figure = ({ r2, accuracy }: { readonly r2?: number; readonly accuracy?: number }) =>
    r2 ?? accuracy ?? Number.NaN;
  const { random, scaffold } = crossValidation;
  const measure = 'r2' in random ? ('R2' as const) : ('accuracy' as const);
  return {
    trainedOn,
    crossValidation: { measure, random: figure(random), scaffold: figure(scaffold) },
  };
}

/** Asks the service everything that is recorded. */
export async function recordAnswers(service: TestService): Promise<readonly Recording[]> {
  const recordings: Recording[] = [];
  for (const [document, variables] of questions()) {
    const data = await ask(service, document, variables);
    recordings.push({ operation: readOperationName(document.toString()) ?? '', variables, data });
  }
  return recordings;
}

/** A value read back from JSON, without durations, and without the last digits of `Math.exp`, which differ between versions of Node.js. */
export function toRecorded<Value>(value: Value): Value {
  const replace = (key: string, part: unknown) => {
    if (key === 'took') return 0;
    const isFraction = typeof part === 'number' && !Number.isInteger(part);
    return isFraction ? Number(part.toPrecision(12)) : part;
  };
  return JSON.parse(JSON.stringify(value, replace));
}

const DISEASES = ['Q35869', 'Q11081', 'Q3025883'];
const ENTITIES = [...DISEASES, 'Q410358', 'Q417767', 'Q19484', 'Q412189', 'Q410688'];
const TYPED = ['asthma', 'alzheimer', 'diabetes', 'salbutamol', 'montelukast'];
const TOPICS = ['asthma', 'alzheimer', 'diabetes'];
const WORDS = [...TOPICS, 'basophil'];
const QUESTIONS = [
  'Which drugs treat asthma?',
  'What are the symptoms of asthma?',
  'Which genes are associated with asthma?',
  'Does salbutamol treat asthma?',
  'Does asthma cure cancer?',
];
const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
/** Ethanol, benzene, aspirin, salbutamol; then invalid input. */
const MOLECULES = [
  'CCO',
  'c1ccccc1',
  ASPIRIN,
  'CC(C)(C)NCC(O)c1ccc(O)c(CO)c1',
  'not a molecule',
  '',
];
/** More items than any list of the small graph has. */
const ALL = 100;

type Requested = readonly [ContractDocument, Readonly<Record<string, unknown>>];

function questions(): readonly Requested[] {
  return [
    ...names(),
    ...graph(),
    ...articles(),
    ...answers(),
    ...createPredictor().models.map(
      (modelName): Requested => [strings.AdmetPredictDocument, { modelName, smiles: MOLECULES }],
    ),
    ...[{}, { isOwn: false }, { isOwn: true }].map(
      (requested): Requested => [strings.GetAdmetModelsDocument, requested],
    ),
    [strings.GetMoleculesDocument, { texts: [ASPIRIN, 'not a molecule'], similar: 3 }],
    [strings.GetDrugsWithSubstructureDocument, { pattern: 'Nc1ccccc1', first: 3 }],
    ...[ASPIRIN, 'not a molecule'].map(
      (smiles): Requested => [strings.GetAdmetExplanationDocument, { smiles, modelName: 'hERG' }],
    ),
  ];
}

function names(): readonly Requested[] {
  // The first is the default of the builders.
  const texts = new Set([
    'asthma',
    ...TYPED.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1))),
    'no such name',
    '',
  ]);
  return [
    ...[...texts].map((searchText): Requested => [strings.SearchEntityDocument, { searchText }]),
    ...[...TYPED, 'DOID:2841', 'MESH:D001249', 'no such name', ''].map(
      (name): Requested => [strings.ResolveEntitiesDocument, { names: [name] }],
    ),
    ...[
      { identifier: 'DOID:2841', label: 'asthma' },
      { identifier: 'DOID:2841', label: 'type 2 diabetes' },
      { article: 'PMID:1' },
    ].map((item): Requested => [strings.VerifyDocument, { items: [item] }]),
    [strings.EntitiesByNameDocument, { name: 'asthma' }],
    [strings.PredicatesByNameDocument, { name: 'drug' }],
    [strings.PredicatesDocument, { label: 'symptom' }],
  ];
}

function graph(): readonly Requested[] {
  const asthma = { subject: 'Q35869', property: 'P2176' };
  return [
    ...ENTITIES.flatMap((startNode): readonly Requested[] => [
      [strings.GraphInsightsDocument, { startNode, maxNeighbors: ALL }],
      [strings.NodePropertiesDocument, { startNode, maxNeighbors: ALL }],
    ]),
    ...DISEASES.map(
      (qid): Requested => [
        strings.GetSupportedInsightsDocument,
        { supportedInsightsInput: { qid } },
      ],
    ),
    ...['SYMPTOMS', 'DRUGS_FOR_TREATMENT', 'GENETIC_ASSOCIATION'].map(
      (insightType): Requested => [
        strings.GetInsightRowsDocument,
        { insightRowsInput: { qid: 'Q35869', insightType, limit: ALL } },
      ],
    ),
    [strings.GetEntityDocument, { iri: 'Q35869', neighbors: 2, articles: 2 }],
    [
      strings.GetEntityListDocument,
      { keys: [{ iri: 'Q35869' }, { name: 'no such name' }], neighbors: 2 },
    ],
    [strings.GetProvenanceDocument, {}],
    [
      strings.GetProvenanceDocument,
      {
        facts: [
          { ...asthma, object: 'Q410358' },
          { ...asthma, object: 'Q1' },
        ],
      },
    ],
    [
      strings.AdvancedSearchQueryDocument,
      { sparql: 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } ORDER BY ?drug' },
    ],
    [
      strings.AdvancedSearchGraphDocument,
      { sparql: 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } ORDER BY ?drug' },
    ],
    [strings.AdvancedSearchGraphDocument, { sparql: 'ASK { wd:Q35869 wdt:P2176 ?drug }' }],
    [strings.EntityVectorsDocument, { graphIds: ['Q35869', 'Q1'] }],
    [strings.TriplePlausibilitiesDocument, { triples: [['Q35869', 'P2176', 'Q410358']] }],
  ];
}

function articles(): readonly Requested[] {
  const searched: readonly Readonly<Record<string, unknown>>[] = [
    {},
    ...WORDS.map((query) => ({ query })),
    { query: 'asthma', sortOrder: 'NEWEST' },
    ...DISEASES.map((qid) => ({
      entityFilter: `${WIKIDATA_ENTITY}${qid}`,
      sortOrder: 'NEWEST',
    })),
  ];
  return [
    ...searched.map(
      (search): Requested => [strings.SearchArticlesDocument, { ...search, pageSize: ALL }],
    ),
    ...[
      strings.TopAuthorsDocument,
      strings.TopAffiliationsDocument,
      strings.TopEntitiesDocument,
      strings.EmergingConceptsDocument,
    ].flatMap((document) => TOPICS.map((query): Requested => [document, { query }])),
  ];
}

function answers(): readonly Requested[] {
  const first = QUESTIONS.slice(0, 1);
  return [
    ...QUESTIONS.map((query): Requested => [strings.QuestionAnswerDocument, { query }]),
    ...first.map((query): Requested => [strings.QuestionAnswerSingleDocument, { query }]),
    [strings.GetAnswersDocument, { questions: first }],
    ...first.map((query): Requested => [strings.FindDocumentsDocument, { query }]),
    ...first.map((question): Requested => [strings.QuestionEntitiesDocument, { question }]),
    ...first.map((question): Requested => [strings.QuestionSparqlDocument, { question }]),
  ];
}

async function ask(
  service: TestService,
  document: ContractDocument,
  variables: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const body: unknown = await response.json();
  if (!isRecord(body) || !isRecord(body.data) || body.errors !== undefined) {
    throw new Error(`${document}: ${JSON.stringify(body)}`);
  }
  return toRecorded(body.data);
}
