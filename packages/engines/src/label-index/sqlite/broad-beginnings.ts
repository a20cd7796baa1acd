import { inOrderOfStanding } from './begun-order.js';
import { LeastNumbers } from './least-numbers.js';
import { BEGINS, type MatchingName, type NameArrays } from './name-arrays.js';
import type { NameSet } from './name-set.js';
import { isWordEnd, type WordRange } from './word-trie.js';

/** Beginnings of words that have fewer postings are read when they are typed. */
const BROAD = 1_024;

/** The least names of a beginning: labels and aliases that begin with it, and all that have it. */
interface LeastNames {
  readonly labels: LeastNumbers;
  readonly aliases: LeastNumbers;
  readonly all: LeastNumbers;
}

/**
 * The best names of each beginning of a word that very many names have, chosen when an index is opened: the lists of the words
 * are read once, from the leaves of the trie up, since the best of a beginning are among the best of the longer ones. As one
 * posting is below one beginning of each length, there are few of them: 200 bytes each.
 */
export class BroadBeginnings {
  /** By node: the best names, with {@link BEGINS}. */
  readonly #best = new Map<number, Uint32Array>();
  /** By depth, used again for each node. */
  readonly #least: LeastNames[] = [];

  /** @param count - names that a search wants: beginnings with fewer are not kept. */
  constructor(
    private readonly arrays: NameArrays,
    private readonly isLabel: NameSet,
    private readonly count: number,
  ) {
    const words = arrays.namesByWord.starts.length - 1;
    this.#visitChildren(0, { from: 0, to: words }, 0);
  }

  /** The best names of a node, best first; null for one that is read when it is typed. */
  of(node: number): readonly MatchingName[] | null {
    const best = this.#best.get(node);
    if (best === undefined) return null;
    return Array.from(best, (item) => ({ name: item & ~BEGINS, begins: item >= BEGINS }));
  }

  /** Adds what is below a node to the least names of its depth. */
  #visitChildren(node: number, { from, to }: WordRange, depth: number): LeastNames {
    const { vocabulary, namesByWord } = this.arrays;
    const { children, words } = vocabulary;
    const least = this.#cleared(depth);
    const first = children[node] ?? 0;
    const end = children[node + 1] ?? 0;
    // Each place of the trie is read, so that one that is damaged is told rather than followed around.
    if (first <= node || end > words.length) throw new RangeError('The trie of words is damaged.');
    const begin = (child: number) => (child < end ? Math.min(words[child] ?? to, to) : to);
    // A word that ends here stands before the longer ones.
    this.#read({ from, to: begin(first) }, least);
    for (let child = first; child < end; child += 1) {
      const range = { from: begin(child), to: begin(child + 1) };
      const postings = (namesByWord.starts[range.to] ?? 0) - (namesByWord.starts[range.from] ?? 0);
      if (postings < BROAD) this.#read(range, least);
      else this.#add(this.#visit(child, range, depth + 1), least);
    }
    return least;
  }

  #visit(node: number, range: WordRange, depth: number): LeastNames {
    const least = this.#visitChildren(node, range, depth);
    const { children } = this.arrays.vocabulary;
    const child = children[node] ?? 0;
    const isOneChild = child + 1 === children[node + 1] && !isWordEnd(this.arrays.vocabulary, node);
    const best = (isOneChild ? this.#best.get(child) : undefined) ?? this.#choose(least);
    if (best.length === this.count) this.#best.set(node, best);
    return least;
  }

  #choose({ labels, aliases, all }: LeastNames): Uint32Array {
    const begun = { labels: labels.finish(), aliases: aliases.finish() };
    const best = new Set<number>();
    for (const { name } of inOrderOfStanding(this.arrays, begun, this.count)) best.add(name);
    const begins = best.size;
    for (const name of all.finish()) if (best.size < this.count) best.add(name);
    return Uint32Array.from(best, (name, at) => (at < begins ? name + BEGINS : name));
  }

  #read({ from, to }: WordRange, { labels, aliases, all }: LeastNames): void {
    const { starts, items } = this.arrays.namesByWord;
    for (let word = from; word < to; word += 1) {
      const end = starts[word + 1] ?? 0;
      for (let place = starts[word] ?? 0; place < end; place += 1) {
        const item = items[place] ?? 0;
        const name = item & ~BEGINS;
        if (name >= all.bound && name >= labels.bound && name >= aliases.bound) break;
        all.add(name);
        if (item < BEGINS) continue;
        if (this.isLabel.has(name)) labels.add(name);
        else aliases.add(name);
      }
    }
  }

  #add(found: LeastNames, { labels, aliases, all }: LeastNames): void {
    for (const name of found.labels.finish()) labels.add(name);
    for (const name of found.aliases.finish()) aliases.add(name);
    for (const name of found.all.finish()) all.add(name);
  }

  #cleared(depth: number): LeastNames {
    const known = this.#least[depth];
    const least = known ?? leastNames(this.count);
    if (known === undefined) this.#least.push(least);
    least.labels.clear();
    least.aliases.clear();
    least.all.clear();
    return least;
  }
}

function leastNames(count: number): LeastNames {
  const all = new LeastNumbers(2 * count); // As many as begin so may come again.
  return { labels: new LeastNumbers(count), aliases: new LeastNumbers(count), all };
}
