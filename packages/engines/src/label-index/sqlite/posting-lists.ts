/** Numbered lists of numbers: list `i` is `items[starts[i]]` up to but not including `items[starts[i + 1]]`. */
export interface PostingLists {
  /** One more than there are lists. */
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

const CHUNK_BITS = 15;
const CHUNK = 2 ** CHUNK_BITS;
const MASK = CHUNK - 1;

/** A growing list of numbers below 2^32: 4 bytes each, outside of the JavaScript heap, in chunks that are not copied. */
export class NumberCollector {
  readonly #chunks: Uint32Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    const at = this.#length & MASK;
    if (at === 0) this.#chunks.push(new Uint32Array(CHUNK));
    const chunk = this.#chunks[this.#length >>> CHUNK_BITS] ?? NONE;
    chunk[at] = number;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#chunks[index >>> CHUNK_BITS]?.[index & MASK] ?? 0;
  }

  finish(): Uint32Array {
    const numbers = new Uint32Array(this.#length);
    for (const [place, chunk] of this.#chunks.entries()) {
      const from = place * CHUNK;
      numbers.set(chunk.subarray(0, Math.min(CHUNK, this.#length - from)), from);
    }
    return numbers;
  }
}

/** Collects postings in any order of lists: 8 bytes each, outside of the JavaScript heap, in chunks that are not copied. */
export class PostingCollector {
  /** The list and the item of one posting after the other. */
  readonly #numbers = new NumberCollector();

  add(list: number, item: number): void {
    this.#numbers.push(list);
    this.#numbers.push(item);
  }

  /**
   * The lists, each in order of arrival.
   * @param places - for each list the number it gets, each number from 0 once.
   */
  finish(places: Uint32Array): PostingLists {
    const starts = new Uint32Array(places.length + 1);
    this.#each((list) => {
      const place = (places[list] ?? 0) + 1;
      starts[place] = (starts[place] ?? 0) + 1;
    });
    for (let list = 1; list < starts.length; list += 1)
      starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0);
    const cursor = starts.slice();
    const items = new Uint32Array(this.#numbers.length / 2);
    this.#each((list, item) => {
      const place = places[list] ?? 0;
      const slot = cursor[place] ?? 0;
      items[slot] = item;
      cursor[place] = slot + 1;
    });
    return { starts, items };
  }

  #each(take: (list: number, item: number) => void): void {
    const numbers = this.#numbers;
    for (let place = 0; place < numbers.length; place += 2)
      take(numbers.at(place), numbers.at(place + 1));
  }
}

const NONE = new Uint32Array(0);
