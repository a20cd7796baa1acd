export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Distinct words in UTF-16 order, in flat arrays: strings would be several times as slow to compare. */
export interface Vocabulary {
  /** The UTF-16 units of all words, one word after the other. */
  readonly units: Uint16Array;
  /** Where each word starts; then the end of the last. */
  readonly starts: Uint32Array;
}

/** Makes a vocabulary. @param sorted - distinct words in UTF-16 order. */
export function createVocabulary(sorted: readonly string[]): Vocabulary {
  const starts = new Uint32Array(sorted.length + 1);
  for (const [place, word] of sorted.entries())
    starts[place + 1] = (starts[place] ?? 0) + word.length;
  const units = new Uint16Array(starts.at(-1) ?? 0);
  for (const [place, word] of sorted.entries()) {
    const start = starts[place] ?? 0;
    for (let at = 0; at < word.length; at += 1) units[start + at] = word.charCodeAt(at);
  }
  return { units, starts };
}

export function wordsWithPrefix(vocabulary: Vocabulary, prefix: string): WordRange {
  let [from, to] = [0, vocabulary.starts.length - 1];
  for (let depth = 0; depth < prefix.length && from < to; depth += 1) {
    const letter = prefix.charCodeAt(depth);
    from = firstWith(vocabulary, from, to, depth, letter);
    to = firstWith(vocabulary, from, to, depth, letter + 1);
  }
  return { from, to };
}

const FAR = 100;

/**
 * Finds the words near a typed word by optimal string alignment: inserting, deleting or replacing a letter and swapping two
 * neighbors cost one edit each. Digits are never edited: `BRCA2` is no misspelling of `BRCA1`. The typed word may be
 * unfinished: a prefix of a longer word counts if its last letter is right or swapped with the one before, so that a typing
 * error in the last letter doesn't match every word that begins alike.
 * @param edits - maximum number of edits, 1 or 2.
 */
export function nearWords(
  vocabulary: Vocabulary,
  word: string,
  edits: number,
): readonly WordRange[] {
  return new NearSearch(vocabulary, word, edits).run();
}

/** Whether {@link nearWords} finds a word. @param edits - maximum number of edits, 0 for none. */
export function isNear(word: string, typed: string, edits: number): boolean {
  if (edits === 0) return word.startsWith(typed);
  return nearWords(createVocabulary([word]), typed, edits).length > 0;
}

/** Compares a typed word with all words of a vocabulary; words share the work on the letters that they have in common. */
class NearSearch {
  readonly #typed: Uint16Array;
  readonly #width: number;
  /** A row of distances per depth, `width` values each; only values within `edits` columns of the diagonal are exact. */
  readonly #rows: Uint8Array;
  /** The common letters of the words that are compared. */
  readonly #path: Uint16Array;
  readonly #found: WordRange[] = [];

