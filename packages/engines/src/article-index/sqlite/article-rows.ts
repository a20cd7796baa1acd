import type { EntityIri } from '@biographql/core';
import { type BulkInsert, bulkInsert } from '../../sqlite/bulk-insert.js';
import type { SqlDatabase, SqlStatement } from '../../sqlite/sqlite.js';
import type { AnnotatedParts } from '../article-build.js';
import { firstDay } from '../article-date.js';
import type { Article } from '../article-index.js';
import { ArticleFacets, EntityFacet } from '../reading/article-facets.js';
import { articleIdentifiers } from '../reading/article-texts.js';
import { sortedPlaces } from '../reading/sorted-places.js';
import { decodeArticle, encodeArticle } from './article-record.js';
import { WaitingRecords } from './waiting-records.js';

const KEPT_CHARACTERS = 64 * 1024 * 1024;

type ArticleText = Pick<Article, 'title' | 'abstract'>;

/**
 * What the first pass over the articles keeps of each: rows are numbered from 1 in the order of arrival.
 */
export class ArticleRows {
  /** Of all rows, also of those that a later one replaced. */
  facets = new ArticleFacets();
  /** Of all rows as well. */
  readonly entities = new EntityFacet();
  readonly #inserts: BulkInsert;
  readonly #record: SqlStatement;
  /** The last row of each `id`. */
  readonly #rowOfId = new Map<string, number>();
  /** Where the record of each row is stored: at the first row of its `id`. */
  readonly #seqs: number[] = [0];
  readonly #days: number[] = [0];
  readonly #hasFullText: boolean[] = [false];
  #identifiers: (readonly string[])[] = [[]];
  /** As far as memory allows; the others are read back. */
  #titles: (string | undefined)[] = [''];
  #abstracts: (string | null)[] = [null];
  #characters = 0;
  /** Null where entities come with the articles. */
  readonly #waiting: WaitingRecords | null;

  /** @param areEntitiesLate - whether {@link addEntities} tells those of all articles when they are taken. */
  constructor(database: SqlDatabase, areEntitiesLate: boolean) {
    this.#waiting = areEntitiesLate ? new WaitingRecords(database) : null;
    this.#inserts = bulkInsert(
      database,
      'article (seq, record)',
      'ON CONFLICT (seq) DO UPDATE SET record = excluded.record',
    );
    this.#record = database.prepare('SELECT record FROM article WHERE seq = ?');
  }

  /** Takes the next article; it replaces an earlier one with the same `id`. */
  add(article: Article): void {
    const { id, title, abstract } = article;
    const row = this.#seqs.length;
    const replaced = this.#rowOfId.get(id);
    const seq = this.#seqs[replaced ?? row] ?? row;
    this.#rowOfId.set(id, row);
    this.#seqs.push(seq);
    if (this.#waiting === null) this.#inserts.add(seq, encodeArticle(article));
    else this.#waiting.add(row, article, replaced);
    this.#days.push(firstDay(article.issued));
    this.#hasFullText.push(article.hasFullText);
    this.#identifiers.push(articleIdentifiers(article));
    this.#characters += title.length + (abstract?.length ?? 0);
    const isKept = this.#waiting !== null || this.#characters <= KEPT_CHARACTERS;
    this.#titles.push(isKept ? title : undefined);
    this.#abstracts.push(isKept ? abstract : null);
    this.facets.add(article);
    if (this.#waiting === null) this.entities.add(article.entities);
  }

  /** Writes the records that wait for their entities; those that a later one replaced are left out. */
  addEntities(entitiesOf: (parts: AnnotatedParts) => readonly EntityIri[]): void {
    for (const completed of this.#waiting?.complete(entitiesOf) ?? []) {
      this.entities.add(completed?.entities ?? []);
      if (completed !== null) this.#inserts.add(this.seq(completed.row), completed.record);
    }
    this.flush();
  }

  /** Forgets what only those ask for who index rows: texts, identifiers and facets besides entities. */
  forget(): void {
    this.#titles = [];
    this.#abstracts = [];
    this.#identifiers = [];
    this.facets = new ArticleFacets();
  }

  /** Writes the records that wait. */
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

  /** 0 without a date. */
  day(row: number): number {
    return this.#days[row] ?? 0;
  }

  hasFullText(row: number): boolean {
    return this.#hasFullText[row] ?? false;
  }

  identifiers(row: number): readonly string[] {
    return this.#identifiers[row] ?? [];
  }

  /** What is searched besides descriptors. Needs {@link flush} before. */
  text(row: number): ArticleText {
    const title = this.#titles[row];
    if (title !== undefined) return { title, abstract: this.#abstracts[row] ?? null };
    const [record] = this.#record.row([this.seq(row)]) ?? [];
    return decodeArticle(String(record));
  }
}
