import type {
  IdentifierReader,
  IdentifierReading,
  IdentifierStanding,
} from '../vocabulary/index.js';

/** How many words of a typed text count; the rest is ignored. */
export const TYPED_WORDS = 12;

/** Typing errors are corrected when fewer entities than this are found. */
const ENOUGH = 3;

/** Number of results: 1 to 100, default 10; numbers outside are clamped. */
export function searchLimit(limit = 10): number {
  return Math.max(1, Math.min(100, Math.floor(limit)));
}

/** Maximum number of edits in a typed word of this length: none below 4 characters, 1 from 4, 2 from 8. */
export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

export interface FoundSoFar {
  readonly count: number;
  readonly hasExact: boolean;
  readonly limit: number;
}

/** Never after an exact match; one edit when fewer than three entities were found, two when none was. */
export function seeksTypingErrors(edits: number, { count, hasExact, limit }: FoundSoFar): boolean {
  if (hasExact) return false;
  return edits === 1 ? count < Math.min(ENOUGH, limit) : count === 0;
}

/** When identifiers that a text may be are looked up: before names, after exact names, or if nothing else is found. */
export interface IdentifierTurns {
  readonly before: readonly IdentifierReading[];
  readonly after: readonly IdentifierReading[];
  readonly last: readonly IdentifierReading[];
}

export function identifierTurns(reader: IdentifierReader, text: string): IdentifierTurns {
  const readings = reader.read(text);
  const select = (...standings: readonly IdentifierStanding[]) =>
    readings.filter(({ standing }) => standings.includes(standing));
  return { before: select('stated', 'first'), after: select('after'), last: select('last') };
}
