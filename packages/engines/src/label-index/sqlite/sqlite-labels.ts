import { join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import type { Place } from '../../driver.js';
import { openDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import type { LabelDriver } from '../label-build.js';
import { LABEL_FORMAT, prepareStatements, readAllRows } from './label-tables.js';
import { readRowArrays } from './name-arrays.js';
import { buildLabelIndex } from './sqlite-label-builder.js';
import { labelIndexIn } from './sqlite-label-index.js';

/** Labels in one SQLite file; words and the names that have them are in memory. */
export const sqliteLabels: LabelDriver = {
  name: 'sqlite',
  format: LABEL_FORMAT.version,
  build: (rows, at, options) => buildLabelIndex(fileIn(at), rows, options),
  open: async (at, { onDamage } = {}) =>
    labelIndexIn(openDatabase(fileIn(at), LABEL_FORMAT, onDamage)),
  async *readRows(at, { onDamage, signal } = {}) {
    const database = openDatabase(fileIn(at), LABEL_FORMAT, onDamage);
    try {
      // Each page is read once; a mapped file would count as memory of the process.
      database.exec('PRAGMA mmap_size = 0');
      database.exec('PRAGMA cache_size = -4096');
      yield* readAllRows(prepareStatements(database), arraysIn(database), signal && { signal });
    } finally {
      database.close();
    }
  },
};

/** @throws EngineUnavailableError. */
function arraysIn(database: SqlDatabase): ReturnType<typeof readRowArrays> {
  try {
    return readRowArrays(database);
  } catch (cause) {
    throw new EngineUnavailableError(LABEL_FORMAT.engine, 'open', cause);
  }
}

function fileIn({ directory }: Place): string {
  return join(directory, 'labels.db');
}
