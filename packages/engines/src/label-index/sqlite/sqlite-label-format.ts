import type { EntityType } from '@biographql/core';
import type { DatabaseFormat } from '../../sqlite/sqlite.js';

/** The mark of a label index file. */
export const LABEL_FORMAT: DatabaseFormat = {
  engine: 'sqlite-labels',
  applicationId: 0x4247_514c,
  version: 2,
};

/** The tables. `entity.rank` and `name.id` count from 1 in the order of popularity, a label before its aliases. */
export const LABEL_SCHEMA = `
CREATE TABLE entity (
  rank INTEGER PRIMARY KEY, iri TEXT NOT NULL, label TEXT NOT NULL, description TEXT,
  types TEXT NOT NULL, degree INTEGER NOT NULL, mesh_ids TEXT NOT NULL);
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT NOT NULL);
`;

/** Made after the rows, which is cheaper. */
export const LABEL_INDEXES = `
CREATE UNIQUE INDEX entity_iri ON entity (iri);
CREATE INDEX name_key ON name (key);
`;

/** Types as the entity row keeps them. */
export function encodeTypes(types: readonly EntityType[]): string {
  return types.join(' ');
}

/** @see encodeTypes */
export function decodeTypes(text: string): readonly EntityType[] {
  return text.split(' ') as EntityType[];
}
