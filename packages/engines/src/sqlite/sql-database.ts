/** A value of a column. Blobs come back as `Uint8Array`. */
export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = readonly SqlValue[];

/** A prepared statement. Values are bound, never spliced into the text. */
export interface SqlStatement {
  run(values: readonly SqlValue[]): void;
  /** The first row; undefined when there is none. */
  row(values: readonly SqlValue[]): SqlRow | undefined;
  rows(values: readonly SqlValue[]): readonly SqlRow[];
}

export interface SqlDatabase {
  exec(sql: string): void;
  prepare(sql: string): SqlStatement;
  /** Ends the connection; a second call does nothing. */
  close(): void;
}

/** Marks that identify the database files of one index. */
export interface DatabaseFormat {
  readonly engine: string;
  /** `PRAGMA application_id`: our positive 32-bit number. */
  readonly applicationId: number;
  /** `PRAGMA user_version`: raised whenever older files cannot be read anymore. */
  readonly version: number;
}

export function checkFormat(database: SqlDatabase, format: DatabaseFormat): void {
  const [applicationId] = database.prepare('PRAGMA application_id').row([]) ?? [];
  const [version] = database.prepare('PRAGMA user_version').row([]) ?? [];
  if (applicationId !== format.applicationId)
    throw new Error('The file is not an index, or its build did not finish.');
  if (version !== format.version) {
    throw new Error(
      `The file has format version ${version}; this release reads version ${format.version}.`,
    );
  }
}
