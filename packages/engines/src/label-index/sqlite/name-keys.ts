import type { LabelStatements } from './label-statements.js';

/** Keys of names that follow each other, in one text, a line each. */
interface KeyBlock {
  readonly text: string;
  /** Where the line of each begins, and one more. */
  readonly starts: Uint32Array;
}

/** Names that are read together: a row costs more than what is in it. */
const BLOCK = 1_024;

/**
 * The keys of names, read when they are first asked for, with those beside them, and kept: some 25 bytes per name once all
 * were asked for. Names are numbered by popularity, so that few blocks hold what most searches look at.
 */
export class NameKeys {
  readonly #blocks: (KeyBlock | undefined)[] = [];

  constructor(private readonly statements: Pick<LabelStatements, 'keysBetween'>) {}

  /** UTF-16 units of the key. */
  lengthOf(name: number): number {
    const { starts } = this.#blockOf(name);
    const place = (name - 1) % BLOCK;
    return (starts[place + 1] ?? 0) - (starts[place] ?? 0) - 1;
  }

  /** @param beginning - without a line break, as every key is. */
  startsWith(name: number, beginning: string): boolean {
    const { text, starts } = this.#blockOf(name);
    const start = starts[(name - 1) % BLOCK] ?? 0;
    // Most are alike for a few letters: calling `startsWith` takes longer than comparing them.
    for (let at = 0; at < beginning.length; at += 1)
      if (text.charCodeAt(start + at) !== beginning.charCodeAt(at)) return false;
    return true;
  }

  #blockOf(name: number): KeyBlock {
    // Names begin with 1.
    const number = Math.floor((name - 1) / BLOCK);
    let block = this.#blocks[number];
    if (block === undefined) {
      block = this.#read(number * BLOCK + 1);
      this.#blocks[number] = block;
    }
    return block;
  }

  #read(first: number): KeyBlock {
    const text = String(this.statements.keysBetween.row([first, first + BLOCK])?.[0] ?? '');
    const starts = new Uint32Array(BLOCK + 1).fill(text.length + 1);
    starts[0] = 0;
    let place = 1;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      starts[place] = end + 1;
      place += 1;
    }
    return { text, starts };
  }
}
