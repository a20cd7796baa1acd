import {
  InvalidArgumentError,
  type SparqlHead,
  type SparqlResults,
  type SparqlTerm,
  withoutPages,
} from '@biographql/core';
import { PREFIXES } from './prefixes.js';
import type { Term } from './terms.js';

/** The solutions of a SELECT query. */
export interface Solutions {
  /** Projected variables without `?`, in order. */
  readonly variables: readonly string[];
  /** One array per solution, aligned with `variables`; null where a variable is unbound. */
  readonly solutions: readonly (readonly (Term | null)[])[];
}

/** The solutions of a SELECT in the SPARQL 1.1 Query Results JSON Format. */
export interface SparqlJson {
  readonly head: { readonly vars: readonly string[] };
  readonly results: { readonly bindings: readonly Readonly<Record<string, SparqlTerm>>[] };
}

/**
 * Input of {@link fromSparqlJson}: the whole JSON, or `head` and `results` of the service's `advancedSearchGraph`.
 */
export interface SparqlJsonLike {
  readonly head?: SparqlHead | null | undefined;
  readonly results?: SparqlResults | null | undefined;
}

/** Writes solutions in the SPARQL 1.1 Query Results JSON Format; an unbound variable has no key. */
export function toSparqlJson(
  variables: readonly string[],
  solutions: Solutions['solutions'],
): SparqlJson {
  const bindings = solutions.map((solution) =>
    Object.fromEntries(
      variables.flatMap((variable, at) => {
        const term = solution[at];
        return term ? [[variable, toJsonTerm(term)] as const] : [];
      }),
    ),
  );
  return { head: { vars: [...variables] }, results: { bindings } };
}

/**
 * Reads the SPARQL 1.1 Query Results JSON Format of a SELECT.
 * `typed-literal`, which some older services write, counts as a literal.
 * @throws InvalidArgumentError when there are no `head.vars` or bindings (as in the answer of an ASK), or for a term of no known type.
 */
export function fromSparqlJson(json: SparqlJsonLike): Solutions {
  const { vars } = json.head ?? {};
  const { bindings } = json.results ?? {};
  if (!Array.isArray(vars) || !Array.isArray(bindings)) {
    throw new InvalidArgumentError('json', 'must have `head.vars` and `results.bindings`');
  }
  const variables: readonly string[] = [...vars];
  const solutions = bindings.map((binding: Readonly<Record<string, SparqlTerm>>) =>
    variables.map((variable) => {
      const term = Object.hasOwn(binding, variable) ? binding[variable] : undefined;
      return term === undefined || term === null ? null : fromJsonTerm(term);
    }),
  );
  return { variables, solutions };
}

/** Writes one term as SPARQL JSON does: the datatype of plain and of language-tagged text is left out. */
export function toJsonTerm(term: Term): SparqlTerm {
  const { value } = term;
  if (term.termType !== 'Literal') {
    return { type: term.termType === 'NamedNode' ? 'uri' : 'bnode', value };
  }
  const { language, datatype } = term;
  if (language !== '') return { type: 'literal', value, 'xml:lang': language };
  if (datatype === `${PREFIXES.xsd}string`) return { type: 'literal', value };
  return { type: 'literal', value, datatype };
}

/** Reads one term of SPARQL JSON. @throws InvalidArgumentError for a term of no known type. */
export function fromJsonTerm(term: SparqlTerm): Term {
  const type: string = term.type;
  if (type === 'uri') return { termType: 'NamedNode', value: term.value };
  if (type === 'bnode') return { termType: 'BlankNode', value: term.value };
  if (term.type !== 'literal' && type !== 'typed-literal') {
    throw new InvalidArgumentError('json', 'must have terms of type uri, literal or bnode', type);
  }
  const { value, datatype, 'xml:lang': language = '' } = term as SparqlTerm & { type: 'literal' };
  const implied = language === '' ? `${PREFIXES.xsd}string` : `${PREFIXES.rdf}langString`;
  return { termType: 'Literal', value, language, datatype: datatype ?? implied };
}

/** A table as the service's `advancedSearch` returns it: IRIs in full, literals by their lexical form. */
export interface DataFrameLike {
  readonly columns?: readonly string[] | null | undefined;
  readonly rows?:
    | readonly ({ readonly values: readonly (string | null | undefined)[] } | null)[]
    | null
    | undefined;
  readonly error?: string | null | undefined;
}

/** Reads a table, with null for what is missing. @throws InvalidArgumentError for a failed or damaged one. */
export function readDataFrame({ columns, rows, error }: DataFrameLike) {
  if (typeof error === 'string') {
    rejectResult(`come from a query that succeeded: ${withoutPages(error)}`);
  }
  if (!Array.isArray(columns) || !Array.isArray(rows)) rejectResult('have `columns` and `rows`');
  const names: readonly string[] = columns;
  const cells = rows.map((row: { readonly values: readonly (string | null)[] } | null, at) => {
    const { values } = row ?? { values: [] };
    if (values.length !== names.length) {
      rejectResult(`have ${names.length} values in each row: row ${at} does not`);
    }
    return values.map((value) => value ?? null);
  });
  return { columns: names, cells };
}

export function rejectResult(duty: string): never {
  throw new InvalidArgumentError('result', `must ${duty}`);
}

/** A term as tables show it: an IRI, the lexical form of a literal, or `_:` and the name of a blank node. */
export function lexical(term: Term | null): string | null {
  return term && (term.termType === 'BlankNode' ? `_:${term.value}` : term.value);
}
