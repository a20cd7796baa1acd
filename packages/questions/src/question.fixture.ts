import { type EntityIri, type EntityType, parseEntityIri } from '@biographql/core';
import type { Article, LabelRow } from '@biographql/engines';
import { inProcessStore, memoryArticleIndex, memoryLabelIndex } from '@biographql/engines/testing';
import type { QuestionEngines } from './create-question-service.js';
import { sentenceAnswerer } from './reader/sentence-answerer.js';

/** Facts of Wikidata (CC0) about asthma and what is near it, with one made-up disease whose name is markup. */
const GRAPH = `
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
wd:Q35869 wdt:P2176 wd:Q410358, wd:Q422642 ; wdt:P780 wd:Q35805, wd:Q767485 ; wdt:P279 wd:Q3286546 ;
  wdt:P486 "D001249" ; wdt:P2293 wd:Q14878303 ; wdt:P4229 "J45" .
wd:Q410358 wdt:P2175 wd:Q35869 ; wdt:P129 wd:Q14878303 .
wd:Q3286546 wdt:P279 wd:Q12136 .
wd:Q14878303 wdt:P1057 wd:Q220677 ; wdt:P351 "154" ; wdt:P4196 "5q32" .
wd:Q83319 wdt:P828 wd:Q133823 .
wd:Q99999999 wdt:P2176 wd:Q422642 .
`;

function row(qid: string, label: string, type: EntityType, more: Partial<LabelRow> = {}): LabelRow {
  const iri = parseEntityIri(qid);
  return {
    iri,
    label,
    description: null,
    types: [type],
    degree: 1,
    popularity: more.degree ?? 1,
    aliases: [],
    meshIds: [],
    ...more,
  };
}

const LABELS: readonly LabelRow[] = [
  row('Q35869', 'asthma', 'DISEASE', {
    description: 'long-term disease involving inflamed airways',
    degree: 9,
    aliases: ['bronchial asthma'],
    meshIds: ['D001249'],
  }),
  row('Q410358', 'salbutamol', 'MEDICATION', { degree: 5, aliases: ['albuterol'] }),
  row('Q422642', 'montelukast', 'MEDICATION', { degree: 4 }),
  row('Q35805', 'cough', 'SYMPTOM', { degree: 3 }),
  row('Q767485', 'wheeze', 'SYMPTOM', { degree: 2 }),
  row('Q3286546', 'respiratory system disease', 'DISEASE', { degree: 2 }),
  row('Q12136', 'disease', 'DISEASE', { degree: 2 }),
  row('Q14878303', 'ADRB2', 'GENE', { degree: 2 }),
  row('Q220677', 'human chromosome 5', 'CHROMOSOME', { degree: 2 }),
  row('Q847057', 'human chromosome 7', 'CHROMOSOME', { degree: 2 }),
  row('Q83319', 'typhoid fever', 'DISEASE', { degree: 1 }),
  row('Q133823', 'Salmonella Typhi', 'TAXON', { degree: 1 }),
  row('Q99999999', '<img src=x onerror=alert(1)> disease & co', 'DISEASE', {
    aliases: ['markup disease'],
  }),
];

function article(
  pmid: string,
  title: string,
  abstract: string | null,
  entities: readonly EntityIri[] = [],
): Article {
  return {
    id: `pmid:${pmid}`,
    pmid,
    pmcid: null,
    doi: null,
    title,
    abstract,
    authors: [],
    containerTitle: null,
    issn: null,
    issued: null,
    language: 'en',
    publicationTypes: [],
    mesh: [],
    hasFullText: false,
    entities,
  };
}

const ARTICLES: readonly Article[] = [
  article(
    '1',
    'Salt caves for asthma',
    'Salt caves were visited by forty adults. The salt cave air loosens mucus in the airways <b>within</b> a week. Costs were low.',
    [parseEntityIri('Q35869')],
  ),
  article('2', 'Bridges of steel', 'Steel bridges need paint.'),
  article('3', 'Asthma in winter', null, [parseEntityIri('Q35869')]),
];

/** Engines over the fixture: the reference adapters, in memory. */
export function fixtureEngines(): QuestionEngines {
  return {
    graph: inProcessStore({ text: GRAPH }),
    labels: memoryLabelIndex(LABELS),
    articles: memoryArticleIndex(ARTICLES),
    answerer: sentenceAnswerer(),
  };
}
