import type { EntityIri } from '@biographql/core';
import type { SqlDatabase, SqlRow } from '../../sqlite/sqlite.js';
import type { EntityRecord } from '../label-index.js';
import { decodeTypes } from './sqlite-label-format.js';

const RECORD = 'iri, label, description, types, degree';
const ROW = `${RECORD}, IFNULL(mesh_ids, ''), rank, IFNULL(identifiers, ''), twin_of`;

/** The statements of an open label index. */
export function prepareStatements(database: SqlDatabase) {
  return {
    namesByKey: database.prepare('SELECT id, text, is_short FROM name WHERE key = ? ORDER BY id'),
    nameById: database.prepare('SELECT text FROM name WHERE id = ?'),
    // Keys are words with one space between them: a line each.
    keysBetween: database.prepare(
      'SELECT group_concat(key, char(10) ORDER BY id) FROM name WHERE id >= ? AND id < ?',
    ),
    namesBetween: database.prepare(
      'SELECT id, text, is_short FROM name WHERE id >= ? AND id < ? ORDER BY id',
    ),
    entityByRank: database.prepare(`SELECT ${RECORD} FROM entity WHERE rank = ?`),
    entityByIri: database.prepare(`SELECT ${RECORD} FROM entity WHERE iri = ?`),
    entitiesBetween: database.prepare(
      `SELECT ${ROW} FROM entity LEFT JOIN identity USING (rank) WHERE rank >= ? AND rank < ? ORDER BY rank`,
    ),
    identifiersOf: database.prepare(
      'SELECT identifiers FROM identity WHERE rank = (SELECT rank FROM entity WHERE iri = ?)',
    ),
    rankByIri: database.prepare('SELECT rank FROM entity WHERE iri = ?'),
    ranksByIdentifier: database.prepare(
      'SELECT rank FROM identifier WHERE id = ? AND scheme = ? ORDER BY rank',
    ),
    catalog: database.prepare('SELECT identifiers FROM catalog'),
  };
}

/** The statements of an open label index. */
export type LabelStatements = ReturnType<typeof prepareStatements>;

/** Reads the row of an entity. */
export function toRecord([iri, label, description, types, degree]: SqlRow): EntityRecord {
  return {
    iri: String(iri) as EntityIri,
    label: String(label),
    description: description === null || description === undefined ? null : String(description),
    types: decodeTypes(String(types)),
    degree: Number(degree),
  };
}
