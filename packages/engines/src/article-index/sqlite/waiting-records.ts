import type { EntityIri } from '@biographql/core';
import { type BulkInsert, bulkInsert } from '../../sqlite/bulk-insert.js';
import type { SqlDatabase, SqlStatement } from '../../sqlite/sqlite.js';
import type { AnnotatedParts } from '../article-build.js';
import type { Article } from '../article-index.js';
import { completeRecord, encodeEarly } from './article-record.js';

const AT_ONCE = 500;

/** A row and its record. */
export interface CompletedRow {
  readonly row: number;
  readonly entities: readonly EntityIri[];
  readonly record: string;
}

/**
 * Articles that wait for their entities, in a temporary table: beside the file of the index, and out of memory where the
 * system has a folder for temporary files.
 */
export class WaitingRecords {
  readonly #insert: BulkInsert;
  readonly #next: SqlStatement;
  readonly #replaced = new Set<number>();

  constructor(database: SqlDatabase) {
    database.exec(
      'CREATE TEMP TABLE waiting (number INTEGER PRIMARY KEY, parts TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL)',
    );
    this.#insert = bulkInsert(database, 'waiting (number, parts, before, after)');
    this.#next = database.prepare(
      `SELECT number, parts, before, after FROM waiting WHERE number > ? ORDER BY number LIMIT ${AT_ONCE}`,
    );
  }

  /** Adds the article of a row; rows come in ascending order. @param replaced - the row that it takes the place of. */
  add(row: number, article: Article, replaced: number | undefined): void {
    const { title, mesh, keywords, entities } = article;
    const parts: AnnotatedParts = { title, mesh, entities, ...(keywords && { keywords }) };
    const { before, after } = encodeEarly(article);
    this.#insert.add(row, JSON.stringify(parts), before, after);
    if (replaced !== undefined) this.#replaced.add(replaced);
  }

  /** Completes the records in the order of their rows. A row that was replaced has no entities and no record. */
  *complete(
    entitiesOf: (parts: AnnotatedParts) => readonly EntityIri[],
  ): Generator<CompletedRow | null> {
    this.#insert.flush();
    let last = 0;
    for (;;) {
      const rows = this.#next.rows([last]);
      for (const [number, parts, before, after] of rows) {
        last = Number(number);
        if (this.#replaced.has(last)) yield null;
        else {
          const entities = entitiesOf(JSON.parse(String(parts)) as AnnotatedParts);
          const encoded = { before: String(before), after: String(after) };
          yield { row: last, entities, record: completeRecord(encoded, entities) };
        }
      }
      if (rows.length < AT_ONCE) return;
    }
  }
}
