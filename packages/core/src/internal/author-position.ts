import type { TextPosition } from '../errors/input.js';

/** Leads from a position in a text to the one in what its author typed. */
export type ToTyped = (position: TextPosition) => TextPosition;

/** A query whose text was written for it. */
export interface WrittenQuery {
  readonly text: string;
  /** UTF-16 units that were put before the author's text, all on its first line. */
  readonly prologueLength?: number;
}

// Outside the queries, which stay plain data that can be copied to workers and pages.
const known = /* @__PURE__ */ new WeakMap<WrittenQuery, ToTyped>();

/** Notes how positions behind the prologue of a query lead to what its author typed; undefined notes nothing. */
export function rememberPositions(query: WrittenQuery, toTyped: ToTyped | undefined): void {
  if (toTyped) known.set(query, toTyped);
}

/** What was noted of a query; undefined for one of which nothing was. */
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
