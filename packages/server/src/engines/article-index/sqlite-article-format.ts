import type { DatabaseFormat } from '../sqlite/sqlite.js';
import type { ArticleFacet } from './article-index.js';

/** The mark of an article index file. */
export const ARTICLE_FORMAT: DatabaseFormat = {
  engine: 'sqlite-articles',
  applicationId: 0x4247_5141,
  version: 1,
};

/**
 * The tables. `article.seq` is the order of arrival; everywhere else an article has the number of its place by date:
 * undated ones first, then the oldest first, and on the same day the greatest identifier first.
 */
export const ARTICLE_SCHEMA = `
CREATE TABLE article (
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, day INTEGER NOT NULL, record TEXT NOT NULL);
CREATE TABLE identifier (text TEXT PRIMARY KEY, article INTEGER NOT NULL) WITHOUT ROWID;
CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='', tokenize='ascii');
CREATE TABLE facet_value (
  facet INTEGER NOT NULL, value INTEGER NOT NULL, key TEXT NOT NULL, label TEXT NOT NULL, location TEXT,
  PRIMARY KEY (facet, value)) WITHOUT ROWID;
CREATE TABLE author (
  value INTEGER PRIMARY KEY, key TEXT NOT NULL, family TEXT NOT NULL, given TEXT NOT NULL, orcid TEXT);
CREATE TABLE author_form (form INTEGER PRIMARY KEY, family TEXT NOT NULL, given TEXT NOT NULL);
`;

/** Made after the rows, which is cheaper. */
export const ARTICLE_INDEXES = `
CREATE UNIQUE INDEX facet_key ON facet_value (facet, key);
CREATE INDEX author_form_family ON author_form (family);
`;

/** The facets of `facet_value`: those of the interface but authors, and publication types for filtering. */
export type StoredFacet = Exclude<ArticleFacet, 'author'> | 'publicationType';

/** The number of each facet in `facet_value`. */
export const STORED_FACETS = {
  affiliation: 1,
  entity: 2,
  meshDescriptor: 3,
  publicationType: 4,
} as const satisfies Record<StoredFacet, number>;

/** BM25 weights of title, MeSH descriptors and abstract. */
export const COLUMN_WEIGHTS = [10, 4, 1] as const;

/** Stands between descriptors, so that no phrase runs from one into the next: a private-use letter. */
export const SEPARATOR = '\uE000';
