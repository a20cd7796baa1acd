/**
 * The words of all names as a trie in typed arrays. Node 0 is the root; the children of node `i` are the nodes
 * `children[i]` up to but not including `children[i + 1]`, in the order of their characters.
 */
export interface Vocabulary {
  /** The UTF-16 unit that leads from the parent to the node. */
  readonly units: Uint16Array;
  /** One more than there are nodes. */
  readonly children: Uint32Array;
  /** 1 where a word ends. */
  readonly ends: Uint8Array;
  /** The least number of a name that has a word below the node: small is popular. */
  readonly best: Uint32Array;
}

interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** Builds the trie. @param words - each word with the least number of a name that has it. */
export function buildVocabulary(words: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...words.keys()].sort();
  const numbers = Uint32Array.from(sorted, (word) => words.get(word) ?? 0);
  const size = countNodes(sorted);
  const units = new Uint16Array(size);
  const children = new Uint32Array(size + 1);
  const ends = new Uint8Array(size);
  const best = new Uint32Array(size);
  const ranges: WordRange[] = [{ from: 0, to: sorted.length, depth: 0 }];

  let next = 1;
  for (let node = 0; node < size; node++) {
    const range = ranges[node];
    if (range === undefined) break;
    children[node] = next;
    best[node] = leastOf(numbers, range);
    ends[node] = (sorted[range.from] ?? '').length === range.depth && range.depth > 0 ? 1 : 0;
    for (const child of splitRange(sorted, range)) {
      units[next++] = (sorted[child.from] ?? '').charCodeAt(range.depth);
      ranges.push(child);
    }
  }
  children[size] = next;
  return { units, children, ends, best };
}

function countNodes(sorted: readonly string[]): number {
  let nodes = 1;
  let previous = '';
  for (const word of sorted) {
    nodes += word.length - commonLength(previous, word);
    previous = word;
  }
  return nodes;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function leastOf(numbers: Uint32Array, range: WordRange): number {
  let least = 0xffffffff;
  for (let index = range.from; index < range.to; index++) {
    const number = numbers[index] ?? least;
    if (number < least) least = number;
  }
  return least;
}

function splitRange(sorted: readonly string[], { from, to, depth }: WordRange): WordRange[] {
  const ranges: WordRange[] = [];
  let start = (sorted[from] ?? '').length === depth ? from + 1 : from;
  while (start < to) {
    const unit = (sorted[start] ?? '').charCodeAt(depth);
    let end = start + 1;
    while (end < to && (sorted[end] ?? '').charCodeAt(depth) === unit) end++;
    ranges.push({ from: start, to: end, depth: depth + 1 });
    start = end;
  }
  return ranges;
}
