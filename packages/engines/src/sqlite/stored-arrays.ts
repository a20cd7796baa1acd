import type { SqlDatabase } from './sqlite.js';

/** Creates the table that {@link writeArray} fills. */
export function createArrayTable(database: SqlDatabase): void {
  database.exec(
    'CREATE TABLE stored_array (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID',
  );
}

/** Keeps a typed array in the database file under a name, in the byte order of this machine. */
export function writeArray(
  database: SqlDatabase,
  name: string,
  array: Uint8Array | Uint16Array | Uint32Array | Int32Array,
): void {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  database.prepare('INSERT INTO stored_array VALUES (?, ?)').run([name, bytes]);
}

/** Reads an array back into memory of its own. @throws Error when the name is unknown or the length does not fit. */
export function readUint32Array(database: SqlDatabase, name: string): Uint32Array {
  return new Uint32Array(readBytes(database, name, Uint32Array.BYTES_PER_ELEMENT));
}

/** Like {@link readUint32Array}. */
export function readUint16Array(database: SqlDatabase, name: string): Uint16Array {
  return new Uint16Array(readBytes(database, name, Uint16Array.BYTES_PER_ELEMENT));
}

/** Like {@link readUint32Array}. */
export function readUint8Array(database: SqlDatabase, name: string): Uint8Array {
  return new Uint8Array(readBytes(database, name, 1));
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
