import { type BulkInsert, bulkInsert } from '../sqlite/bulk-insert.js';
import { createDatabase, type SqlDatabase, sealDatabase } from '../sqlite/sqlite.js';
import { createArrayTable, writeArray } from '../sqlite/stored-arrays.js';
import type { ArticleBuildCounts, ArticleBuildOptions } from './article-build.js';
import { firstDay } from './article-date.js';
import { ArticleFacets } from './article-facets.js';
import type { Article } from './article-index.js';
import { articleIdentifiers, articleTexts } from './article-texts.js';
import type { CollectedAuthors } from './author-collector.js';
import type { CollectedFacet } from './facet-collector.js';
import { writePostings } from './postings.js';
import {
  ARTICLE_FORMAT,
  ARTICLE_INDEXES,
  ARTICLE_SCHEMA,
  STORED_FACETS,
  type StoredFacet,
} from './sqlite-article-format.js';

const PROGRESS_EVERY = 5_000;
const KEPT_CHARACTERS = 64 * 1024 * 1024;

/**
 * Builds an article index into a fresh file, in place of an existing one. Articles come in any order; of two with the
 * same `id` the later one counts. Texts stay on disk: memory grows with the number of authors, affiliations and
 * annotations, not with the abstracts. An abort rejects with `signal.reason`.
 */
export async function buildArticleIndex(
  path: string,
  articles: Iterable<Article> | AsyncIterable<Article>,
  options: ArticleBuildOptions = {},
): Promise<ArticleBuildCounts> {
  const database = createDatabase(path);
  try {
    database.exec(ARTICLE_SCHEMA);
    createArrayTable(database);
    database.exec('BEGIN');
    const kept = new Map<string, Article>();
    const taken = await storeRecords({ database, kept }, articles, options);
    const stored = indexRecords({ database, kept }, options);
    database.exec('COMMIT');
    database.exec(ARTICLE_INDEXES);
    sealDatabase(database, ARTICLE_FORMAT);
    options.onProgress?.(taken);
    return { articles: stored, duplicates: taken - stored };
  } finally {
    database.close();
  }
}

/** A build under way. */
interface Build {
  readonly database: SqlDatabase;
  /** The first records, as far as memory allows: they need not be read back. */
  readonly kept: Map<string, Article>;
}

/** First pass: keeps every record, so that the second can go by date. */
async function storeRecords(
  { database, kept }: Build,
  articles: Iterable<Article> | AsyncIterable<Article>,
  { signal, onProgress }: ArticleBuildOptions,
): Promise<number> {
  const records = bulkInsert(
    database,
    'article (id, day, record)',
    'ON CONFLICT (id) DO UPDATE SET day = excluded.day, record = excluded.record',
  );
  let taken = 0;
  let characters = 0;
  for await (const article of articles) {
    const record = JSON.stringify(article);
    characters += record.length;
    if (characters <= KEPT_CHARACTERS) kept.set(article.id, article);
    else kept.delete(article.id);
    records.add(article.id, firstDay(article.issued), record);
    if (++taken % PROGRESS_EVERY === 0) {
      signal?.throwIfAborted();
      onProgress?.(taken);
    }
  }
  signal?.throwIfAborted();
  records.flush();
  return taken;
}

/** Second pass, by date: words, identifiers, facets. Returns the number of articles. */
function indexRecords(
  { database, kept }: Build,
  { signal, entityLabel }: ArticleBuildOptions,
): number {
  const order = database.prepare('SELECT seq, day, id FROM article ORDER BY day, id DESC').rows([]);
  const record = database.prepare('SELECT record FROM article WHERE seq = ?');
  const texts = bulkInsert(database, 'article_text (rowid, title, mesh, abstract)');
  const identifiers = bulkInsert(database, 'identifier (text, article)', 'ON CONFLICT DO NOTHING');
  const facets = new ArticleFacets(entityLabel);
  const hasFullText = new Uint8Array(order.length + 1);

  order.forEach(([seq = 0, , id], index) => {
    if (index % PROGRESS_EVERY === 0) signal?.throwIfAborted();
    const article = kept.get(String(id)) ?? (JSON.parse(String(record.row([seq])?.[0])) as Article);
    const number = index + 1;
    const [title, mesh, abstract] = articleTexts(article);
    texts.add(number, title.join(' '), mesh.join(' '), abstract.join(' '));
    for (const text of articleIdentifiers(article)) identifiers.add(text, number);
    hasFullText[number] = article.hasFullText ? 1 : 0;
    facets.add(article);
  });
  texts.flush();
  identifiers.flush();
  database.exec("INSERT INTO article_text (article_text) VALUES ('optimize')");
  writeArray(database, 'seq', Uint32Array.from([0, ...order.map(([seq]) => Number(seq))]));
  writeArray(database, 'day', Uint32Array.from([0, ...order.map(([, day]) => Number(day))]));
  writeArray(database, 'full-text', hasFullText);
  writeFacets(database, facets);
  return order.length;
}

function writeFacets(database: SqlDatabase, facets: ArticleFacets): void {
  const values = bulkInsert(database, 'facet_value (facet, value, key, label, location)');
  const names: readonly StoredFacet[] = [
    'affiliation',
    'entity',
    'meshDescriptor',
    'publicationType',
  ];
  for (const name of names) writeFacet(database, values, name, facets[name].finish());
  values.flush();
  writeAuthors(database, facets.authors.finish());
}

function writeFacet(
  database: SqlDatabase,
  rows: BulkInsert,
  name: StoredFacet,
  { values, postings }: CollectedFacet,
): void {
  values.forEach(({ key, label, location }, value) => {
    rows.add(STORED_FACETS[name], value, key, label, location);
  });
  writePostings(database, name, postings);
}

function writeAuthors(database: SqlDatabase, collected: CollectedAuthors): void {
  const authors = bulkInsert(database, 'author (value, key, family, given, orcid)');
  collected.authors.forEach(({ key, family, given, orcid }, value) => {
    authors.add(value, key, family, given, orcid);
  });
  authors.flush();
  const forms = bulkInsert(database, 'author_form (form, family, given)');
  collected.forms.forEach(({ family, given }, form) => {
    forms.add(form, family, given.join(' '));
  });
  forms.flush();
  writeArray(database, 'author-of-form', collected.authorOfForm);
  writePostings(database, 'author-form', collected.postings);
}
