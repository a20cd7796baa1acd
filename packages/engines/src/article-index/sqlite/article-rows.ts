import type { EntityIri } from '@biographql/core';
import { type BulkInsert, bulkInsert } from '../../sqlite/bulk-insert.js';
import type { SqlDatabase, SqlStatement } from '../../sqlite/sqlite.js';
import { sortedPlaces } from '../../text/compare.js';
import type { AnnotatedParts } from '../article-build.js';
import { firstDay } from '../article-date.js';
import type { Article } from '../article-index.js';
import { ArticleFacets, EntityFacet } from '../facets/article-facets.js';
import type { CollectedFacet } from '../facets/facet-collector.js';
import { decodeArticle, encodeArticle, encodeEntities } from './article-record.js';

/** Articles as they arrive: writes the records, and collects the rest. Rows count from 1. */
export class ArticleRows {
  facets = new ArticleFacets();
  #entities = new EntityFacet();
  readonly #inserts: BulkInsert;
  readonly #annotations: BulkInsert;
  readonly #record: SqlStatement;
  readonly #rowOfId = new Map<string, number>();
  /** Where the record of each row is stored: at the first row of its `id`. */
  readonly #seqs: number[] = [0];
  readonly #days: number[] = [0];

  constructor(database: SqlDatabase) {
    this.#inserts = bulkInsert(
      database,
      'article (seq, record)',
      'ON CONFLICT (seq) DO UPDATE SET record = excluded.record',
    );
    this.#annotations = bulkInsert(database, 'article_entity (seq, iris)');
    this.#record = database.prepare('SELECT record FROM article WHERE seq = ?');
  }

  /** Adds an article; it replaces an earlier one with the same `id`. */
  add(article: Article): void {
    const { id } = article;
    const row = this.#seqs.length;
    const seq = this.#seqs[this.#rowOfId.get(id) ?? row] ?? row;
    this.#rowOfId.set(id, row);
    this.#seqs.push(seq);
    this.#inserts.add(seq, encodeArticle(article));
    this.#days.push(firstDay(article.issued));
    this.facets.add(article);
    this.#entities.add(article.entities);
  }

  /** Replaces the entities of all articles. Needs {@link flush} before. @param order - the rows that count. */
  annotate(order: Uint32Array, entitiesOf: (parts: AnnotatedParts) => readonly EntityIri[]): void {
    const byRow: (readonly EntityIri[])[] = [];
    for (const row of order) {
      const entities = entitiesOf(this.read(row));
      byRow[row] = entities;
      this.#annotations.add(this.seq(row), encodeEntities(entities));
    }
    this.#annotations.flush();
    this.#entities = new EntityFacet();
    for (let row = 1; row < this.#seqs.length; row += 1) this.#entities.add(byRow[row] ?? []);
  }

  entityFacet(...parameters: Parameters<EntityFacet['finish']>): CollectedFacet {
    return this.#entities.finish(...parameters);
  }

  /** Frees facets other than entities. */
  free(): void {
    this.facets = new ArticleFacets();
  }

  flush(): void {
    this.#inserts.flush();
  }

  /** The rows that count: undated ones, then the oldest first; of the same day the greatest `id` first. */
  byDate(): Uint32Array {
    const ids = [...this.#rowOfId.keys()];
    const rows = Uint32Array.from(this.#rowOfId.values());
    const places = sortedPlaces(ids).reverse();
    const order = places.map((place) => rows[place] ?? 0);
    const rank = new Uint32Array(this.#seqs.length);
    order.forEach((row, place) => {
      rank[row] = place;
    });
    return order.sort((a, b) => this.day(a) - this.day(b) || (rank[a] ?? 0) - (rank[b] ?? 0));
  }

  seq(row: number): number {
    return this.#seqs[row] ?? 0;
  }

  day(row: number): number {
    return this.#days[row] ?? 0;
  }

  /** Needs {@link flush} before. */
  read(row: number): Article {
    const [record] = this.#record.row([this.seq(row)]) ?? [];
    return decodeArticle(String(record));
  }
}
