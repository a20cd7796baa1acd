import { ENTITY_TYPES, type EntityType } from '@biographql/core';
import type { DatabaseFormat } from '../sqlite/sqlite.js';

/** The mark of a label index file. */
export const LABEL_FORMAT: DatabaseFormat = {
  engine: 'sqlite-labels',
  applicationId: 0x4247_514c,
  version: 1,
};

/**
 * The tables. `entity.rank` and `name.id` count from 1 in the order of popularity, a label before its aliases; the rows
 * of `name_word` are those of `name`, so that the first rows of a match are its most popular ones.
 */
export const LABEL_SCHEMA = `
CREATE TABLE entity (
  rank INTEGER PRIMARY KEY, iri TEXT NOT NULL, label TEXT NOT NULL, description TEXT,
  types TEXT NOT NULL, degree INTEGER NOT NULL, mesh_ids TEXT NOT NULL);
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT NOT NULL);
CREATE VIRTUAL TABLE name_word USING fts5 (
  words, content='', detail=none, columnsize=0, tokenize='ascii', prefix='1 2 3 4');
`;

/** Made after the rows, which is cheaper. */
export const LABEL_INDEXES = `
CREATE UNIQUE INDEX entity_iri ON entity (iri);
CREATE INDEX name_key ON name (key);
`;

/** The token that marks the names of entities of a type: a private-use letter no folded text can hold, and a number. */
export function typeToken(type: EntityType): string {
  return `\uE000${ENTITY_TYPES.indexOf(type)}`;
}

/** Types as the entity row keeps them. */
export function encodeTypes(types: readonly EntityType[]): string {
  return types.join(' ');
}

/** @see encodeTypes */
export function decodeTypes(text: string): readonly EntityType[] {
  return text.split(' ') as EntityType[];
}
