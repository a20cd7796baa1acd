import type { Brand, TextPosition } from '@biographql/core';
import { authorPosition } from '@biographql/core/internal';

declare const rowType: unique symbol;

interface CheckedQuery {
  /** Only reading forms exist. */
  readonly form: 'SELECT' | 'ASK';
  /** Complete SPARQL text: every prefix it uses is declared. */
  readonly text: string;
  /** Projected names without `?`, in order, each once; null for `SELECT *` and for ASK. */
  readonly variables: readonly string[] | null;
  /** UTF-16 units put before the author's text, all on its first line. */
  readonly prologueLength: number;
  /** What the author wrote, where `text` has patterns in place of a label service. */
  readonly authorText?: string;
}

/**
 * A query that only reads. Made by `parseQuery`, `select` and `ask` alone; what came through `parseQuery` also reaches no
 * other service. `Row` is the type of one row where it can be read from the text.
 */
export type SparqlQuery<Row = unknown> = Brand<CheckedQuery, 'SparqlQuery'> & {
  readonly [rowType]?: Row;
};

/** The row type that a query carries. */
export type RowOf<Query> = Query extends { readonly [rowType]?: infer Row } ? Row : never;

/**
 * Maps a position in the completed text, as an engine reports it, to the text that the author wrote.
 * A position inside the added prologue becomes the start of the text, one inside a parameter's value its `$name`, one
 * inside the patterns of a label service the start of that service.
 */
export function shiftPosition(query: SparqlQuery, position: TextPosition): TextPosition {
  return authorPosition(query, position);
}
