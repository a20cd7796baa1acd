import { type EntityType, parseEntityIri } from '@biographql/core';
import type { Article, LabelRow } from '@biographql/engines';
import {
  inProcessStore,
  labelRow,
  testArticle,
  testArticleIndex,
  testLabelIndex,
} from '@biographql/engines/testing';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { analyzeQuestion } from './analyze/analyze-question.js';
import type { QuestionEngines } from './answer-question.js';
import { createRelations, type Relations } from './lexicon/relations.js';
import { type LinkedQuestion, linkQuestion } from './link/link-question.js';
import { openBudget, type QuestionContext } from './question-service.js';

/** Facts of Wikidata (CC0) about asthma and what is near it, with one made-up disease whose name is markup. */
const GRAPH = `
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
wd:Q35869 wdt:P2176 wd:Q410358, wd:Q422642 ; wdt:P780 wd:Q35805, wd:Q767485 ; wdt:P279 wd:Q3286546 ;
  <http://www.w3.org/2004/02/skos/core#altLabel> "bronchial asthma"@en, "Asthma bronchiale"@de ;
  wdt:P486 "D001249" ; wdt:P2293 wd:Q14878303 ; wdt:P4229 "J45" .
wd:Q410358 wdt:P2175 wd:Q35869 ; wdt:P129 wd:Q14878303 ; wdt:P267 "R03AC02" .
wd:Q422642 wdt:P267 "R03DC03" .
wd:Q3286546 wdt:P279 wd:Q12136 .
wd:Q14878303 wdt:P1057 wd:Q220677 ; wdt:P351 "154" ; wdt:P4196 "5q32" .
wd:Q83319 wdt:P828 wd:Q133823 ; wdt:P494 "A01.0" .
wd:Q99999999 wdt:P2176 wd:Q422642 .
`;

function row(qid: string, label: string, type: EntityType, more: Partial<LabelRow> = {}): LabelRow {
  return labelRow(qid, label, { degree: 1, types: [type], ...more });
}

const LABELS: readonly LabelRow[] = [
  row('Q35869', 'asthma', 'DISEASE', {
    description: 'long-term disease involving inflamed airways',
    degree: 9,
    aliases: ['bronchial asthma'],
    meshIds: ['D001249'],
    identifiers: [{ scheme: 'mesh', id: 'D001249' }],
  }),
  row('Q410358', 'salbutamol', 'MEDICATION', { degree: 5, aliases: ['albuterol'] }),
  row('Q422642', 'montelukast', 'MEDICATION', { degree: 4 }),
  row('Q35805', 'cough', 'SYMPTOM', { degree: 3 }),
  row('Q767485', 'wheeze', 'SYMPTOM', { degree: 2 }),
  row('Q3286546', 'respiratory system disease', 'DISEASE', { degree: 2 }),
  row('Q12136', 'disease', 'DISEASE', { degree: 2 }),
  row('Q14878303', 'ADRB2', 'GENE', { degree: 2 }),
  row('Q287961', 'beta-2 adrenergic receptor', 'PROTEIN'),
  row('Q220677', 'human chromosome 5', 'CHROMOSOME', { degree: 2 }),
  row('Q847057', 'human chromosome 7', 'CHROMOSOME', { degree: 2 }),
  row('Q83319', 'typhoid fever', 'DISEASE', { degree: 1 }),
  row('Q133823', 'Salmonella Typhi', 'TAXON', { degree: 1 }),
  row('Q99999999', '<img src=x onerror=alert(1)> disease & co', 'DISEASE', {
    aliases: ['markup disease'],
  }),
];

const ARTICLES: readonly Article[] = [
  testArticle(1, 'Salt caves for asthma', {
    abstract:
      'Salt caves were visited by forty adults. The salt cave air loosens mucus in the airways <b>within</b> a week. Costs were low.',
    entities: [parseEntityIri('Q35869')],
  }),
  testArticle(2, 'Bridges of steel', { abstract: 'Steel bridges need paint.' }),
  testArticle(3, 'Asthma in winter', { entities: [parseEntityIri('Q35869')] }),
];

const labels = await testLabelIndex(LABELS, WIKIDATA.identifiers.data);
const articles = await testArticleIndex(ARTICLES);

/** Engines over the fixture. */
export function fixtureEngines(): QuestionEngines {
  return {
    graph: inProcessStore({ text: GRAPH }),
    labels,
    articles,
  };
}

/** Relations that questions about Wikidata can use. */
export const RELATIONS: Relations = createRelations(WIKIDATA);

/** The context of one question over the fixture, with time enough. */
export function fixtureContext(more: Partial<QuestionContext> = {}): QuestionContext {
  const { graph, labels, articles } = fixtureEngines();
  const budget = openBudget(graph, { timeMs: 60_000, queries: 16 }, undefined);
  const graphContext = { graph, labels, budget, vocabulary: WIKIDATA };
  return {
    ...graphContext,
    relations: RELATIONS,
    articles,
    reader: null,
    generate: true,
    minProbability: 0.35,
    ...more,
  };
}

/** A question with the fixture's entities that it names. */
export function linkedQuestion(text: string): Promise<LinkedQuestion> {
  return linkQuestion(analyzeQuestion(text, RELATIONS), fixtureContext());
}
