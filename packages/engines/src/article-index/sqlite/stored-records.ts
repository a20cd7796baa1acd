import { PackedRows } from '../../sqlite/packed-rows.js';
import type { SqlDatabase, SqlRow, SqlStatement } from '../../sqlite/sqlite.js';
import { readUint32Array } from '../../sqlite/stored-arrays.js';
import type { Article } from '../article-index.js';
import { normalizeIdentifier } from '../article-texts.js';
import { decodeArticle } from './article-record.js';
import { PACKED } from './sqlite-article-format.js';

const RECORDS_AT_ONCE = 500;
const RECORD = 'seq, record, iris FROM article LEFT JOIN article_entity USING (seq)';

/** The records of a file: they stay there, and are read one by one. */
export class StoredRecords {
  readonly #identifiers: PackedRows;
  readonly #seqs: Uint32Array;
  readonly #record: SqlStatement;
  readonly #recordsAfter: SqlStatement;

  constructor(database: SqlDatabase) {
    this.#identifiers = new PackedRows(database, PACKED.identifiers);
    this.#seqs = readUint32Array(database, 'seq');
    this.#record = database.prepare(`SELECT ${RECORD} WHERE seq = ?`);
    this.#recordsAfter = database.prepare(
      `SELECT ${RECORD} WHERE seq > ? ORDER BY seq LIMIT ${RECORDS_AT_ONCE}`,
    );
  }

  at(number: number): Article {
    return toArticle(this.#record.row([this.#seqs[number] ?? 0]) ?? []);
  }

  getNumber(identifier: string): number | null {
    const sought = normalizeIdentifier(identifier);
    const place = this.#identifiers.firstFrom(([text]) => String(text) < sought);
    const [text, number] = this.#identifiers.at(place);
    return text === sought && typeof number === 'number' ? number : null;
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
