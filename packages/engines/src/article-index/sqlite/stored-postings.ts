import type { SqlDatabase } from '../../sqlite/sqlite.js';
import { readUint32Array, writeArray } from '../../sqlite/stored-arrays.js';
import type { Postings } from '../reading/postings.js';

/** Keeps lists in a database file. */
export function writePostings(database: SqlDatabase, name: string, postings: Postings): void {
  writeArray(database, `${name}-offsets`, postings.offsets);
  writeArray(database, `${name}-values`, postings.values);
}

/** @see writePostings */
export function readPostings(database: SqlDatabase, name: string): Postings {
  return {
    offsets: readUint32Array(database, `${name}-offsets`),
    values: readUint32Array(database, `${name}-values`),
  };
}
