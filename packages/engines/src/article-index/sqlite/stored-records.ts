import type { SqlDatabase, SqlRow, SqlStatement } from '../../sqlite/sqlite.js';
import { readUint32Array } from '../../sqlite/stored-arrays.js';
import type { Article } from '../article-index.js';
import { normalizeIdentifier } from '../article-query.js';
import { decodeArticle } from './article-record.js';

const RECORDS_AT_ONCE = 500;
const RECORD = 'seq, record, iris FROM article LEFT JOIN article_entity USING (seq)';

export class StoredRecords {
  readonly #seqs: Uint32Array;
  readonly #number: SqlStatement;
  readonly #record: SqlStatement;
  readonly #recordsAfter: SqlStatement;

  constructor(database: SqlDatabase) {
    this.#seqs = readUint32Array(database, 'seq');
    this.#number = database.prepare('SELECT number FROM identifier WHERE text = ?');
    this.#record = database.prepare(`SELECT ${RECORD} WHERE seq = ?`);
    this.#recordsAfter = database.prepare(
      `SELECT ${RECORD} WHERE seq > ? ORDER BY seq LIMIT ${RECORDS_AT_ONCE}`,
    );
  }

  at(number: number): Article {
    return toArticle(this.#record.row([this.#seqs[number] ?? 0]) ?? []);
  }

  getNumber(identifier: string): number | null {
    const [number] = this.#number.row([normalizeIdentifier(identifier)]) ?? [];
    return typeof number === 'number' ? number : null;
  }

  get(identifiers: readonly string[]): readonly (Article | null)[] {
    return identifiers.map((identifier) => {
      const number = this.getNumber(identifier);
      return number === null ? null : this.at(number);
    });
  }

  /** All records in the order in which they were taken, in batches; rejects with `signal.reason` when aborted. */
  async *rows(signal?: AbortSignal): AsyncGenerator<readonly Article[]> {
    let records = this.#recordsAfter.rows([0]);
    while (records.length > 0) {
      signal?.throwIfAborted();
      yield records.map(toArticle);
      records = this.#recordsAfter.rows([records.at(-1)?.[0] ?? 0]);
    }
  }
}

function toArticle([, record, entities]: SqlRow): Article {
  return decodeArticle(String(record), typeof entities === 'string' ? entities : null);
}
