import { EngineUnavailableError } from '@biographql/core';
import {
  checkFormat,
  type DatabaseFormat,
  type SqlDatabase,
  type SqlRow,
  type SqlStatement,
} from '@biographql/engines/internal/browser';
import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/** Content of a database file, as a stream. */
export interface DatabaseBytes {
  /** Length of the whole file. */
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Opens a finished database file in the memory of SQLite's WebAssembly build, read-only, since pages have no
 * file system. The bytes are held once, in the module's memory.
 * @throws EngineUnavailableError when the content is incomplete, damaged, unfinished or of another format version.
 */
export async function openWasmDatabase(
  sqlite: Sqlite3Static,
  file: DatabaseBytes,
  format: DatabaseFormat,
): Promise<SqlDatabase> {
  const database = new sqlite.oo1.DB();
  try {
    await fill(sqlite, database, file);
    const opened = statementsOf(database);
    checkFormat(opened, format);
    return opened;
  } catch (cause) {
    database.close();
    throw new EngineUnavailableError(format.engine, 'open', cause);
  }
}

async function fill(
  { wasm, capi }: Sqlite3Static,
  database: Database,
  { bytes, content }: DatabaseBytes,
): Promise<void> {
  const start = wasm.alloc(bytes);
  let at = 0;
  try {
    for await (const piece of content) {
      if (at + piece.length > bytes) throw new Error('The file is larger than expected.');
      // The memory may have moved since the last piece.
      wasm.heap8u().set(piece, Number(start) + at);
      at += piece.length;
    }
    if (at !== bytes) throw new Error(`The file ends after ${at} of ${bytes} bytes.`);
  } catch (error) {
    wasm.dealloc(start);
    throw error;
  }
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY;
  const pointer = database.pointer;
  if (pointer === undefined) throw new Error('The connection is closed.');
  database.checkRc(capi.sqlite3_deserialize(pointer, 'main', start, bytes, bytes, flags));
}

function statementsOf(database: Database): SqlDatabase {
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    prepare: (sql) => prepareStatement(database, sql),
    close: () => database.close(),
  };
}

function prepareStatement(database: Database, sql: string): SqlStatement {
  const statement = database.prepare(sql);
  const bind: SqlStatement['run'] = (values) => {
    if (values.length > 0) statement.bind([...values]);
  };
  const current = (): SqlRow => statement.get([]) as SqlRow[number][];
  return {
    run(values) {
      bind(values);
      try {
        statement.step();
      } finally {
        statement.reset();
      }
    },
    row(values) {
      bind(values);
      try {
        return statement.step() ? current() : undefined;
      } finally {
        statement.reset();
      }
    },
    rows(values) {
      bind(values);
      const found: SqlRow[] = [];
      try {
        while (statement.step()) found.push(current());
        return found;
      } finally {
        statement.reset();
      }
    },
  };
}
