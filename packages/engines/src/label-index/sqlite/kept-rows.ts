import { LRUCache } from 'lru-cache';
import type { EntityRecord } from '../label-index.js';
import { type LabelStatements, toRecord } from './label-statements.js';

/** Of each kind: some megabytes in all. Searches show the same names again and again, those of well-known entities. */
const KEPT_TEXTS = 10_000;
const KEPT_ENTITIES = 10_000;

/** Reads rows of an index, of which those that were asked for last are kept: the file never changes. */
export class KeptRows {
  readonly #texts = new LRUCache<number, string>({ max: KEPT_TEXTS });
  readonly #entities = new LRUCache<number, EntityRecord>({ max: KEPT_ENTITIES });

  constructor(private readonly statements: LabelStatements) {}

  /** The text of a name, as it was given. */
  textOf(name: number): string {
    let text = this.#texts.get(name);
    if (text === undefined) {
      text = String(this.statements.nameText.row([name])?.[0]);
      this.#texts.set(name, text);
    }
    return text;
  }

  /** The entity of a rank; undefined when there is none. */
  entityOf(rank: number): EntityRecord | undefined {
    const kept = this.#entities.get(rank);
    if (kept !== undefined) return kept;
    const row = this.statements.entityByRank.row([rank]);
    if (row === undefined) return undefined;
    const entity = toRecord(row);
    this.#entities.set(rank, entity);
    return entity;
  }
}
