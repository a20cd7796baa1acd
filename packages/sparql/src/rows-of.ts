import { InvalidArgumentError } from '@biographql/core';
import { type Cell, type ColumnKind, type ColumnValues, readCell } from './column-kinds.js';
import { type DataFrameLike, readDataFrame } from './data-frame.js';
import { fromSparqlJson, type Solutions, type SparqlJsonLike } from './results-json.js';
import { scan } from './scan.js';
import type { GenericRow } from './select-row.js';
import type { SparqlQuery } from './sparql-query.js';

/** Any shape in which the solutions of a SELECT arrive. */
export type TabularResult = Solutions | SparqlJsonLike | DataFrameLike;

type Columns<Row> = unknown extends Row ? GenericRow : Row;

/** The kinds asked for, by column; a column that the row lacks does not compile. */
export type ColumnKinds<Row> = { readonly [Name in keyof Columns<Row>]?: ColumnKind };

/** A row with the kinds asked for; of a row without known columns, those with a kind. Nulls stay. */
export type RowWithKinds<Row, Kinds> = [keyof Kinds] extends [never]
  ? Columns<Row>
  : string extends keyof Columns<Row>
    ? { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> | null }
    : {
        readonly [Name in keyof Row]: Name extends keyof Kinds
          ? ValueOf<Kinds[Name]> | Extract<Row[Name], null>
          : Row[Name];
      };

type ValueOf<Kind> = Kind extends ColumnKind ? ColumnValues[Kind] : never;
type NoOthers<Kinds, Row> = { readonly [Name in Exclude<keyof Kinds, keyof Columns<Row>>]: never };

/**
 * Makes objects of a result, one per solution and one property per variable: a table of `advancedSearch`, SPARQL JSON,
 * or solutions. With the query, rows have its row type: strings, numbers where the query counts, null where unbound.
 * `kinds` reads further columns as numbers, booleans, dates or QIDs.
 * @throws InvalidArgumentError when the result failed, is not of this query, or holds a value that its kind does not allow.
 */
export function rowsOf(result: TabularResult): readonly Readonly<Record<string, string | null>>[];
export function rowsOf<Row, const Kinds extends ColumnKinds<Row> = Record<never, never>>(
  result: TabularResult,
  query: SparqlQuery<Row>,
  // Said twice: what is inferred is not what an editor completes.
  kinds?: Kinds & NoOthers<Kinds, Row> & ColumnKinds<Row>,
): readonly RowWithKinds<Row, Kinds>[];
export function rowsOf(
  result: TabularResult,
  query?: SparqlQuery,
  kinds: Readonly<Record<string, ColumnKind | undefined>> = {},
): readonly Readonly<Record<string, ColumnValues[ColumnKind] | null>>[] {
  const { columns, cells } = readResult(result);
  for (const name of [...(query?.variables ?? []), ...Object.keys(kinds)]) {
    if (!columns.includes(name))
      throw new InvalidArgumentError(
        'result',
        `must have a column \`${name}\`: is it of another query?`,
      );
  }
  const counts = new Set(query && getCounts(query));
  const kindOf = columns.map((name) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    return kind ?? (counts.has(name) ? 'number' : 'string');
  });
  return cells.map((row) =>
    Object.fromEntries(
      columns.map((name, index) => {
        const cell = row[index] ?? null;
        return [name, cell === null ? null : readCell(cell, kindOf[index] ?? 'string', name)];
      }),
    ),
  );
}

function readResult(result: TabularResult): {
  readonly columns: readonly string[];
  readonly cells: readonly (readonly (Cell | null)[])[];
} {
  if ('solutions' in result) return { columns: result.variables, cells: result.solutions };
  if ('results' in result || 'head' in result) {
    const { variables, solutions } = fromSparqlJson(result);
    return { columns: variables, cells: solutions };
  }
  const { columns, rows } = readDataFrame(result as DataFrameLike);
  return { columns, cells: rows.map(({ values }) => values) };
}

const COUNT = /\( COUNT \( (?:DISTINCT )?(?:\*|\?\w+) \) AS \?(\w+) \)/gi;

/**
 * The names of the outermost projection that are plain counts: `(COUNT(*) AS ?n)` or `(COUNT(DISTINCT ?x) AS ?n)`, nothing else.
 * The same rule as the row types follow.
 */
export function getCounts({ text, author }: SparqlQuery): readonly string[] {
  const tokens = scan(author?.text ?? text);
  const projection = tokens
    .slice(
      0,
      tokens.findIndex((token) => token.text === '{'),
    )
    // A string might hold what looks like a count.
    .map((token) => (token.kind === 'string' ? '' : token.text))
    .join(' ');
  return [...projection.matchAll(COUNT)].flatMap(([, name = '']) => name);
}
