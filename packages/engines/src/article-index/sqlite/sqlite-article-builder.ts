import type { EntityIri } from '@biographql/core';
import { bulkInsert } from '../../sqlite/bulk-insert.js';
import { writePackedRows } from '../../sqlite/packed-rows.js';
import { buildDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import { createArrayTable, writeArray, writeLists } from '../../sqlite/stored-arrays.js';
import { WordReader } from '../../text/article-words.js';
import { compareText } from '../../text/compare.js';
import type {
  ArticleBuildCounts,
  ArticleBuildOptions,
  EarlyArticleOptions,
  EquivalentEntities,
  LateEntities,
} from '../article-build.js';
import type { Article } from '../article-index.js';
import { articleIdentifiers, articleTerms, SEPARATOR } from '../article-texts.js';
import type { CollectedAuthors } from '../authors/author-collector.js';
import type { TextFacet } from '../facets/article-facets.js';
import type { CollectedFacet } from '../facets/facet-collector.js';
import { ArticleRows } from './article-rows.js';
import { ARTICLE_FORMAT, ARTICLE_SCHEMA, PACKED } from './sqlite-article-format.js';

const PROGRESS_EVERY = 5_000;

/**
 * Builds an article index in a new file, which replaces an existing one. Memory grows with identifiers, authors,
 * affiliations and annotations, not with texts. An abort rejects with `signal.reason`.
 */
export async function buildArticleIndex(
  path: string,
  articles: AsyncIterable<readonly Article[]>,
  options: ArticleBuildOptions = {},
): Promise<ArticleBuildCounts> {
  return build(path, articles, { ...options, late: null });
}

/** Builds an article index whose entities come last: everything else is built while they are computed. */
export async function buildEarlyArticleIndex(
  path: string,
  articles: AsyncIterable<readonly Article[]>,
  { entities, ...options }: EarlyArticleOptions,
): Promise<ArticleBuildCounts> {
  return build(path, articles, { ...options, late: entities });
}

async function build(
  path: string,
  articles: AsyncIterable<readonly Article[]>,
  {
    late,
    ...options
  }: ArticleBuildOptions & { readonly late: (() => Promise<LateEntities>) | null },
): Promise<ArticleBuildCounts> {
  return buildDatabase(path, ARTICLE_FORMAT, async (database) => {
    database.exec(ARTICLE_SCHEMA);
    createArrayTable(database);
    database.exec('BEGIN');
    const rows = new ArticleRows(database);
    const taken = await takeAll(rows, articles, options);
    const order = rows.byDate();
    indexRows({ database, rows, order }, options);
    // The entities may take long, and much memory of their own.
    rows.free();
    const annotation = await late?.();
    options.signal?.throwIfAborted();
    if (annotation !== undefined) rows.annotate(order, annotation.entitiesOf);
    const { entityLabel, equivalentEntities } = annotation ?? options;
    writeEntities(database, rows.entityFacet(order, entityLabel), equivalentEntities);
    database.exec('COMMIT');
    options.onProgress?.(taken);
    return { articles: order.length, duplicates: taken - order.length };
  });
}

/** First pass, in the order of arrival. Returns the number of articles taken. */
async function takeAll(
  rows: ArticleRows,
  articles: AsyncIterable<readonly Article[]>,
  { signal, onProgress }: ArticleBuildOptions,
): Promise<number> {
  let taken = 0;
  const take = (article: Article) => {
    rows.add(article);
    if (++taken % PROGRESS_EVERY === 0) onProgress?.(taken);
  };
  for await (const batch of articles) {
    signal?.throwIfAborted();
    batch.forEach(take);
  }
  signal?.throwIfAborted();
  rows.flush();
  return taken;
}

/** Second pass, by date: everything but entities. */
function indexRows({ database, rows, order }: DatedRows, { signal }: ArticleBuildOptions): void {
  const insert = bulkInsert(database, 'article_text (rowid, title, mesh, abstract)');
  const words = new WordReader();
  /** Of articles that claim one identifier the first by date has it. */
  const identifiers = new Map<string, number>();
  const fullText = new Uint8Array(order.length + 1);
  order.forEach((row, index) => {
    if (index % PROGRESS_EVERY === 0) signal?.throwIfAborted();
    const number = index + 1;
    const article = rows.read(row);
    const terms = articleTerms(article).map((term) => words.read(term));
    const abstract = words.read(article.abstract ?? '');
    insert.add(number, words.read(article.title), terms.join(` ${SEPARATOR} `), abstract);
    fullText[number] = article.hasFullText ? 1 : 0;
    for (const text of articleIdentifiers(article))
      if (!identifiers.has(text)) identifiers.set(text, number);
  });
  insert.flush();
  database.exec("INSERT INTO article_text (article_text) VALUES ('optimize')");
  writeArray(database, 'seq', withZero(order.map((row) => rows.seq(row))));
  writeArray(database, 'day', withZero(order.map((row) => rows.day(row))));
  writeArray(database, 'full-text', fullText);
  const ordered = [...identifiers].sort(([one], [other]) => compareText(one, other));
  writePackedRows(database, PACKED.identifiers, ordered);
  signal?.throwIfAborted();
  const { facets, authors } = rows.facets.finish(order);
  writeFacet(database, 'affiliation', facets.affiliation);
  writeFacet(database, 'meshDescriptor', facets.meshDescriptor);
  writeFacet(database, 'publicationType', facets.publicationType);
  writeAuthors(database, authors);
}

interface DatedRows {
  readonly database: SqlDatabase;
  readonly rows: ArticleRows;
  readonly order: Uint32Array;
}

function writeFacet(
  database: SqlDatabase,
  name: TextFacet,
  { values, postings }: CollectedFacet,
): void {
  const rows = values.map(({ key, label, location }) => [key, label, location]);
  writePackedRows(database, PACKED.facets[name], rows);
  writeLists(database, name, postings);
}

function writeAuthors(database: SqlDatabase, authors: CollectedAuthors): void {
  const forms = authors.forms.map((form) => [form.familyText, form.givenText, form.orcid]);
  writePackedRows(database, PACKED.authorForms, forms);
  writeArray(database, 'author-of-form', authors.authorOfForm);
  writeArray(database, 'usual-form', authors.usualForms);
  writeArray(database, 'orcid-form', authors.orcidForms);
  writeLists(database, 'author-form', authors.postings);
}

function writeEntities(
  database: SqlDatabase,
  entity: CollectedFacet,
  getEquivalents: EquivalentEntities = () => [],
): void {
  writeFacet(database, 'entity', entity);
  const equivalents = entity.values
    .flatMap(({ key }) => getEquivalents(key as EntityIri).map((other) => [other, key] as const))
    .sort(([one], [other]) => compareText(one, other));
  writePackedRows(database, PACKED.equivalentEntities, equivalents);
}

/** Numbers of articles begin with 1. */
function withZero(array: Uint32Array): Uint32Array {
  const shifted = new Uint32Array(array.length + 1);
  shifted.set(array, 1);
  return shifted;
}
