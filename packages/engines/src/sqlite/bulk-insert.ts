import type { SqlDatabase, SqlStatement, SqlValue } from './sqlite.js';

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
