import { rmSync } from 'node:fs';
import type { EntityIri, EntityType } from '@biographql/core';
import type {
  Article,
  ArticleAuthor,
  ArticleIndex,
} from '../../src/article-index/article-index.js';
import { sqliteArticles } from '../../src/article-index/sqlite/sqlite-article-builder.js';
import { type Driver, type Engine, inBatches, type Place } from '../../src/driver.js';
import {
  compareRows,
  type LabelIndex,
  type LabelRow,
  NO_IDENTIFIERS,
} from '../../src/label-index/label-index.js';
import { sqliteLabels } from '../../src/label-index/sqlite/sqlite-label-builder.js';
import type { IdentifiersData } from '../../src/vocabulary/index.js';
import { temporaryPlace } from './temporary-place.js';

/** Opens a label index of a few rows for a test. Its file is removed when the process exits. */
export function testLabelIndex(
  rows: readonly LabelRow[],
  identifiers: IdentifiersData = NO_IDENTIFIERS,
): Promise<LabelIndex> {
  const ordered = rows.toSorted(compareRows);
  return openUntilExit(sqliteLabels, (place) =>
    sqliteLabels.build(inBatches(ordered), place, { identifiers }),
  );
}

/** Opens an article index of a few articles for a test. Its file is removed when the process exits. */
export function testArticleIndex(articles: readonly Article[]): Promise<ArticleIndex> {
  return openUntilExit(sqliteArticles, (place) => sqliteArticles.build(inBatches(articles), place));
}

async function openUntilExit<E extends Engine>(
  driver: Driver<E>,
  build: (place: Place) => Promise<unknown>,
): Promise<E> {
  const place = await temporaryPlace();
  process.once('exit', () => rmSync(place.directory, { recursive: true, force: true }));
  await build(place);
  return driver.open(place);
}

export function testArticle(pmid: number, title: string, more: Partial<Article> = {}): Article {
  return {
    id: `pmid:${pmid}`,
    pmid: String(pmid),
    pmcid: null,
    doi: null,
    title,
    abstract: null,
    authors: [],
    containerTitle: null,
    issn: null,
    issued: null,
    language: null,
    publicationTypes: [],
    mesh: [],
    hasFullText: false,
    entities: [],
    ...more,
  };
}

export function testAuthor(
  family: string,
  given: string,
  more: Partial<ArticleAuthor> = {},
): ArticleAuthor {
  return { family, given, affiliations: [], ...more };
}

/** A row for tests: the IRI ends in the given name; popularity defaults to the degree. */
export function labelRow(
  id: string,
  label: string,
  more: Partial<Omit<LabelRow, 'iri' | 'label'>> = {},
): LabelRow {
  const iri = `http://www.wikidata.org/entity/${id}` as EntityIri;
  const types: readonly EntityType[] = ['DISEASE'];
  const { degree = 0, popularity = degree } = more;
  const rest = {
    description: null,
    types,
    aliases: [],
    shortNames: [],
    meshIds: [],
    identifiers: [],
    representative: null,
    ...more,
  };
  return { ...rest, iri, label, degree, popularity };
}
