import { LRUCache } from 'lru-cache';
import type { EntityRecord } from '../label-index.js';
import { type LabelStatements, toRecord } from './label-statements.js';

/** Of each kind: some megabytes in all. Searches show the same names again and again, those of well-known entities. */
const KEPT_NAMES = 10_000;
const KEPT_ENTITIES = 10_000;

/** A name as it was given. */
export interface NameRow {
  readonly text: string;
  /** Of `NAME_KINDS`. */
  readonly kind: number;
}

/** Reads rows of an index, of which those that were asked for last are kept: the file never changes. */
export class KeptRows {
  readonly #names = new LRUCache<number, NameRow>({ max: KEPT_NAMES });
  readonly #entities = new LRUCache<number, EntityRecord>({ max: KEPT_ENTITIES });

  constructor(private readonly statements: LabelStatements) {}

  /** The text of a name, as it was given; null for none. */
  textOf(name: number | null): string | null {
    if (name === null) return null;
    const kept = this.#names.get(name);
    if (kept !== undefined) return kept.text;
    const [text, kind] = this.statements.nameById.row([name]) ?? [];
    return this.#keep(name, { text: String(text), kind: Number(kind) }).text;
  }

  /** The names of some numbers; null unless all are kept. */
  keptNames(names: readonly number[]): ReadonlyMap<number, NameRow> | null {
    const found = new Map<number, NameRow>();
    for (const name of names) {
      const row = this.#names.get(name);
      if (row === undefined) return null;
      found.set(name, row);
    }
    return found;
  }

  /** The names of a key, ascending. */
  namesOf(key: string): ReadonlyMap<number, NameRow> {
    const found = new Map<number, NameRow>();
    for (const [id, text, kind] of this.statements.namesByKey.rows([key])) {
      const name = Number(id);
      found.set(name, this.#keep(name, { text: String(text), kind: Number(kind) }));
    }
    return found;
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

  #keep(name: number, row: NameRow): NameRow {
    this.#names.set(name, row);
    return row;
  }
}
