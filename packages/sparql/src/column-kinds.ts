import { InvalidArgumentError } from '@biographql/core';
import { lexical } from './data-frame.js';
import { PREFIXES } from './prefixes.js';
import type { Term } from './terms.js';

/** What the values of a column become, by the kind that is asked for. */
export interface ColumnValues {
  /** The IRI in full, or the lexical form. */
  readonly string: string;
  /** Any xsd number; integers beyond 2^53 lose digits. */
  readonly number: number;
  /** An xsd boolean: `true`, `false`, `1` or `0`. */
  readonly boolean: boolean;
  /** An xsd date, dateTime, gYear or gYearMonth; without a zone it is read as UTC, and what is missing is the first. */
  readonly date: Date;
  /** `Q12078` for a Wikidata entity; any other IRI in full. */
  readonly qid: string;
  /** By the datatype: number, boolean, date or text. A table, which has no datatypes, gives text. */
  readonly value: string | number | boolean | Date;
}

/** A name of {@link ColumnValues}. */
export type ColumnKind = keyof ColumnValues;

/** One value of a result: a term, or the text that a table holds. */
export type Cell = Term | string;

const NUMBER = /^(?:NaN|[+-]?(?:INF|(?=\.?\d)\d*\.?\d*(?:[eE][+-]?\d+)?))$/;
const DATE =
  /^([+-]?)(\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d:\d\d(?:\.\d+)?))?)?)?(Z|[+-]\d\d:\d\d)?$/;
/** Ends the names of the xsd types that are numbers, and of no other. */
const NUMERIC = /(?:int|integer|decimal|double|float|long|short|byte)$/i;

/** Reads one value as a kind. @throws InvalidArgumentError, naming the column, when the text is no such value. */
export function readCell<Kind extends ColumnKind>(
  cell: Cell,
  kind: Kind,
  column: string,
): ColumnValues[Kind];
export function readCell(cell: Cell, kind: ColumnKind, column: string): ColumnValues[ColumnKind] {
  const text = typeof cell === 'string' ? cell : (lexical(cell) ?? '');
  if (kind === 'string') return text;
  if (kind === 'qid') return text.startsWith(PREFIXES.wd) ? text.slice(PREFIXES.wd.length) : text;
  const read = kind === 'value' ? readByDatatype(cell, text) : READERS[kind](text);
  if (read !== undefined) return read;
  throw new InvalidArgumentError(column, `must have values of the kind ${kind}`, text);
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

/** Text that its datatype does not allow stays text, as RDF has it. */
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
