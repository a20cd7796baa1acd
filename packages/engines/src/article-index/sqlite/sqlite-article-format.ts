import type { DatabaseFormat } from '../../sqlite/sqlite.js';

export const ARTICLE_FORMAT: DatabaseFormat = {
  engine: 'sqlite-articles',
  applicationId: 0x4247_5141,
  version: 7,
};

/**
 * The tables. `article.seq` is the order of arrival; everywhere else articles are numbered by date: undated ones first,
 * then the oldest first, and on the same day the greatest identifier first. `article_entity` has the entities of articles
 * that were annotated after their records were written. Values of facets, authors and forms of their names are numbered
 * from 0 in the order of their keys; which article has which is in stored arrays.
 */
export const ARTICLE_SCHEMA = `
CREATE TABLE article (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, day INTEGER NOT NULL, record TEXT NOT NULL);
CREATE TABLE article_entity (seq INTEGER PRIMARY KEY, iris TEXT NOT NULL);
CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='', tokenize='ascii');
INSERT INTO article_text (article_text, rank) VALUES ('hashsize', 16777216);
CREATE TABLE identifier (text TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE facet_value (
  facet TEXT NOT NULL, value INTEGER NOT NULL, key TEXT NOT NULL, label TEXT NOT NULL, location TEXT,
  PRIMARY KEY (facet, value)) WITHOUT ROWID;
CREATE TABLE equivalent_entity (iri TEXT PRIMARY KEY, represented_by TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE author (author INTEGER PRIMARY KEY, usual_form INTEGER NOT NULL, orcid TEXT);
CREATE TABLE author_form (
  form INTEGER PRIMARY KEY, author INTEGER NOT NULL, family TEXT NOT NULL, given TEXT NOT NULL, folded_family TEXT NOT NULL);
`;

/** Created after the rows, which is cheaper. */
export const ARTICLE_INDEXES = `
CREATE UNIQUE INDEX facet_key ON facet_value (facet, key);
CREATE INDEX author_orcid ON author (orcid) WHERE orcid IS NOT NULL;
CREATE INDEX form_author ON author_form (author);
CREATE INDEX form_family ON author_form (folded_family);
`;
