import type { LabelMatch } from '../label-index.js';

/** How an entity was found. */
export interface FoundEntity {
  /** Of the entity that matched. */
  readonly rank: number;
  readonly match: LabelMatch;
  /** The name that matched; null for an identifier. */
  readonly name: number | null;
  /** The identifier that matched, in compact form, and its scheme; null for a name. */
  readonly identifier: { readonly text: string; readonly scheme: string | null } | null;
}

/** Entities in the order in which they were found, each once, those that are the same thing as one, as many as are wanted. */
export class FoundEntities {
  readonly #byLeader = new Map<number, FoundEntity>();

  constructor(
    /** By rank, the entity that stands for all that are the same thing; 0 for none. */
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

  values(): Iterable<FoundEntity> {
    return this.#byLeader.values();
  }
}

/** The entities that are the same thing, by the one that stands for them, the most popular first. */
export function twinsOf(leaders: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const twins = new Map<number, number[]>();
  for (const [rank, leader] of leaders.entries()) {
    if (leader === 0) continue;
    const group = twins.get(leader);
    if (group === undefined) twins.set(leader, [rank]);
    else group.push(rank);
  }
  return twins;
}