  constructor(
    private readonly vocabulary: Vocabulary,
    word: string,
    private readonly edits: number,
  ) {
    this.#typed = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    this.#width = this.#typed.length + 1;
    const depths = this.#typed.length + edits + 1;
    this.#path = new Uint16Array(depths);
    this.#rows = new Uint8Array(depths * this.#width).fill(FAR);
    this.#rows[0] = 0;
    for (let column = 1; column < this.#width && !isDigit(this.#typed[column - 1]); column += 1)
      this.#rows[column] = column;
  }

  run(): readonly WordRange[] {
    this.#visit(0, this.vocabulary.starts.length - 1, 0, 0);
    return this.#found;
  }

  /** @param least - smallest distance of the `depth` common letters to a prefix of the typed word. */
  #visit(from: number, to: number, depth: number, least: number): void {
    if ((depth + 1) * this.#width >= this.#rows.length) return;
    if (least === this.edits) {
      // Without an edit left only letters that are typed about here may follow.
      const first = Math.max(0, depth - this.edits - 1);
      const end = Math.min(this.#typed.length, depth + this.edits + 1);
      for (let at = first; at < end; at += 1) {
        const letter = this.#typed[at] ?? 0;
        if (this.#typed.indexOf(letter, first) === at) this.#visitLetter(from, to, depth, letter);
      }
      return;
    }
    let start = from + Number(letterAt(this.vocabulary, from, depth) < 0);
    while (start < to)
      start = this.#visitLetter(start, to, depth, letterAt(this.vocabulary, start, depth));
  }

  /** Compares those of the words that have a letter next; returns where they end. */
  #visitLetter(from: number, to: number, depth: number, letter: number): number {
    const start = firstWith(this.vocabulary, from, to, depth, letter);
    const end = firstWith(this.vocabulary, start, to, depth, letter + 1);
    if (start === end) return end;
    this.#path[depth] = letter;
    const least = this.#fillRow(depth + 1);
    if (least <= this.edits && !this.#accept(start, end, depth + 1))
      this.#visit(start, end, depth + 1, least);
    return end;
  }

  /** Fills the distances from the first `depth` letters to each prefix of the typed word; returns the smallest. */
  #fillRow(depth: number): number {
    const [rows, typed, width, edits] = [this.#rows, this.#typed, this.#width, this.edits];
    const row = depth * width;
    const above = row - width;
    const letter = this.#path[depth - 1] ?? 0;
    const isFixed = isDigit(letter);
    const first = Math.max(1, depth - edits);
    const last = Math.min(width - 1, depth + edits);
    rows[row + first - 1] = FAR;
    if (last + 1 < width) rows[row + last + 1] = FAR;
    if (depth <= edits && !isFixed) rows[row] = Math.min(FAR, (rows[above] ?? FAR) + 1);
    let least = first === 1 ? (rows[row] ?? FAR) : FAR;

    for (let column = first; column <= last; column += 1) {
      const other = typed[column - 1] ?? 0;
      const before = rows[above + column - 1] ?? FAR;
      let cost = letter === other ? before : FAR;
      const isOtherFixed = isDigit(other);
      if (!isOtherFixed) cost = Math.min(cost, (rows[row + column - 1] ?? FAR) + 1);
      if (!isFixed) cost = Math.min(cost, (rows[above + column] ?? FAR) + 1);
      if (!isFixed && !isOtherFixed) cost = Math.min(cost, before + 1);
      if (this.#isSwapped(depth, column))
        cost = Math.min(cost, (rows[above - width + column - 2] ?? FAR) + 1);
      if (cost > FAR) cost = FAR;
      rows[row + column] = cost;
      if (cost < least) least = cost;
    }
    return least;
  }

  /** Adds those of the words with `depth` common letters that are near; true when all of them are. */
  #accept(from: number, to: number, depth: number): boolean {
    const last = this.#width - 1;
    if (depth + this.edits < last) return false;
    if (this.#distance(depth, last) > this.edits) return false;
    if (this.#endsRight(depth)) {
      this.#found.push({ from, to });
      return true;
    }
    if (letterAt(this.vocabulary, from, depth) < 0) this.#found.push({ from, to: from + 1 });
    return false;
  }

  #endsRight(depth: number): boolean {
    const last = this.#width - 1;
    if (
      this.#path[depth - 1] === this.#typed[last - 1] &&
      this.#distance(depth - 1, last - 1) <= this.edits
    )
      return true;
    return this.#isSwapped(depth, last) && this.#distance(depth - 2, last - 2) + 1 <= this.edits;
  }

  #isSwapped(depth: number, column: number): boolean {
    if (depth < 2 || column < 2) return false;
    const [letter, before] = [this.#path[depth - 1], this.#path[depth - 2]];
    if (letter !== this.#typed[column - 2] || before !== this.#typed[column - 1]) return false;
    return !isDigit(letter) && !isDigit(before);
  }

  #distance(depth: number, column: number): number {
    return this.#rows[depth * this.#width + column] ?? FAR;
  }
}

/** Finds the first of the words `from` to before `to` whose letter at a depth isn't before `letter`; they are sorted by it. */
function firstWith(
  vocabulary: Vocabulary,
  from: number,
  to: number,
  depth: number,
  letter: number,
): number {
  let [low, end] = [from, to];
  while (low < end) {
    const middle = (low + end) >>> 1;
    if (letterAt(vocabulary, middle, depth) < letter) low = middle + 1;
    else end = middle;
  }
  return low;
}

/** The letter of a word at a depth; -1 after its end. */
function letterAt({ units, starts }: Vocabulary, word: number, depth: number): number {
  const at = (starts[word] ?? 0) + depth;
  return at < (starts[word + 1] ?? 0) ? (units[at] ?? -1) : -1;
}

function isDigit(unit: number | undefined): boolean {
  return unit !== undefined && unit >= 48 && unit <= 57;
}
