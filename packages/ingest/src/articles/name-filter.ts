const BITS = 1 << 23;

/**
 * Rules out, quickly and without memory traffic, beginnings with which no name begins and words that are no name, by a
 * bit for the hash of each beginning of each name. May say yes wrongly, never no: one word in a hundred with a million
 * names.
 */
export class NameFilter {
  readonly #beginnings = new Uint32Array(BITS / 32);
  readonly #names = new Uint32Array(BITS / 32);

  /** Takes a name: words with single spaces between them. */
  add(name: string): void {
    let state = 0;
    let word = 0;
    for (let index = 0; index < name.length; index++) {
      const unit = name.charCodeAt(index);
      if (unit === 32) {
        state = nextState(state, word);
        setBit(this.#beginnings, state);
        word = 0;
      } else {
        word = addUnit(word, unit);
      }
    }
    state = nextState(state, word);
    setBit(this.#beginnings, state);
    setBit(this.#names, state);
  }

  /** Whether a name may begin with the words of a state. */
  mayBegin(state: number): boolean {
    return hasBit(this.#beginnings, state);
  }

  /** Whether the words of a state may be a name. */
  mayBeName(state: number): boolean {
    return hasBit(this.#names, state);
  }
}

/** The state after one word more; 0 is the state without words. @param word - of {@link hashWord}. */
export function nextState(state: number, word: number): number {
  const mixed = Math.imul(state ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** A word's share in a state. */
export function hashWord(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index++) hash = addUnit(hash, word.charCodeAt(index));
  return hash;
}

function addUnit(hash: number, unit: number): number {
  const mixed = Math.imul(hash ^ unit, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

function setBit(bits: Uint32Array, state: number): void {
  const bit = state & (BITS - 1);
  bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

function hasBit(bits: Uint32Array, state: number): boolean {
  const bit = state & (BITS - 1);
  return (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}
