import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EngineUnavailableError } from '@biographql/core';
import Libsql from 'libsql';
import {
  checkFormat,
  type DatabaseFormat,
  type SqlDatabase,
  type SqlRow,
  type SqlStatement,
  type SqlValue,
} from './sql-database.js';

export type * from './sql-database.js';

/**
 * Creates a database file for one bulk build, in place of an existing file. Indexes are sorted in temporary files if
 * the system has a folder for them, since sorting in memory has no size limit. The journal is off: a
 * build that fails leaves a file without the format's mark, which {@link openDatabase} rejects.
 */
export function createDatabase(path: string): SqlDatabase {
  for (const suffix of ['', '-journal', '-wal', '-shm'])
    rmSync(`${path}${suffix}`, { force: true });
  const database = connect(path);
  database.exec('PRAGMA page_size = 8192');
  database.exec('PRAGMA journal_mode = OFF');
  database.exec('PRAGMA synchronous = OFF');
  // Tables grow at their ends, and indexes are sorted in parts of this size: a larger cache isn't faster.
  database.exec('PRAGMA cache_size = -16384');
  database.exec(`PRAGMA temp_store = ${hasTemporaryFolder() ? 'FILE' : 'MEMORY'}`);
  return database;
}

/** Whether a folder that SQLite uses for temporary files is writable: https://www.sqlite.org/tempfiles.html */
function hasTemporaryFolder(): boolean {
  const { SQLITE_TMPDIR, TMPDIR } = process.env;
  return [SQLITE_TMPDIR, TMPDIR, '/var/tmp', '/usr/tmp', '/tmp', tmpdir()].some(
    (folder) => folder !== undefined && isWritable(folder),
  );
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Builds a database file; one that could not be finished is removed. */
export async function buildDatabase<T>(
  path: string,
  format: DatabaseFormat,
  fill: (database: SqlDatabase) => Promise<T>,
): Promise<T> {
  const database = createDatabase(path);
  try {
    const outcome = await fill(database);
    sealDatabase(database, format);
    database.close();
    return outcome;
  } catch (error) {
    database.close();
    rmSync(path, { force: true });
    throw error;
  }
}

function sealDatabase(database: SqlDatabase, format: DatabaseFormat): void {
  database.exec('PRAGMA analysis_limit = 400');
  database.exec('ANALYZE');
  database.exec(`PRAGMA user_version = ${format.version}`);
  database.exec(`PRAGMA application_id = ${format.applicationId}`);
}

export type OnDamage = (path: string) => void;

/**
 * Opens a finished database file for reading only.
 * @param onDamage - called whenever SQLite finds the file damaged.
 * @throws EngineUnavailableError when the file is missing, damaged, unfinished or of another format version.
 */
export function openDatabase(
  path: string,
  format: DatabaseFormat,
  onDamage: OnDamage = () => {},
): SqlDatabase {
  if (!existsSync(path)) {
    throw new EngineUnavailableError(format.engine, 'open', new Error('The file does not exist.'));
  }
  let database: SqlDatabase | undefined;
  try {
    database = connect(`${pathToFileURL(resolve(path)).href}?mode=ro&immutable=1`, (error) => {
      if (isDamage(error)) onDamage(path);
    });
    database.exec('PRAGMA mmap_size = 1073741824');
    database.exec('PRAGMA cache_size = -32768');
    checkFormat(database, format);
    return database;
  } catch (cause) {
    database?.close();
    throw new EngineUnavailableError(format.engine, 'open', cause);
  }
}

/**
 * Locks a database file, which need not exist, until it is closed. The system releases the lock if the program exits or
 * crashes. Null when another program, or another connection of this one, holds it.
 */
export function lockDatabase(path: string): Pick<SqlDatabase, 'close'> | null {
  const database = connect(path);
  try {
    // Read-only, so no journal file is needed.
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
}

const DAMAGE_CODES: ReadonlySet<unknown> = new Set([
  'SQLITE_CORRUPT',
  'SQLITE_CORRUPT_VTAB',
  'SQLITE_NOTADB',
]);

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DAMAGE_CODES.has(error.code);
}

function connect(path: string, onError: (error: unknown) => void = () => {}): SqlDatabase {
  const connection = new Libsql(path);
  let isOpen = true;
  return {
    exec: (sql) => {
      reportErrors(onError, () => connection.exec(sql));
    },
    prepare: (sql) => reportErrors(onError, () => prepareStatement(connection, sql, onError)),
    close: () => {
      if (isOpen) connection.close();
      isOpen = false;
    },
  };
}

function reportErrors<T>(onError: (error: unknown) => void, run: () => T): T {
  try {
    return run();
  } catch (error) {
    onError(error);
    throw error;
  }
}

function prepareStatement(
  connection: Libsql.Database,
  sql: string,
  onError: (error: unknown) => void,
): SqlStatement {
  // An array as the only argument is bound directly; spread arguments would be copied twice.
  const statement = connection.prepare<[readonly SqlValue[]]>(sql);
  if (statement.reader) statement.raw(true);
  return {
    run: (values) => {
      statement.run(toBindable(values));
    },
    row: (values) =>
      reportErrors(onError, () => statement.get(toBindable(values)) as SqlRow | undefined),
    rows: (values) => reportErrors(onError, () => statement.all(toBindable(values)) as SqlRow[]),
  };
}

/** The driver binds blobs as Node buffers only. */
function toBindable(values: readonly SqlValue[]): readonly SqlValue[] {
  if (!values.some((value) => value instanceof Uint8Array)) return values;
  return values.map((value) =>
    value instanceof Uint8Array
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      : value,
  );
}
