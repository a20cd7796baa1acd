/** Numbered lists of numbers: list `i` is `items[starts[i]]` up to but not including `items[starts[i + 1]]`. */
export interface PostingLists {
  /** One more than there are lists. */
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

const FIRST_CAPACITY = 1_024;

/** Collects postings in any order of lists: 8 bytes each, outside of the JavaScript heap. */
export class PostingCollector {
  #lists = new Uint32Array(FIRST_CAPACITY);
  #items = new Uint32Array(FIRST_CAPACITY);
  #length = 0;

  add(list: number, item: number): void {
    if (this.#length === this.#items.length) {
      this.#lists = grown(this.#lists);
      this.#items = grown(this.#items);
    }
    this.#lists[this.#length] = list;
    this.#items[this.#length] = item;
    this.#length += 1;
  }

  /**
   * The lists, each in order of arrival.
   * @param places - for each list the number it gets, each number from 0 once.
   */
  finish(places: Uint32Array): PostingLists {
    const starts = new Uint32Array(places.length + 1);
    for (let index = 0; index < this.#length; index += 1) {
      const place = (places[this.#lists[index] ?? 0] ?? 0) + 1;
      starts[place] = (starts[place] ?? 0) + 1;
    }
    for (let list = 1; list < starts.length; list += 1)
      starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0);
    const cursor = starts.slice();
    const items = new Uint32Array(this.#length);
    for (let index = 0; index < this.#length; index += 1) {
      const place = places[this.#lists[index] ?? 0] ?? 0;
      const slot = cursor[place] ?? 0;
      items[slot] = this.#items[index] ?? 0;
      cursor[place] = slot + 1;
    }
    return { starts, items };
  }
}

function grown(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(Math.ceil(values.length * 1.5));
  more.set(values);
  return more;
}
