import type { TextPosition } from '../errors/input.js';

/**
 * Counts the insertions, deletions, substitutions and swaps of neighbors that turn one text into the other,
 * by optimal string alignment (the restricted Damerau-Levenshtein distance): no stretch is edited twice.
 * Compares UTF-16 units; takes time in proportion to the product of the lengths.
 */
export function editDistance(source: string, target: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column);

  for (let row = 0; row < source.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < target.length; column += 1) {
      const isSame = source[row] === target[column];
      const isSwap = source[row] === target[column - 1] && source[row - 1] === target[column];
      current.push(
        Math.min(
          at(current, column) + 1,
          at(previous, column + 1) + 1,
          at(previous, column) + (isSame ? 0 : 1),
          isSwap ? at(beforePrevious, column - 1) + 1 : row + column + 2,
        ),
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, target.length);
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? 0;
}

/**
 * Returns the value of the nearest spelling, the first of equally near ones; undefined when none is within the
 * number of edits that `getLimit` allows. Texts whose lengths differ by more are not compared.
 */
export function nearest<T>(
  text: string,
  spellings: Iterable<readonly [spelling: string, meaning: T]>,
  getLimit: (spelling: string) => number,
): T | undefined {
  let found: T | undefined;
  // With more edits than letters nothing of the text would be left.
  let minEdits = text.length + 1;
  for (const [spelling, meaning] of spellings) {
    const limit = Math.min(getLimit(spelling), minEdits - 1);
    if (Math.abs(spelling.length - text.length) > limit) continue;
    const edits = editDistance(text, spelling);
    if (edits <= limit) [found, minEdits] = [meaning, edits];
  }
  return found;
}

/** How much two lists share, with repetition, 0 to 1: Dice's coefficient. */
export function shareInCommon(left: readonly string[], right: readonly string[]): number {
  const all = left.length + right.length;
  const counts = new Map<string, number>();
  for (const part of left) counts.set(part, (counts.get(part) ?? 0) + 1);
  const shared = right.filter((part) => {
    const rest = counts.get(part) ?? 0;
    counts.set(part, rest - 1);
    return rest > 0;
  });
  return all === 0 ? 0 : (2 * shared.length) / all;
}

const STRING_OR_COMMENT = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|#.*/g;
/** A field may follow a brace, too. */
const OPERATION = /(?:^|\})\s*(?:query|mutation|subscription)\s+(\w+)/;

/** Reads the operation's name from the text of a document; fragments may stand before it. */
export function readOperationName(text: string): string | null {
  return OPERATION.exec(text.replace(STRING_OR_COMMENT, ''))?.[1] ?? null;
}

/** Maps a position in a text to the position in the text that its author typed. */
export type ToTyped = (position: TextPosition) => TextPosition;

export interface WrittenQuery {
  readonly text: string;
  /** UTF-16 units that were put before the author's text, all on its first line. */
  readonly prologueLength?: number;
}

// Outside the queries, which stay plain data that can be copied to workers and pages.
const known = /* @__PURE__ */ new WeakMap<WrittenQuery, ToTyped>();

/** Stores how to map positions after a query's prologue to the typed text; undefined stores nothing. */
export function rememberPositions(query: WrittenQuery, toTyped: ToTyped | undefined): void {
  if (toTyped) known.set(query, toTyped);
}

/** The stored mapping of a query, if any. */
export function getPositions(query: WrittenQuery): ToTyped | undefined {
  return known.get(query);
}

/** Maps a position in the text of a query, as a service reports it, to what its author typed. */
export function authorPosition(query: WrittenQuery, { line, column }: TextPosition): TextPosition {
  const { prologueLength = 0 } = query;
  const position =
    line > 1 ? { line, column } : { line, column: Math.max(1, column - prologueLength) };
  return known.get(query)?.(position) ?? position;
}

/** An address that is safe to show: without user, password, query and fragment. */
export function withoutCredentials(url: string): string {
  return url.replace(/(\/\/)[^/@]*@|[?#].*/g, '$1');
}

/** An atom of a SMILES text: in brackets, or of the organic subset. */
const ATOM = /\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]/g;
const PLAIN_HYDROGEN = '[H]';
/** Characters that are shown on either side. */
const AROUND_ATOM = 16;

/** Shows an atom in braces, which no SMILES has: `CC(=O){O}c1ccc…`. Counted from 0 without plain hydrogens. */
export function atomMarker(smiles: string): (index: number) => string | null {
  const atoms = [...smiles.matchAll(ATOM)].filter(([text]) => text !== PLAIN_HYDROGEN);
  return (at) => {
    const atom = atoms[at];
    if (atom === undefined) return null;
    const { index, 0: text } = atom;
    const start = Math.max(0, index - AROUND_ATOM);
    const end = index + text.length;
    const before = `${start > 0 ? '…' : ''}${smiles.slice(start, index)}`;
    const after = `${smiles.slice(end, end + AROUND_ATOM)}${end + AROUND_ATOM < smiles.length ? '…' : ''}`;
    return `${before}{${text}}${after}`;
  };
}

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for XML and HTML, including attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign);
}
