import { InvalidArgumentError, withoutPages } from '@biographql/core';
import {
  fromSparqlJson,
  type Solutions,
  type SparqlJson,
  type SparqlJsonLike,
  toSparqlJson,
} from './results-json.js';
import { isIri, literal, type Term } from './terms.js';

/** A table as the service's `advancedSearch` answers it: IRIs in full, literals by their lexical form. */
export interface DataFrameLike {
  readonly columns?: readonly string[] | null | undefined;
  readonly rows?:
    | readonly ({ readonly values: readonly (string | null | undefined)[] } | null)[]
    | null
    | undefined;
  readonly error?: string | null | undefined;
}

/** A table without gaps. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly values: readonly (string | null)[] }[];
}

const NAMED = /^(?:https?|ftp|urn|mailto|info|tag|doi):/i;

/** Writes SPARQL JSON as a table. Languages, datatypes and the kind of a term are lost; a blank node becomes `_:label`. */
export function sparqlJsonToDataFrame(json: SparqlJsonLike): Table {
  const { variables, solutions } = fromSparqlJson(json);
  const rows = solutions.map((solution) => ({ values: solution.map(lexical) }));
  return { columns: variables, rows };
}

/**
 * Writes a table as SPARQL JSON. A value with a usual IRI scheme (http, https, urn …) becomes an IRI, `_:label` a blank
 * node, anything else plain text: a table doesn't distinguish numbers and languages.
 * @throws InvalidArgumentError for a failed or incomplete table.
 */
export function dataFrameToSparqlJson(frame: DataFrameLike): SparqlJson {
  const { columns, rows } = readDataFrame(frame);
  const solutions: Solutions['solutions'] = rows.map(({ values }) =>
    values.map((value) => (value === null ? null : guessTerm(value))),
  );
  return toSparqlJson(columns, solutions);
}

/** Checks a table: null for what is missing, one value per column. @throws InvalidArgumentError for a failed or damaged table. */
export function readDataFrame({ columns, rows, error }: DataFrameLike): Table {
  if (typeof error === 'string') {
    throw new InvalidArgumentError(
      'result',
      `must be the answer of a query that succeeded: ${withoutPages(error)}`,
    );
  }
  if (!Array.isArray(columns) || !Array.isArray(rows)) {
    throw new InvalidArgumentError('result', 'must have `columns` and `rows`');
  }
  const names: readonly string[] = columns;
  return {
    columns: names,
    rows: rows.map((row: { readonly values: readonly (string | null)[] } | null, index: number) => {
      if (row?.values.length !== names.length) {
        throw new InvalidArgumentError(
          'result',
          `must have ${names.length} values in each row: row ${index} has not`,
        );
      }
      return { values: row.values.map((value) => value ?? null) };
    }),
  };
}

/** The text of a term as a table holds it. */
export function lexical(term: Term | null): string | null {
  return term && (term.termType === 'BlankNode' ? `_:${term.value}` : term.value);
}

function guessTerm(value: string): Term {
  if (value.startsWith('_:')) return { termType: 'BlankNode', value: value.slice(2) };
  if (NAMED.test(value) && isIri(value)) return { termType: 'NamedNode', value };
  return literal(value);
}
