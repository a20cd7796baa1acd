import { join } from 'node:path';
import type { Place } from '../../driver.js';
import { openDatabase } from '../../sqlite/sqlite.js';
import type { LabelDriver } from '../label-build.js';
import { LABEL_FORMAT } from './label-tables.js';
import { buildLabelIndex } from './sqlite-label-builder.js';
import { labelIndexIn } from './sqlite-label-index.js';

/** Labels in one SQLite file; words and the names that have them are in memory. */
export const sqliteLabels: LabelDriver = {
  name: 'sqlite',
  format: LABEL_FORMAT.version,
  build: (rows, at, options) => buildLabelIndex(fileIn(at), rows, options),
  open: async (at, { onDamage } = {}) =>
    labelIndexIn(openDatabase(fileIn(at), LABEL_FORMAT, onDamage)),
};

function fileIn({ directory }: Place): string {
  return join(directory, 'labels.db');
}
