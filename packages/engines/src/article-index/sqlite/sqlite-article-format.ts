import type { DatabaseFormat } from '../../sqlite/sqlite.js';
import type { TextFacet } from '../facets/article-facets.js';

/** The mark of an article index file. */
export const ARTICLE_FORMAT: DatabaseFormat = {
  engine: 'sqlite-articles',
  applicationId: 0x4247_5141,
  version: 6,
};

/**
 * The tables. `article.seq` is the order of arrival; everywhere else articles are numbered by date: undated ones first,
 * then the oldest first, and on the same day the greatest identifier first. `article_entity` has the entities of articles
 * that were annotated after their records were written. Other data are in packed rows and stored arrays.
 */
export const ARTICLE_SCHEMA = `
CREATE TABLE article (seq INTEGER PRIMARY KEY, record TEXT NOT NULL);
CREATE TABLE article_entity (seq INTEGER PRIMARY KEY, iris TEXT NOT NULL);
CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='', tokenize='ascii');
INSERT INTO article_text (article_text, rank) VALUES ('hashsize', 16777216);
`;

export const PACKED = {
  /** Identifier and number of its article, in the order of identifiers. */
  identifiers: 'identifier',
  /** Family name, given names and ORCID iD as written, in the order of folded family names. */
  authorForms: 'author_form',
  /** An entity and the one that stands for it, in the order of the former. */
  equivalentEntities: 'equivalent_entity',
  facets: {
    affiliation: 'affiliation',
    entity: 'entity',
    meshDescriptor: 'mesh_descriptor',
    publicationType: 'publication_type',
  } satisfies Record<TextFacet, string>,
} as const;
