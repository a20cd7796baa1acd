import { type BulkInsert, bulkInsert } from '../../sqlite/bulk-insert.js';
import { buildDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import { createArrayTable } from '../../sqlite/stored-arrays.js';
import {
  distinctAliases,
  type LabelBuildCounts,
  type LabelBuildOptions,
  NO_IDENTIFIERS,
  rowsInOrder,
} from '../label-build.js';
import type { LabelRow } from '../label-index.js';
import { foldLabel } from '../name-folding.js';
import {
  encodeIdentifiers,
  getNameKind,
  LABEL_FORMAT,
  LABEL_INDEXES,
  LABEL_SCHEMA,
} from './label-tables.js';
import { NameArraysBuilder, writeNameArrays } from './name-arrays.js';

export async function buildLabelIndex(
  path: string,
  rows: AsyncIterable<readonly LabelRow[]>,
  options: LabelBuildOptions = {},
): Promise<LabelBuildCounts> {
  return buildDatabase(path, LABEL_FORMAT, async (database) => {
    database.exec(LABEL_SCHEMA);
    createArrayTable(database);
    const catalog = JSON.stringify(options.identifiers ?? NO_IDENTIFIERS);
    database.prepare('INSERT INTO catalog VALUES (?)').run([catalog]);
    database.exec('BEGIN');
    const writer = new LabelWriter(database);
    for await (const ordered of rowsInOrder(rows, options))
      for (const row of ordered) writer.write(row);
    writer.finish();
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
  readonly #identifiers: BulkInsert;
  readonly #arrays = new NameArraysBuilder();
  #entityCount = 0;
  #nameCount = 0;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#entities = bulkInsert(database, 'entity (rank, iri, label, description, types, degree)');
    this.#identities = bulkInsert(
      database,
      'identity (rank, mesh_ids, identifiers, representative)',
    );
    this.#names = bulkInsert(database, 'name (id, text, key, kind)');
    this.#identifiers = bulkInsert(database, 'identifier (id, scheme, rank)');
  }

  get counts(): LabelBuildCounts {
    return { entities: this.#entityCount, aliases: this.#nameCount - this.#entityCount };
  }

  write(row: LabelRow): void {
    const rank = ++this.#entityCount;
    this.#arrays.startEntity(row);
    this.#entities.add(rank, row.iri, row.label, row.description, row.types.join(' '), row.degree);
    if (row.identifiers.length + row.meshIds.length > 0 || row.representative !== null) {
      const identifiers = encodeIdentifiers(row.identifiers);
      this.#identities.add(rank, row.meshIds.join(' '), identifiers, row.representative);
    }
    for (const { id, scheme } of row.identifiers) this.#identifiers.add(id, scheme, rank);
    for (const name of [row.label, ...distinctAliases(row)])
      this.#writeName(name, getNameKind(name, row));
  }

  finish(): void {
    const inserts = [this.#entities, this.#identities, this.#names, this.#identifiers];
    for (const insert of inserts) insert.flush();
    writeNameArrays(this.#database, this.#arrays.finish());
  }

  #writeName(name: string, kind: number): void {
    const id = ++this.#nameCount;
    const folded = foldLabel(name);
    this.#arrays.addName(folded);
    this.#names.add(id, name, folded.key, kind);
  }
}
