import { type BulkInsert, bulkInsert } from '../sqlite/bulk-insert.js';
import { createDatabase, type SqlDatabase, sealDatabase } from '../sqlite/sqlite.js';
import { createArrayTable, writeArray } from '../sqlite/stored-arrays.js';
import { foldName } from './fold.js';
import {
  compareRows,
  distinctAliases,
  type LabelBuildCounts,
  type LabelBuildOptions,
  type LabelRow,
} from './label-row.js';
import {
  encodeTypes,
  LABEL_FORMAT,
  LABEL_INDEXES,
  LABEL_SCHEMA,
  typeToken,
} from './sqlite-label-format.js';
import { buildVocabulary } from './vocabulary.js';

const PROGRESS_EVERY = 10_000;
const WORD_FOR_TYPOS = /^(?=.*\D).{3,}$/su;

/**
 * Builds a label index into a fresh file, in place of an existing one.
 * Rows come in descending degree; rows of equal degree in any order. A repeated IRI is dropped.
 * @throws RangeError when a row has a greater degree than the one before; an abort rejects with `signal.reason`.
 */
export async function buildLabelIndex(
  path: string,
  rows: Iterable<LabelRow> | AsyncIterable<LabelRow>,
  options: LabelBuildOptions = {},
): Promise<LabelBuildCounts> {
  const database = createDatabase(path);
  try {
    database.exec(LABEL_SCHEMA);
    createArrayTable(database);
    database.exec('BEGIN');
    const writer = new LabelWriter(database);
    await writeByDegree(writer, rows, options);
    writer.finish();
    database.exec('COMMIT');
    database.exec(LABEL_INDEXES);
    sealDatabase(database, LABEL_FORMAT);
    options.onProgress?.(writer.counts.entities);
    return writer.counts;
  } finally {
    database.close();
  }
}

/** Rows of equal degree wait for each other, so that ties are in order. */
async function writeByDegree(
  writer: LabelWriter,
  rows: Iterable<LabelRow> | AsyncIterable<LabelRow>,
  { signal, onProgress }: LabelBuildOptions,
): Promise<void> {
  let waiting: LabelRow[] = [];
  let taken = 0;
  const writeWaiting = () => {
    for (const row of waiting.sort(compareRows)) writer.write(row);
    waiting = [];
  };
  for await (const row of rows) {
    const degree = waiting[0]?.degree ?? row.degree;
    if (row.degree > degree)
      throw new RangeError(`Rows must come in descending degree: ${row.iri}.`);
    if (row.degree < degree) writeWaiting();
    waiting.push(row);
    if (++taken % PROGRESS_EVERY === 0) {
      signal?.throwIfAborted();
      onProgress?.(taken);
    }
  }
  signal?.throwIfAborted();
  writeWaiting();
}

/** Writes entities in the order of their rank, and gathers what is written once at the end. */
class LabelWriter {
  readonly #database: SqlDatabase;
  readonly #entities: BulkInsert;
  readonly #names: BulkInsert;
  readonly #words: BulkInsert;
  readonly #seen = new Set<string>();
  readonly #vocabulary = new Map<string, number>();
  readonly #firstNames: number[] = [0];
  #nameCount = 0;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#entities = bulkInsert(
      database,
      'entity (rank, iri, label, description, types, degree, mesh_ids)',
    );
    this.#names = bulkInsert(database, 'name (id, text, key)');
    this.#words = bulkInsert(database, 'name_word (rowid, words)');
  }

  get counts(): LabelBuildCounts {
    return { entities: this.#seen.size, aliases: this.#nameCount - this.#seen.size };
  }

  write(row: LabelRow): void {
    if (this.#seen.has(row.iri)) return;
    this.#seen.add(row.iri);
    this.#firstNames.push(this.#nameCount + 1);
    this.#entities.add(
      this.#seen.size,
      row.iri,
      row.label,
      row.description,
      encodeTypes(row.types),
      row.degree,
      row.meshIds.join(' '),
    );
    const types = row.types.map(typeToken).join(' ');
    for (const name of [row.label, ...distinctAliases(row)]) this.#writeName(name, types);
  }

  finish(): void {
    for (const insert of [this.#entities, this.#names, this.#words]) insert.flush();
    this.#database.exec("INSERT INTO name_word (name_word) VALUES ('optimize')");
    this.#firstNames.push(this.#nameCount + 1);
    writeArray(this.#database, 'first-name', Uint32Array.from(this.#firstNames));
    const { units, children, ends, best } = buildVocabulary(this.#vocabulary);
    writeArray(this.#database, 'vocabulary-units', units);
    writeArray(this.#database, 'vocabulary-children', children);
    writeArray(this.#database, 'vocabulary-ends', ends);
    writeArray(this.#database, 'vocabulary-best', best);
  }

  #writeName(name: string, types: string): void {
    const id = ++this.#nameCount;
    const { key, tokens } = foldName(name);
    for (const token of tokens) {
      if (!this.#vocabulary.has(token) && WORD_FOR_TYPOS.test(token))
        this.#vocabulary.set(token, id);
    }
    this.#names.add(id, name, key);
    this.#words.add(id, `${tokens.join(' ')} ${types}`);
  }
}
