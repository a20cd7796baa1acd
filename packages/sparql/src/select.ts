import { InvalidSparqlError, type TextPosition } from '@biographql/core';
import { rememberPositions } from '@biographql/core/internal';
import { fill } from './parameters.js';
import type {
  NamesIn,
  ParameterArguments,
  Parameters,
  ParameterWithoutValue,
  WrittenText,
} from './query-parameters.js';
import { readQuery } from './read-query.js';
import { indexAt, positionAt } from './scan.js';
import type { NamedColumns, SelectRow } from './select-row.js';
import type { SparqlQuery } from './sparql-query.js';

/**
 * Makes a SELECT query of a literal text with named `$parameters`, like a prepared statement.
 * Well-known prefixes need no PREFIX line; the row type is read from the text.
 * @throws InvalidArgumentError for a missing, unknown or unencodable parameter.
 * @throws InvalidSparqlError much as `parseQuery` does, with positions in the given text.
 * The text is your own: what a service forbids (SERVICE, FROM), its label service and words that are no keywords are left to the service.
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

/** Makes an ASK query of a text with named `$parameters`. @throws what `select` throws. */
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
  const query = readFilled(filled.text, toTyped);
  if (query.form !== form) throw new InvalidSparqlError(`expected ${form}, found ${query.form}.`);
  rememberPositions(query, toTyped);
  return query;
}

function readFilled(text: string, toTyped: (position: TextPosition) => TextPosition): SparqlQuery {
  try {
    return readQuery(text).query;
  } catch (error) {
    if (!(error instanceof InvalidSparqlError) || !error.position) throw error;
    throw new InvalidSparqlError(error.reason, toTyped(error.position));
  }
}
