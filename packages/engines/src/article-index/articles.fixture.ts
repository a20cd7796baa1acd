import type { Doi, EntityIri } from '@biographql/core';
import { openTemporary } from '../../test/testing/temporary-place.js';
import { testArticle, testAuthor } from '../../test/testing/test-indexes.js';
import { inBatches } from '../driver.js';
import type {
  Article,
  ArticleDriver,
  ArticleIndex,
  EntityLabel,
  EquivalentEntities,
} from './article-index.js';

export const ASTHMA = 'http://www.wikidata.org/entity/Q35869' as EntityIri;
export const GENE = 'http://www.wikidata.org/entity/Q227339' as EntityIri;
const mesh = (...labels: readonly string[]) => labels.map((label) => ({ label, isMajor: false }));

/** Five articles, of which one has no date. */
export const ARTICLES: readonly Article[] = [
  testArticle(1, 'Asthma in children', {
    issued: '2019-06',
    doi: '10.1000/one' as Doi,
    authors: [
      testAuthor('García', 'José M', { affiliations: ['Dept of X, University of Y, Lima, Peru.'] }),
    ],
    mesh: mesh('Asthma', 'Child'),
    entities: [ASTHMA],
    publicationTypes: ['Journal Article', 'Review'],
  }),
  testArticle(2, 'Treatment of allergic rhinitis', {
    issued: '2020',
    abstract: 'Patients with asthma, and with IL-6 levels measured, were treated.',
    authors: [testAuthor('Garcia', 'J'), testAuthor('de la Cruz', 'Ana')],
    mesh: mesh('Rhinitis, Allergic', 'Child'),
    entities: [ASTHMA, GENE],
    hasFullText: true,
    pmcid: 'PMC7',
  }),
  testArticle(3, 'BRCA1 and the mouse: a beta-blocker story', {
    issued: '2020-01-01',
    authors: [testAuthor('Smith', 'John A'), testAuthor('The Asthma Group', '')],
    mesh: mesh('Mice'),
    entities: [GENE],
  }),
  testArticle(4, 'Undated notes on children and IL6', { mesh: mesh('Child') }),
  testArticle(5, 'Asthma asthma asthma', {
    issued: '2021-12-31',
    authors: [testAuthor('Smith', 'J A')],
  }),
];

/** Builds an index of these articles and opens it. */
export function openArticles(
  driver: ArticleDriver,
  articles: readonly Article[] = ARTICLES,
  {
    entityLabel,
    equivalentEntities,
  }: {
    readonly entityLabel?: EntityLabel | undefined;
    readonly equivalentEntities?: EquivalentEntities | undefined;
  } = {},
): Promise<ArticleIndex> {
  const options = {
    ...(entityLabel === undefined ? {} : { entityLabel }),
    ...(equivalentEntities === undefined ? {} : { equivalentEntities }),
  };
  return openTemporary(driver, (place) => driver.build(inBatches(articles), place, options));
}
