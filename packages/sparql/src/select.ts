import {
  ForbiddenSparqlError,
  InvalidArgumentError,
  InvalidSparqlError,
  type TextPosition,
} from '@biographql/core';
import { rememberPositions } from '@biographql/core/internal';
import { indexAt, positionAt, readTyped } from './edited-text.js';
import { readQuery } from './parse-query.js';
import {
  type NamesIn,
  type ParameterArguments,
  type Parameters,
  type ParameterWithoutValue,
  type Syntax,
  syntax,
  type WrittenText,
} from './query-parameters.js';
import { scan } from './scan.js';
import type { NamedColumns, SelectRow } from './select-row.js';
import type { SparqlQuery } from './sparql-query.js';
import { encodeTerm, literal, type Term } from './terms.js';

/**
 * Makes a SELECT query from a literal text with named `$parameters`, like a prepared statement.
 * Well-known prefixes need no PREFIX line; the row type is read from the text.
 * @throws InvalidArgumentError for a missing, unknown or unencodable parameter, InvalidIdError for an invalid IRI.
 * @throws InvalidSparqlError much as `parseQuery` does, with positions in the given text.
 * The text is trusted: SERVICE, FROM, label services and unknown keywords are left to the service to check.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/sparql/README.md}
 */
export function select<const S extends string>(
  text: S & WrittenText<S> & NamedColumns<S>,
  ...parameters: ParameterArguments<S>
): SparqlQuery<SelectRow<S>>;
/** Never chosen: it names the parameters that a call left out. */
export function select<const S extends string>(text: S & ParameterWithoutValue<NamesIn<S>>): never;
export function select(text: string, parameters: Parameters = {}): SparqlQuery {
  return checked(text, parameters, 'SELECT');
}

/** Makes an ASK query from a text with named `$parameters`. @throws what `select` throws. */
export function ask<const S extends string>(
  text: S & WrittenText<S>,
  ...parameters: ParameterArguments<S>
): SparqlQuery<boolean>;
/** Never chosen: it names the parameters that a call left out. */
export function ask<const S extends string>(text: S & ParameterWithoutValue<NamesIn<S>>): never;
export function ask(text: string, parameters: Parameters = {}): SparqlQuery {
  return checked(text, parameters, 'ASK');
}

function checked(text: string, parameters: Parameters, form: 'SELECT' | 'ASK'): SparqlQuery {
  const filled = fill(text, parameters);
  const toTyped = (position: TextPosition): TextPosition =>
    positionAt(text, filled.toTyped(indexAt(filled.text, position)));
  const { query } = readTyped(() => readQuery(filled.text), toTyped);
  if (query.form !== form) throw new InvalidSparqlError(`expected ${form}, found ${query.form}.`);
  rememberPositions(query, toTyped);
  return query;
}

/** One term of an inline table; null writes UNDEF. */
export type TableValue = Term | number | boolean | Date | null;

/**
 * The rows of a VALUES block: `VALUES ?drug $drugs` takes single terms, `VALUES (?drug ?gene) $pairs` takes rows.
 * An empty list is an empty block, which has no solutions.
 * @throws InvalidArgumentError for rows of different lengths or mixed with terms; what `select` throws for parameters.
 */
export function values(
  rows: readonly TableValue[] | readonly (readonly TableValue[])[],
): Syntax<'values'> {
  const [first] = rows;
  const width = Array.isArray(first) ? first.length : -1;
  const lines = rows.map((row: TableValue | readonly TableValue[]) => {
    const isRow = Array.isArray(row);
    if ((isRow ? row.length : -1) !== width) {
      throw new InvalidArgumentError('values', 'must be single terms, or rows of equal length');
    }
    return isRow ? `(${row.map(cell).join(' ')})` : cell(row as TableValue);
  });
  return { kind: 'values', [syntax]: `{ ${lines.join(' ')} }` };
}

/**
 * A part of a query that another query takes as a parameter: patterns, filters, or an expression, with parameters of its own.
 * Its brackets are balanced and it names no other service, so it cannot change the shape of what surrounds it.
 * @throws InvalidSparqlError, ForbiddenSparqlError, and what `select` throws for parameters.
 */
export function fragment<const S extends string>(
  text: S & WrittenText<S>,
  ...[parameters = {}]: ParameterArguments<S>
): Syntax<'fragment'> {
  const { text: filled } = fill(text, parameters);
  const tokens = scan(filled);
  const last = tokens.at(-1);
  if (last?.word && !/^(?:TRUE|FALSE)$/.test(last.word)) {
    throw new InvalidSparqlError(`the fragment ends with ${last.text}: complete it.`);
  }
  for (const { word } of tokens) {
    if (/^(?:SERVICE|FROM)$/.test(word)) {
      throw new ForbiddenSparqlError(word, 'a fragment cannot contain SERVICE or FROM.');
    }
  }
  return { kind: 'fragment', [syntax]: `\n${filled}\n` };
}

/** A text with its parameters filled in, and the mapping of its indexes to the given text. */
interface FilledText {
  readonly text: string;
  readonly toTyped: (index: number) => number;
}

/**
 * Replaces `$names` by their parameters, except in strings, IRIs and comments.
 * @throws InvalidArgumentError for a parameter that the text lacks, one that is missing, one that also occurs as a
 * `?variable`, and a value that is no term.
 */
function fill(text: string, parameters: Parameters): FilledText {
  const variables = scan(text).filter(({ kind }) => kind === 'variable');
  const places: Record<'at' | 'until' | 'start' | 'end', number>[] = [];
  let filled = '';
  let done = 0;
  for (const { text: part, start, end } of variables) {
    if (part[0] === '?') continue;
    // Separated by spaces, so that no two tokens become one.
    const before = text.slice(done, start).replace(/[^\s(]$/, '$& ');
    const after = /[^\s)]/.test(text.charAt(end)) ? ' ' : '';
    const at = filled.length + start - done;
    filled += before + encodeParameter(part.slice(1), parameters) + after;
    places.push({ at, until: filled.length, start, end });
    done = end;
  }
  const names = new Set(variables.map((variable) => variable.text));
  for (const name of Object.keys(parameters)) {
    if (!names.has(`$${name}`))
      throw new InvalidArgumentError(name, `does not occur in the text as \`$${name}\``);
    if (names.has(`?${name}`))
      throw new InvalidArgumentError(name, `occurs as both \`?${name}\` and \`$${name}\``);
  }
  return {
    text: filled + text.slice(done),
    toTyped(index) {
      const place = places.findLast(({ at }) => at <= index);
      if (!place) return index;
      return index < place.until ? place.start : place.end + index - place.until;
    },
  };
}

function encodeParameter(name: string, parameters: Parameters): string {
  const value: unknown = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (value === undefined) {
    throw new InvalidArgumentError(name, 'has no value');
  }
  return (value as Partial<Syntax> | null)?.[syntax] ?? encodeTerm(toTerm(value as Term), name);
}

function cell(value: TableValue): string {
  return value === null ? 'UNDEF' : encodeTerm(toTerm(value));
}

function toTerm(value: Term | number | boolean | Date): Term {
  const isPlain = /^[nb]/.test(typeof value) || value instanceof Date;
  return isPlain ? literal(value as number) : (value as Term);
}
