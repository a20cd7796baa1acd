import { placeOf, readTyped, standingAmong } from '../completion-order.js';
import type { MatchingName, NameArrays } from './name-arrays.js';
import type { NameKeys } from './name-keys.js';

/**
 * The names that a typed text begins, in the order of completion. The best is chosen of those that are left each time: of
 * fifty, mostly ten are wanted.
 */
export class CompletedNames {
  readonly #places: Uint8Array;
  readonly #standings: Float64Array;

  /** @param most - names at a time. */
  constructor(
    private readonly arrays: Pick<NameArrays, 'firstNames' | 'popularities' | 'ranks'>,
    private readonly keys: NameKeys,
    most: number,
  ) {
    this.#places = new Uint8Array(most);
    this.#standings = new Float64Array(most);
  }

  /**
   * Takes names until `take` says that no other is wanted; equal ones as they stand.
   * @param names - at most as many as were said, the best first.
   */
  each(
    typed: string,
    names: readonly MatchingName[],
    take: (name: number, rank: number) => boolean,
  ): void {
    this.#read(typed, names);
    for (let taken = 0; taken < names.length; taken += 1) {
      const at = this.#nextOf(names.length);
      this.#places[at] = TAKEN;
      const name = names[at]?.name ?? 0;
      if (!take(name, this.arrays.ranks[name] ?? 0)) return;
    }
  }

  #read(typed: string, names: readonly MatchingName[]): void {
    const { firstNames, popularities, ranks } = this.arrays;
    const { keys } = this;
    const { texts, length } = readTyped(typed);
    const [written = '', spelled] = texts;
    for (let at = 0; at < names.length; at += 1) {
      const { name, begins } = names[at] ?? NO_NAME;
      const rank = ranks[name] ?? 0;
      const isLabel = name === firstNames[rank];
      const letters = keys.lengthOf(name) - length;
      const continues =
        keys.startsWith(name, written) || (spelled !== undefined && keys.startsWith(name, spelled));
      this.#places[at] = placeOf(continues, begins);
      this.#standings[at] = standingAmong(popularities[rank] ?? 0, isLabel, letters);
    }
  }

  /** The best of those that were not taken, the first of equal ones. */
  #nextOf(count: number): number {
    const places = this.#places;
    const standings = this.#standings;
    let best = 0;
    for (let at = 1; at < count; at += 1) {
      const before = (places[at] ?? 0) - (places[best] ?? 0);
      if (before < 0 || (before === 0 && (standings[at] ?? 0) > (standings[best] ?? 0))) best = at;
    }
    return best;
  }
}

/** Greater than each place of a name. */
const TAKEN = 3;
const NO_NAME: MatchingName = { name: 0, begins: false };
