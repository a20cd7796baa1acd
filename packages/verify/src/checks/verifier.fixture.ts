import type { Article } from '@biographql/engines';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, SEEDS, type SeedEngines } from '@biographql/ingest/testing';
import { createQuestionEntities, createQuestionService } from '@biographql/questions';
import { createVerifier, type Verifier } from './verify-items.js';

const EMPTY = {
  pmcid: null,
  doi: null,
  issn: null,
  language: 'eng',
  publicationTypes: ['Journal Article'],
  mesh: [],
  hasFullText: false,
  entities: [],
} as const;

/** Articles that were made up for tests. */
export const ARTICLES: readonly Article[] = [
  {
    ...EMPTY,
    id: 'pmid:101',
    pmid: '101',
    doi: '10.1000/inhaled' as Article['doi'],
    pmcid: 'PMC901',
    title: 'Inhaled salbutamol in children with asthma: a randomized trial.',
    abstract:
      'We enrolled 1,240 children with asthma aged 6\u201312 years. A dose of 2.5 mg of salbutamol improved lung function in 64% of them (p < 0.05). Adverse events were rare.',
    authors: [
      { family: 'Müller', given: 'Anna', affiliations: [] },
      { family: 'van der Berg', given: 'Piet', affiliations: [] },
    ],
    containerTitle: 'Journal of Made-up Trials',
    issued: '2014-05',
  },
  {
    ...EMPTY,
    id: 'pmid:102',
    pmid: '102',
    title: 'Memory loss in older adults who sleep badly',
    abstract:
      'Adults who slept less than five hours forgot more words than others. Sleep was measured for 14 nights.',
    authors: [{ family: 'Okafor', given: 'Chi', affiliations: [] }],
    containerTitle: null,
    issued: '2019',
  },
  {
    ...EMPTY,
    id: 'pmid:103',
    pmid: '103',
    title: 'Effects of a compound that was never made on fever',
    abstract: null,
    publicationTypes: ['Journal Article', 'Retracted Publication'],
    authors: [],
    containerTitle: null,
    issued: null,
  },
  ...[2009, 2016].map((year) => ({
    ...EMPTY,
    id: `pmid:${year}`,
    pmid: String(year),
    title: 'Yearly report on a ward that was made up',
    abstract: null,
    authors: [],
    containerTitle: null,
    issued: String(year),
  })),
];

/** A verifier over the seed of three diseases and {@link ARTICLES}. */
export async function openVerifier(): Promise<{
  readonly verifier: Verifier;
  readonly engines: SeedEngines;
}> {
  const seed = SEEDS['three-diseases'];
  const engines = await openSeedEngines({ ...seed, articles: [...seed.articles, ...ARTICLES] });
  const openClaims = async () => ({
    graph: engines.graph,
    questions: createQuestionService(engines, { timeMs: 60_000 }),
    nameEntities: createQuestionEntities(engines),
  });
  const verifier = createVerifier({ ...engines, vocabulary: WIKIDATA, openClaims });
  return { verifier, engines };
}
