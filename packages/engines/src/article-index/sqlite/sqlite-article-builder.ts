import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntityIri } from '@biographql/core';
import { type Place, settingValues } from '../../driver.js';
import { integer } from '../../setting.js';
import { buildDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import {
  bulkInsert,
  createArrayTable,
  writeArray,
  writeLists,
} from '../../sqlite/stored-values.js';
import { WordReader } from '../../text/article-words.js';
import type {
  Article,
  ArticleBuildCounts,
  ArticleBuildOptions,
  ArticleDriver,
  LateEntities,
} from '../article-index.js';
import { articleIdentifiers, articleTerms, firstDay, SEPARATOR } from '../article-query.js';
import type { CollectedAuthors } from '../authors/author-collector.js';
import {
  ArticleFacets,
  type CollectedFacet,
  FacetCollector,
  type TextFacet,
} from '../facets/article-facets.js';
import { decodeArticle, encodeArticle, encodeEntities } from './article-record.js';
import { ARTICLE_FORMAT, ARTICLE_INDEXES, ARTICLE_SCHEMA } from './sqlite-article-format.js';
import { openArticleIndex } from './sqlite-article-index.js';
import { openInThreads } from './threads/threaded-articles.js';

const SETTINGS = {
  articleThreads: integer({
    defaultValue: 1,
    min: 0,
    max: 16,
    description:
      'Threads that search and count articles. With 0, searches run in the main thread and block other requests.',
  }),
};

/**
 * Articles in one SQLite file: FTS5 finds and ranks words; facets are counted in memory, from lists of numbers. A built
 * package searches in threads of its own; sources run in the calling thread.
 */
export const sqliteArticles: ArticleDriver = {
  name: 'sqlite',
  format: ARTICLE_FORMAT.version,
  settings: SETTINGS,
  build: (articles, at, options) => build(fileIn(at), articles, { ...options, late: null }),
  buildEarly: (articles, at, { entities, ...options }) =>
    build(fileIn(at), articles, { ...options, late: entities }),
  async open(at, options = {}) {
    const { articleThreads: threads } = settingValues(SETTINGS, options.settings);
    const module = builtWorker();
    if (threads > 0 && module !== null) {
      return openInThreads(fileIn(at), { ...options, threads, module });
    }
    return openArticleIndex(fileIn(at), options);
  },
};

/** The worker next to the bundle; null when running from sources. */
function builtWorker(): string | null {
  const path = fileURLToPath(new URL('./article-worker.js', import.meta.url));
  return existsSync(path) ? path : null;
}

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.db');
}

const PROGRESS_EVERY = 5_000;

/**
 * Builds an article index in a new file, which replaces an existing one. Memory grows with authors, affiliations and
 * annotations, not with texts. An abort rejects with `signal.reason`.
 * @param late - resolves to the entities, which come last: everything else is built while they are computed. Null when the
 * articles have them.
 */
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
    const taken = await takeAll(database, articles, options);
    const dated = database.prepare('SELECT seq, day FROM article ORDER BY day, id DESC').rows([]);
    const seqs = Uint32Array.from([0, ...dated.map(([seq]) => Number(seq))]);
    writeArray(database, 'seq', seqs);
    writeArray(database, 'day', Uint32Array.from([0, ...dated.map(([, day]) => Number(day))]));
    const records = readRecords(database, seqs, options);
    const facet = entityFacet(options);
    indexRecords(database, records(), {
      size: seqs.length,
      entities: late === null ? facet : null,
    });
    const annotation = await late?.();
    options.signal?.throwIfAborted();
    const entities = annotation === undefined ? facet : annotate(database, records(), annotation);
    writeEntities(database, entities.finish(), annotation ?? options);
    database.exec('COMMIT');
    database.exec(ARTICLE_INDEXES);
    options.onProgress?.(taken);
    return { articles: dated.length, duplicates: taken - dated.length };
  });
}

/** First pass, in the order of arrival: an article replaces an earlier one with the same `id`. Returns how many came. */
async function takeAll(
  database: SqlDatabase,
  articles: AsyncIterable<readonly Article[]>,
  { signal, onProgress }: ArticleBuildOptions,
): Promise<number> {
  const insert = bulkInsert(
    database,
    'article (id, day, record)',
    'ON CONFLICT (id) DO UPDATE SET day = excluded.day, record = excluded.record',
  );
  let taken = 0;
  for await (const batch of articles) {
    signal?.throwIfAborted();
    for (const article of batch) {
      insert.add(article.id, firstDay(article.issued), encodeArticle(article));
      if (++taken % PROGRESS_EVERY === 0) onProgress?.(taken);
    }
  }
  signal?.throwIfAborted();
  insert.flush();
  return taken;
}

type Records = Iterable<readonly [seq: number, article: Article]>;

