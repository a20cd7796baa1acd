import type { EntityIri } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { SqlDatabase, SqlRow, SqlStatement } from '../../sqlite/sqlite.js';
import { readUint32Array } from '../../sqlite/stored-values.js';
import type { Article } from '../article-index.js';
import { normalizeIdentifier } from '../article-query.js';

const WIKIDATA = 'http://www.wikidata.org/entity/';

/** A stored article, half the size of its JSON: shared affiliations and field names are not repeated. */
interface StoredArticle extends Omit<Article, 'authors' | 'mesh' | 'entities'> {
  readonly authors: readonly (readonly [
    family: string,
    given: string,
    orcid: string | null,
    ...places: readonly number[],
  ])[];
  readonly affiliations: readonly string[];
  readonly mesh: readonly (readonly [label: string, id: string | null, isMajor: boolean])[];
  readonly entities: string;
}

export function encodeArticle(article: Article): string {
  const places = new Map<string, number>();
  const stored: StoredArticle = {
    ...article,
    authors: article.authors.map(({ family, given, orcid = null, affiliations }) => [
      family,
      given,
      orcid,
      ...affiliations.map((text) => getOrAdd(places, text, () => places.size)),
    ]),
    mesh: article.mesh.map(({ label, id = null, isMajor }) => [label, id, isMajor]),
    entities: encodeEntities(article.entities),
    affiliations: [...places.keys()],
  };
  return JSON.stringify(stored);
}

/** One IRI per line; those of Wikidata without their common beginning. */
export function encodeEntities(entities: readonly EntityIri[]): string {
  return entities.map((iri) => iri.replace(WIKIDATA, ':')).join('\n');
}

function decodeEntities(text: string): readonly EntityIri[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => line.replace(/^:/, WIKIDATA) as EntityIri);
}

/** @param entities - from {@link encodeEntities}, in place of those in the record; null for none. */
export function decodeArticle(text: string, entities: string | null = null): Article {
  const { affiliations, ...stored } = JSON.parse(text) as StoredArticle;
  return {
    ...stored,
    authors: stored.authors.map(([family, given, orcid, ...places]) => ({
      family,
      given,
      ...(orcid !== null && { orcid }),
      affiliations: places.map((place) => affiliations[place] ?? ''),
    })),
    mesh: stored.mesh.map(([label, id, isMajor]) => ({
      label,
      ...(id !== null && { id }),
      isMajor,
    })),
    entities: decodeEntities(entities ?? stored.entities),
  };
}

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
