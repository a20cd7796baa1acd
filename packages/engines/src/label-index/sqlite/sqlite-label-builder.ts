import { join } from 'node:path';
import type { Place } from '../../driver.js';
import { buildDatabase, openDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import { type BulkInsert, bulkInsert } from '../../sqlite/stored-values.js';
import type { IdentifiersData } from '../../vocabulary/index.js';
import {
  distinctAliases,
  type LabelBuildCounts,
  type LabelBuildOptions,
  type LabelDriver,
  type LabelRow,
  NO_IDENTIFIERS,
  rowsInOrder,
} from '../label-index.js';
import { foldLabel } from '../name-order.js';
import {
  encodeIdentifiers,
  getNameKind,
  LABEL_FORMAT,
  LABEL_INDEXES,
  LABEL_SCHEMA,
  typeWord,
} from './label-tables.js';
import { labelIndexIn } from './sqlite-label-index.js';

/** Labels in one SQLite file; a build holds the distinct words in memory. */
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

async function buildLabelIndex(
  path: string,
  rows: AsyncIterable<readonly LabelRow[]>,
  options: LabelBuildOptions = {},
): Promise<LabelBuildCounts> {
  return buildDatabase(path, LABEL_FORMAT, async (database) => {
    database.exec(LABEL_SCHEMA);
    database.exec('BEGIN');
    const writer = new LabelWriter(database);
    for await (const ordered of rowsInOrder(rows, options))
      for (const row of ordered) writer.write(row);
    writer.finish(options.identifiers ?? NO_IDENTIFIERS);
    database.exec('COMMIT');
    database.exec(LABEL_INDEXES);
    options.onProgress?.(writer.counts.entities);
    return writer.counts;
  });
}

class LabelWriter {
  readonly #database: SqlDatabase;
  readonly #entities: BulkInsert;
  readonly #identities: BulkInsert;
  readonly #names: BulkInsert;
  readonly #words: BulkInsert;
  readonly #identifiers: BulkInsert;
  readonly #vocabulary = new Set<string>();
  #entityCount = 0;
  #nameCount = 0;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#entities = bulkInsert(
      database,
      'entity (rank, iri, label, description, types, degree, popularity, first_name)',
    );
    this.#identities = bulkInsert(
      database,
      'identity (rank, mesh_ids, identifiers, representative)',
    );
    this.#names = bulkInsert(database, 'name (id, rank, text, key, kind)');
    this.#words = bulkInsert(database, 'name_word (rowid, label_start, alias_start, rest, type)');
    this.#identifiers = bulkInsert(database, 'identifier (id, scheme, rank)');
  }

  get counts(): LabelBuildCounts {
    return { entities: this.#entityCount, aliases: this.#nameCount - this.#entityCount };
  }

  write(row: LabelRow): void {
    const { iri, label, description, types, degree, popularity, representative } = row;
    const rank = ++this.#entityCount;
    const firstName = this.#nameCount + 1;
    const facts = [rank, iri, label, description, types.join(' '), degree, popularity, firstName];
    this.#entities.add(...facts);
    if (row.identifiers.length + row.meshIds.length > 0 || representative !== null) {
      const identifiers = encodeIdentifiers(row.identifiers);
      this.#identities.add(rank, row.meshIds.join(' '), identifiers, representative);
    }
    for (const { id, scheme } of row.identifiers) this.#identifiers.add(id, scheme, rank);
    for (const [place, name] of [label, ...distinctAliases(row)].entries())
      this.#writeName(name, place === 0, row);
  }

  finish(identifiers: IdentifiersData): void {
    const inserts = [this.#entities, this.#identities, this.#names, this.#words, this.#identifiers];
    for (const insert of inserts) insert.flush();
    const words = [...this.#vocabulary].sort().join(' ');
    this.#database
      .prepare('INSERT INTO vocabulary VALUES (?, ?)')
      .run([words, JSON.stringify(identifiers)]);
  }

  #writeName(name: string, isLabel: boolean, row: LabelRow): void {
    const id = ++this.#nameCount;
    const { key, tokens, firsts } = foldLabel(name);
    for (const token of tokens) this.#vocabulary.add(token);
    const start = firsts.join(' ');
    const rest = tokens.filter((token) => !firsts.includes(token)).join(' ');
    const types = row.types.map(typeWord).join(' ');
    this.#names.add(id, this.#entityCount, name, key, getNameKind(name, row));
    this.#words.add(id, isLabel ? start : '', isLabel ? '' : start, rest, types);
  }
}
