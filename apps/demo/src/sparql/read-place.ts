import { ServiceError } from '@biographql/client';
import { ForbiddenSparqlError, InvalidSparqlError, type TextPosition } from '@biographql/core';
import {
  iri,
  isGraphQuery,
  parseQuery,
  type SparqlQuery,
  shortenIri,
  wd,
} from '@biographql/sparql';
import {
  type ListedParameter,
  NAMED_QUERIES,
  namedQuery,
  type QueryName,
} from '@biographql/sparql/queries';
import { errorWords } from '../components/error-note.tsx';
import { fullIri, type Parameters } from '../place.ts';
import { authorText } from './queries.ts';

export type SparqlProblem = { readonly reason: string; readonly position: TextPosition | null };

export interface ChosenQuery {
  /** Null for a query of the user's own. */
  readonly named: QueryName | null;
  readonly values: readonly string[];
  readonly text: string;
  readonly problem: SparqlProblem | null;
}

/** Reads the query of the URL: `sparql` is a text, `query` with `first` and `second` a named query. */
export function chosenQuery({ query, first, second, sparql }: Parameters): ChosenQuery {
  if (sparql) return { named: null, values: [], text: sparql, problem: getProblem(sparql) };
  const named = isQueryName(query) ? query : 'drugsForDisease';
  const parameters = Object.values<ListedParameter>(NAMED_QUERIES[named].parameters);
  const values = parameters.map(({ example }, at) => [first, second][at] || example);
  try {
    const text = inAlphabet(withShortNames(authorText(buildQuery(named, values)), values));
    return { named, values, text, problem: null };
  } catch (error) {
    return { named, values, text: '', problem: asProblem(error) };
  }
}

function isQueryName(name: string | undefined): name is QueryName {
  return name !== undefined && Object.hasOwn(NAMED_QUERIES, name);
}

/** Creates a named query from texts. @throws InvalidIdError, InvalidArgumentError for a text that does not fit. */
function buildQuery(name: QueryName, values: readonly string[]): SparqlQuery {
  const given = Object.entries(NAMED_QUERIES[name].parameters).map(([key, { kind }], at) => {
    const text = values[at] ?? '';
    if (kind === 'entity') return [key, getTerm(text)];
    return [key, kind === 'entities' ? text.split(/\s+/).map(getTerm) : text];
  });
  return namedQuery(name, Object.fromEntries(given));
}

/** Capital letters would come before all others. */
function inAlphabet(text: string): string {
  return text.replace(/(?<=ORDER BY [^\n]*)(?<![(\w])\?(\w+Label)\b/g, 'LCASE(?$1)');
}

const getTerm = (text: string) => (text.includes('/') ? iri(text) : wd(text));

function withShortNames(text: string, values: readonly string[]): string {
  return values.map(fullIri).reduce((short, iri) => {
    const name = shortenIri(iri);
    return name === iri ? short : short.replaceAll(`<${iri}>`, name);
  }, text);
}

/** Returns the syntax error of a query; null for a valid one and for CONSTRUCT and DESCRIBE, which the service checks. */
export function getProblem(text: string): SparqlProblem | null {
  if (isGraphQuery(text)) return null;
  try {
    // The service knows prefixes of the dataset that this page doesn't.
    parseQuery(text, { namespaceOf: (prefix) => `urn:${prefix}:` });
    return null;
  } catch (error) {
    return asProblem(error);
  }
}

export function asProblem(error: unknown): SparqlProblem {
  if (error instanceof InvalidSparqlError || error instanceof ForbiddenSparqlError) {
    return { reason: error.reason, position: error.position ?? null };
  }
  const [entry] = error instanceof ServiceError ? error.errors : [];
  const { reason, line, column }: Readonly<Record<string, unknown>> = entry?.extensions ?? {};
  const isPlaced = typeof line === 'number' && typeof column === 'number';
  return {
    reason: typeof reason === 'string' ? reason : errorWords(error),
    position: isPlaced ? { line, column } : null,
  };
}

/** A position as an index, at most the length of the text. */
export function indexOf(text: string, { line, column }: TextPosition): number {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  return Math.min(start + column - 1, text.length);
}
