import { QUERIES } from './generated/queries.js';
import type { Parameters } from './query-parameters.js';
import { ask, select, values } from './select.js';
import type { SelectRow } from './select-row.js';
import type { SparqlQuery } from './sparql-query.js';
import { checkWhole } from './sparql-query.js';
import { literal, type NamedNode, p, ps, wdt } from './terms.js';

type Queries = typeof QUERIES;

/** Name of a query of the catalog. */
export type QueryName = keyof Queries;

/** Values of parameters, by the kind that the catalog lists. */
export interface ParameterValues {
  readonly entity: NamedNode;
  readonly entities: readonly NamedNode[];
  /** A text without language, e.g. a ChEMBL number. */
  readonly text: string;
  /** A label or alias, in the language of the options. */
  readonly name: string;
  /** A P number, e.g. `P2176`. */
  readonly property: string;
}

/** A parameter of a query of the catalog. */
export interface ListedParameter {
  readonly kind: keyof ParameterValues;
  /** A value with rows in the starter data; for `entities`, several separated by spaces. */
  readonly example: string;
}

/** A query as the catalog lists it. */
export interface ListedQuery {
  /** `diseases`, `drugs`, `genes`, `entities`, `relations` or `literature`. */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** In the order in which people give them. */
  readonly parameters: Readonly<Record<string, ListedParameter>>;
  readonly text: string;
}

/** Named parameters of a query of the catalog. */
export type QueryValues<Name extends QueryName> = {
  readonly [Key in keyof Queries[Name]['parameters']]: Queries[Name]['parameters'][Key] extends {
    readonly kind: infer Kind extends keyof ParameterValues;
  }
    ? ParameterValues[Kind]
    : never;
};

/** The row of a query of the catalog; a boolean for an ASK query. */
export type QueryRow<Name extends QueryName> = Queries[Name]['text'] extends `ASK${string}`
  ? boolean
  : SelectRow<Queries[Name]['text']>;

/** Options of every query of the catalog; a query ignores options that it does not use. */
export interface QueryOptions {
  /** Language of labels, e.g. `de`. Default `en`; an entity without such a label has null. */
  readonly language?: string;
  /** Maximum number of rows, from 1. Default 100. */
  readonly limit?: number;
  /** First publication date of articles: YYYY, YYYY-MM or YYYY-MM-DD. Default: any date, or none. */
  readonly since?: string;
}

/** The catalog for Wikidata-shaped graphs, by name. */
export const NAMED_QUERIES: Readonly<Record<QueryName, ListedQuery>> = QUERIES;

/**
 * Creates a query of the catalog: `namedQuery('drugsForDisease', { disease: wd('Q35869') })`. Its rows are typed.
 * @throws InvalidArgumentError for a value or option out of range.
 * @throws InvalidIdError for a property that is no P number, and for an IRI that is not absolute.
 * @see {@link https://github.com/biographql/biographql/tree/main/packages/sparql/queries}
 */
export function namedQuery<Name extends QueryName>(
  name: Name,
  given: QueryValues<Name>,
  { language = 'en', limit = 100, since = '' }: QueryOptions = {},
): SparqlQuery<QueryRow<Name>> {
  checkWhole('limit', limit, 1);
  const { text, parameters } = NAMED_QUERIES[name];
  const all: Record<string, Parameters[string]> = {
    language: literal(literal('', language).language),
    limit,
    since: literal(since),
  };
  for (const [key, { kind }] of Object.entries(parameters)) {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (kind === 'entity') all[key] = value as NamedNode;
    else if (kind === 'entities') all[key] = values(value as readonly NamedNode[]);
    else if (kind === 'text') all[key] = literal(String(value));
    else if (kind === 'name') all[key] = literal(String(value), language);
    else {
      const id = String(value);
      Object.assign(all, { property: wdt(id), claim: p(id), claimValue: ps(id) });
    }
  }
  const used = Object.entries(all).filter(([key]) => new RegExp(`\\$${key}\\b`).test(text));
  const build = text.startsWith('ASK') ? ask : select;
  return build(text, Object.fromEntries(used)) as SparqlQuery<QueryRow<Name>>;
}
