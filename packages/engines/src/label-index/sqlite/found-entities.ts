import { getOrAdd } from '@biographql/core/internal';
import type { LabelMatch } from '../label-index.js';

export interface FoundEntity {
  readonly rank: number;
  readonly match: LabelMatch;
  /** The name that matched; null for an identifier. */
  readonly name: number | null;
  /** The identifier that matched, in compact form, and its scheme; null for a name. */
  readonly identifier: { readonly text: string; readonly scheme: string | null } | null;
}

/** Entities in the order in which they were found; of equivalent entities only the first, and no more than the limit. */
export class FoundEntities {
  readonly #byLeader = new Map<number, FoundEntity>();

  constructor(
    /** By rank, the entity that represents all equivalent ones; 0 for none. */
    private readonly leaders: Uint32Array,
    private readonly limit: number,
  ) {}

  get size(): number {
    return this.#byLeader.size;
  }

  get isFull(): boolean {
    return this.size >= this.limit;
  }

  add(found: FoundEntity): void {
    const leader = this.leaders[found.rank] || found.rank;
    if (!this.isFull && !this.#byLeader.has(leader)) this.#byLeader.set(leader, found);
  }

  values(): readonly FoundEntity[] {
    return [...this.#byLeader.values()];
  }
}

export function groupEquivalents(leaders: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [rank, leader] of leaders.entries()) {
    if (leader === 0) continue;
    getOrAdd(groups, leader, () => []).push(rank);
  }
  return groups;
}