/** Reads the records by date. @throws `signal.reason` when aborted. */
function readRecords(
  database: SqlDatabase,
  seqs: Uint32Array,
  { signal }: ArticleBuildOptions,
): () => Records {
  const record = database.prepare('SELECT record FROM article WHERE seq = ?');
  return function* () {
    for (const [number, seq] of seqs.subarray(1).entries()) {
      if (number % PROGRESS_EVERY === 0) signal?.throwIfAborted();
      yield [seq, decodeArticle(String(record.row([seq])?.[0]))];
    }
  };
}

/** Second pass, by date: everything but entities. */
function indexRecords(
  database: SqlDatabase,
  records: Records,
  { size, entities }: { readonly size: number; readonly entities: FacetCollector | null },
): void {
  const texts = bulkInsert(database, 'article_text (rowid, title, mesh, abstract)');
  // If several articles claim an identifier, the first by date keeps it.
  const identifiers = bulkInsert(database, 'identifier (text, number)', 'ON CONFLICT DO NOTHING');
  const facets = new ArticleFacets();
  const words = new WordReader();
  const fullText = new Uint8Array(size);
  let number = 0;
  for (const [, article] of records) {
    number += 1;
    const terms = articleTerms(article).map((term) => words.read(term));
    const abstract = words.read(article.abstract ?? '');
    texts.add(number, words.read(article.title), terms.join(` ${SEPARATOR} `), abstract);
    fullText[number] = article.hasFullText ? 1 : 0;
    for (const text of articleIdentifiers(article)) identifiers.add(text, number);
    facets.add(article);
    for (const iri of article.entities) entities?.add(iri);
    entities?.nextArticle();
  }
  texts.flush();
  identifiers.flush();
  database.exec("INSERT INTO article_text (article_text) VALUES ('optimize')");
  writeArray(database, 'full-text', fullText);
  writeFacet(database, 'affiliation', facets.affiliation.finish());
  writeFacet(database, 'meshDescriptor', facets.meshDescriptor.finish());
  writeFacet(database, 'publicationType', facets.publicationType.finish());
  writeAuthors(database, facets.authors.finish());
}

function writeFacet(
  database: SqlDatabase,
  facet: TextFacet,
  { values, postings }: CollectedFacet,
): void {
  const insert = bulkInsert(database, 'facet_value (facet, value, key, label, location)');
  for (const [value, { key, label, location }] of values.entries())
    insert.add(facet, value, key, label, location);
  insert.flush();
  writeLists(database, facet, postings);
}

function writeAuthors(database: SqlDatabase, collected: CollectedAuthors): void {
  const { authors, forms, usualForms, authorOfForm, postings } = collected;
  const insertAuthor = bulkInsert(database, 'author (author, usual_form, orcid)');
  for (const [author, { orcid }] of authors.entries())
    insertAuthor.add(author, usualForms[author] ?? 0, orcid);
  insertAuthor.flush();
  const insertForm = bulkInsert(
    database,
    'author_form (form, author, family, given, folded_family)',
  );
  for (const [form, { familyText, givenText, family }] of forms.entries())
    insertForm.add(form, authorOfForm[form] ?? 0, familyText, givenText, family);
  insertForm.flush();
  writeArray(database, 'author-of-form', authorOfForm);
  writeLists(database, 'author-form', postings);
}

function entityFacet({ entityLabel = () => null }: ArticleBuildOptions): FacetCollector {
  return new FacetCollector((iri) => {
    const label = entityLabel(iri as EntityIri) ?? iri;
    return { key: iri, label, location: null };
  });
}

/** Last pass, by date: replaces the entities of all articles. */
function annotate(database: SqlDatabase, records: Records, late: LateEntities): FacetCollector {
  const facet = entityFacet(late);
  const annotations: (readonly [seq: number, entities: string])[] = [];
  for (const [seq, article] of records) {
    const entities = late.entitiesOf(article);
    annotations.push([seq, encodeEntities(entities)]);
    for (const iri of entities) facet.add(iri);
    facet.nextArticle();
  }
  // In the order of `seq`, which makes the table smaller.
  const insert = bulkInsert(database, 'article_entity (seq, iris)');
  for (const annotation of annotations.sort(([one], [other]) => one - other))
    insert.add(...annotation);
  insert.flush();
  return facet;
}

function writeEntities(
  database: SqlDatabase,
  entities: CollectedFacet,
  { equivalentEntities = () => [] }: ArticleBuildOptions,
): void {
  writeFacet(database, 'entity', entities);
  const into = 'equivalent_entity (iri, represented_by)';
  const equivalents = bulkInsert(database, into, 'ON CONFLICT DO NOTHING');
  for (const { key } of entities.values)
    for (const other of equivalentEntities(key as EntityIri)) equivalents.add(other, key);
  equivalents.flush();
}
