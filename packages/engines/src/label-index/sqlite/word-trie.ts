/**
 * The words of all names in the order of their UTF-16 units, numbered from 0, as a trie in typed arrays. Node 0 is the
 * root; the children of node `i` are the nodes `children[i]` up to but not including `children[i + 1]`, in the order of
 * their characters.
 */
export interface Vocabulary {
  /** The UTF-16 unit that leads from the parent to the node. */
  readonly units: Uint16Array;
  /** One more than there are nodes. */
  readonly children: Uint32Array;
  /** The first word at or below the node. */
  readonly words: Uint32Array;
}

/** The words `from` up to but not including `to`. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

interface Beginning extends WordRange {
  readonly depth: number;
}

/** Builds the trie. @param sorted - the distinct words, in the order of their UTF-16 units. */
export function buildVocabulary(sorted: readonly string[]): Vocabulary {
  const size = countNodes(sorted);
  const units = new Uint16Array(size);
  const children = new Uint32Array(size + 1);
  const words = new Uint32Array(size);
  let level: Beginning[] = [{ from: 0, to: sorted.length, depth: 0 }];

  let node = 0;
  let next = 1;
  while (level.length > 0) {
    const below: Beginning[] = [];
    for (const range of level) {
      children[node] = next;
      words[node] = range.from;
      node += 1;
      for (const child of splitRange(sorted, range)) {
        units[next] = (sorted[child.from] ?? '').charCodeAt(range.depth);
        next += 1;
        below.push(child);
      }
    }
    level = below;
  }
  children[size] = next;
  return { units, children, words };
}

/** The node of a beginning of words; -1 when no word begins so. */
export function nodeOf(vocabulary: Vocabulary, beginning: string): number {
  let node = 0;
  for (let depth = 0; depth < beginning.length && node >= 0; depth += 1)
    node = childOf(vocabulary, node, beginning.charCodeAt(depth));
  return node;
}

/** The child of a node to which a UTF-16 unit leads; -1 when there is none. */
export function childOf({ units, children }: Vocabulary, node: number, unit: number): number {
  let low = children[node] ?? 0;
  let end = children[node + 1] ?? 0;
  while (low < end) {
    const middle = (low + end) >>> 1;
    const found = units[middle] ?? 0;
    if (found === unit) return middle;
    if (found < unit) low = middle + 1;
    else end = middle;
  }
  return -1;
}

/** All words at or below a node. */
export function wordsBelow({ children, words }: Vocabulary, node: number): WordRange {
  let last = node;
  while (hasChildren(children, last)) last = (children[last + 1] ?? 0) - 1;
  return { from: words[node] ?? 0, to: (words[last] ?? 0) + 1 };
}

/** Whether a word ends at a node: the word is `words[node]`. */
export function isWordEnd({ children, words }: Vocabulary, node: number): boolean {
  return !hasChildren(children, node) || words[children[node] ?? 0] !== words[node];
}

function hasChildren(children: Uint32Array, node: number): boolean {
  return children[node] !== children[node + 1];
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

function splitRange(sorted: readonly string[], { from, to, depth }: Beginning): Beginning[] {
  const ranges: Beginning[] = [];
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
