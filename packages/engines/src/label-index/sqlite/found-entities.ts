import type { LabelMatch } from '../label-index.js';

export interface FoundEntity {
  readonly rank: number;
  /** The rank of the entity that represents all equivalent ones; its own without others. */
  readonly leader: number;
  readonly match: LabelMatch;
  /** The name that matched; null for an identifier. */
  readonly text: string | null;
  /** The identifier that matched, in compact form, and its scheme; absent for a name. */
  readonly identifier?: { readonly text: string; readonly scheme: string | null };
}

/** Entities in the order in which they were found; of equivalent entities only the first, and no more than the limit. */
export class FoundEntities {
  readonly #byLeader = new Map<number, FoundEntity>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.#byLeader.size;
  }

  get isFull(): boolean {
    return this.size >= this.limit;
  }

  add(found: FoundEntity): void {
    if (!this.isFull && !this.#byLeader.has(found.leader)) this.#byLeader.set(found.leader, found);
  }

  values(): readonly FoundEntity[] {
    return [...this.#byLeader.values()];
  }
}
