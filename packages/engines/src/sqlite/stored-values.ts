import type { NumberLists } from '../number-lists.js';
import type { SqlDatabase, SqlStatement, SqlValue } from './sqlite.js';

export function createArrayTable(database: SqlDatabase): void {
  database.exec(
    'CREATE TABLE stored_array (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID',
  );
}

/** Stores a typed array under a name, in the byte order of this machine. */
export function writeArray(
  database: SqlDatabase,
  name: string,
  array: Uint8Array | Uint32Array,
): void {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  database.prepare('INSERT INTO stored_array VALUES (?, ?)').run([name, bytes]);
}

/** Reads an array back. @throws Error when the name is unknown or the length does not fit. */
export function readUint32Array(database: SqlDatabase, name: string): Uint32Array {
  return new Uint32Array(readBytes(database, name, Uint32Array.BYTES_PER_ELEMENT));
}

export function readUint8Array(database: SqlDatabase, name: string): Uint8Array {
  return new Uint8Array(readBytes(database, name, 1));
}

export function writeLists(database: SqlDatabase, name: string, lists: NumberLists): void {
  writeArray(database, `${name}-offsets`, lists.offsets);
  writeArray(database, `${name}-values`, lists.values);
}

export function readLists(database: SqlDatabase, name: string): NumberLists {
  return {
    offsets: readUint32Array(database, `${name}-offsets`),
    values: readUint32Array(database, `${name}-values`),
  };
}

function readBytes(database: SqlDatabase, name: string, unit: number): ArrayBuffer {
  const [bytes] =
    database.prepare('SELECT bytes FROM stored_array WHERE name = ?').row([name]) ?? [];
  if (!(bytes instanceof Uint8Array) || bytes.byteLength % unit !== 0) {
    throw new Error(`The stored array "${name}" is missing or damaged.`);
  }
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}

/** Inserts rows in groups: one statement for many rows costs a third of one statement per row. */
export interface BulkInsert {
  add(...values: readonly SqlValue[]): void;
  flush(): void;
}

const GROUP_SIZE = 64;

/**
 * Prepares grouped inserts.
 * @param into - table and columns, e.g. `name (id, text)`: our own text, never a user's.
 * @param onConflict - what to do with a row whose key exists, as SQL; default: fail.
 */
export function bulkInsert(database: SqlDatabase, into: string, onConflict = ''): BulkInsert {
  const columns = into.split(',').length;
  const statements = new Map<number, SqlStatement>();
  let waiting: SqlValue[] = [];

  const write = (values: readonly SqlValue[]) => {
    const rows = values.length / columns;
    const statement =
      statements.get(rows) ?? database.prepare(`${insertSql(into, columns, rows)} ${onConflict}`);
    statements.set(rows, statement);
    statement.run(values);
  };
  const flush = () => {
    if (waiting.length > 0) write(waiting);
    waiting = [];
  };

  return {
    add: (...values) => {
      waiting.push(...values);
      if (waiting.length === GROUP_SIZE * columns) flush();
    },
    flush,
  };
}

function insertSql(into: string, columns: number, rows: number): string {
  const row = `(${Array(columns).fill('?').join(',')})`;
  return `INSERT INTO ${into} VALUES ${Array(rows).fill(row).join(',')}`;
}
