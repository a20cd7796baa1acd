import { InvalidArgumentError } from '@biographql/core';
import { PREFIXES } from './prefixes.js';
import {
  type DataFrameLike,
  fromSparqlJson,
  lexical,
  readDataFrame,
  rejectResult,
  type Solutions,
  type SparqlJsonLike,
} from './results-json.js';
import { scan } from './scan.js';
import type { GenericRow } from './select-row.js';
import type { SparqlQuery } from './sparql-query.js';
import type { Term } from './terms.js';

/** Types of the values of a column, by the requested kind. */
export interface ColumnValues {
  /** The IRI in full, or the lexical form. */
  readonly string: string;
  /** Any xsd number; integers beyond 2^53 lose digits. */
  readonly number: number;
  /** An xsd boolean: `true`, `false`, `1` or `0`. */
  readonly boolean: boolean;
  /** An xsd date, dateTime, gYear or gYearMonth (years of 4 to 6 digits); without a zone it is read as UTC; a missing
   * month or day is 1. */
  readonly date: Date;
  /** `Q12078` for a Wikidata entity; any other IRI in full. */
  readonly qid: string;
  /** By the datatype: number (integers up to 2^53), boolean, xsd:date or dateTime, or text. A table has only text. */
  readonly value: string | number | boolean | Date;
}

/** A name of {@link ColumnValues}. */
export type ColumnKind = keyof ColumnValues;

export type Cell = Term | string;

const NUMBER = /^(?:NaN|[+-]?(?:INF|(?=\.?\d)\d*\.?\d*(?:[eE][+-]?\d+)?))$/;
const DATE =
  /^([+-]?)(\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d:\d\d(?:\.\d+)?))?)?)?(Z|[+-]\d\d:\d\d)?$/;
/** Matches the names of the numeric xsd types, and no others. */
const NUMERIC = /(?:int|integer|decimal|double|float|long|short|byte)$/i;

/** Reads one value as a kind. @throws InvalidArgumentError, naming the column, when the text is no such value. */
function readCell(cell: Cell, kind: ColumnKind, column: string): ColumnValues[ColumnKind] {
  const text = typeof cell === 'string' ? cell : (lexical(cell) ?? '');
  if (kind === 'string') return text;
  if (kind === 'qid') return text.startsWith(PREFIXES.wd) ? text.slice(PREFIXES.wd.length) : text;
  const read = kind === 'value' ? readByDatatype(cell, text) : READERS[kind](text);
  if (read !== undefined) return read;
  throw new InvalidArgumentError(column, `must have values of the kind \`${kind}\``, text);
}

const READERS = {
  number: readNumber,
  boolean: (text: string) => ({ true: true, '1': true, false: false, '0': false })[text],
  date: readDate,
};

function readNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text.replace('INF', 'Infinity')) : undefined;
}

function readDate(text: string): Date | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const [, sign, year = '', month = '01', day = '01', time = '00:00:00', zone = 'Z'] = match;
  const fullYear =
    sign === '-' || year.length > 4 ? `${sign || '+'}${year.padStart(6, '0')}` : year;
  const date = new Date(`${fullYear}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Text that its datatype does not allow stays text, as in RDF. */
function readByDatatype(cell: Cell, text: string): ColumnValues['value'] {
  const { xsd } = PREFIXES;
  if (typeof cell === 'string' || cell.termType !== 'Literal' || !cell.datatype.startsWith(xsd))
    return text;
  const type = cell.datatype.slice(xsd.length);
  if (type === 'boolean') return READERS.boolean(text) ?? text;
  if (type === 'date' || type === 'dateTime') return readDate(text) ?? text;
  const number = NUMERIC.test(type) ? readNumber(text) : undefined;
  const isExact =
    number !== undefined && (!/^[+-]?\d+$/.test(text) || Number.isSafeInteger(number));
  return isExact ? number : text;
}

/** Any shape in which the solutions of a SELECT arrive. */
export type TabularResult = Solutions | SparqlJsonLike | DataFrameLike;

type Columns<Row> = unknown extends Row ? GenericRow : Row;

/** The requested kinds, by column; a column that the row lacks does not compile. */
export type ColumnKinds<Row> = { readonly [Name in keyof Columns<Row>]?: ColumnKind };

/** A row with the requested kinds; of a generic row, only the columns with a kind. Nulls stay. */
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
 * Converts a result to objects, one per solution, a property per variable: a table of `advancedSearch`, SPARQL JSON,
 * or solutions. With the query, rows have its row type: strings, numbers where the query counts, null where unbound.
 * `kinds` reads further columns as numbers, booleans, dates or QIDs.
 * @throws InvalidArgumentError when the result failed, is not of this query, or holds a value that its kind does not allow.
 */
export function rowsOf(result: TabularResult): readonly Readonly<Record<string, string | null>>[];
export function rowsOf<Row, const Kinds extends ColumnKinds<Row> = Record<never, never>>(
  result: TabularResult,
  query: SparqlQuery<Row>,
  // Repeats the constraint of `Kinds`, so that editors complete the names.
  kinds?: Kinds & NoOthers<Kinds, Row> & ColumnKinds<Row>,
): readonly RowWithKinds<Row, Kinds>[];
export function rowsOf(
  result: TabularResult,
  query?: SparqlQuery,
  kinds: Readonly<Record<string, ColumnKind | undefined>> = {},
): readonly Readonly<Record<string, ColumnValues[ColumnKind] | null>>[] {
  const { columns, cells } = readResult(result);
  for (const name of [...(query?.variables ?? []), ...Object.keys(kinds)]) {
    if (!columns.includes(name)) {
      rejectResult(`have a column \`${name}\`. The result may be from another query`);
    }
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
  return readDataFrame(result as DataFrameLike);
}

const COUNT = /\( COUNT \( (?:DISTINCT )?(?:\*|\?\w+) \) AS \?(\w+) \)/gi;

/**
 * The names of the outermost projection that are plain counts: `(COUNT(*) AS ?n)` or `(COUNT(DISTINCT ?x) AS ?n)`, nothing else.
 * Follows the same rule as the row types.
 */
export function getCounts({ text, authorText = text }: SparqlQuery): readonly string[] {
  const [projection = ''] = scan(authorText)
    // A string might hold what looks like a count, or a group.
    .map((token) => (token.kind === 'string' ? '' : token.text))
    .join(' ')
    .split('{');
  return [...projection.matchAll(COUNT)].flatMap(([, name = '']) => name);
}
