import type {
  IdentifierReader,
  IdentifierReading,
  IdentifierStanding,
} from '@biographql/vocabulary';

/** When the readings of a text count: before names, after exact names, and when nothing else fits. */
export interface IdentifierTurns {
  readonly before: readonly IdentifierReading[];
  readonly after: readonly IdentifierReading[];
  readonly last: readonly IdentifierReading[];
}

/** Sorts what a text may identify by its turn in a search. */
export function identifierTurns(reader: IdentifierReader, text: string): IdentifierTurns {
  const readings = reader.read(text);
  if (readings.length === 0) return NONE;
  const of = (...standings: readonly IdentifierStanding[]) =>
    readings.filter(({ standing }) => standings.includes(standing));
  return { before: of('stated', 'first'), after: of('after'), last: of('last') };
}

const NONE: IdentifierTurns = { before: [], after: [], last: [] };
