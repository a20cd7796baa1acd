import {
  type BioGraphQLClient,
  getSparqlJson,
  type SparqlInput,
  type SparqlResultsJson,
  type SparqlTable,
  selectSparql,
} from '@biographql/client';
import { type ColumnKinds, type RowWithKinds, rowsOf, type SparqlQuery } from '@biographql/sparql';
import { type ActionOptions, actionOptions } from './action-options.js';

/** Options of a SELECT. Caches the table, which a server can send, and `select` makes the rows. */
export interface SparqlOptions<Row> extends ActionOptions<SparqlTable> {
  /** Throws InvalidArgumentError for a value that its kind does not allow; the query is then in error. */
  readonly select: (table: SparqlTable) => readonly Row[];
}

/** Rejects `kinds` for columns that the row lacks. */
export type NoOthers<Kinds, Row> = {
  readonly [Name in Exclude<keyof Kinds, keyof ColumnKinds<Row>>]: never;
};

/**
 * The options behind `useSparql`: typed rows of a query made by `select` of `@biographql/sparql` or by a function of its
 * catalog. `kinds` reads columns as numbers, booleans, dates or QIDs. Fresh for 5 minutes.
 * @example
 * ```ts
 * import { select } from '@biographql/sparql';
 *
 * const query = select('SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } LIMIT 3');
 * await new QueryClient().prefetchQuery(sparqlOptions(client, query));
 * ```
 */
export function sparqlOptions<
  Row,
  const Kinds extends ColumnKinds<Row> = Readonly<Record<never, never>>,
>(
  client: BioGraphQLClient,
  query: SparqlQuery<Row>,
  kinds?: Kinds & NoOthers<Kinds, Row> & ColumnKinds<Row>,
): SparqlOptions<RowWithKinds<Row, Kinds>> {
  return {
    ...actionOptions(
      client,
      'selectSparql',
      // The key holds only the text; the query also knows which parts the author wrote.
      (to, _, options) => selectSparql(to, { sparql: query }, options),
      { sparql: query.text },
    ),
    select: (table) => rowsOf<Row, Kinds>(table, query, kinds),
  };
}

/**
 * The options behind `useSparqlJson`: the answer of a SELECT or an ASK as standard SPARQL JSON. Fresh for 5 minutes.
 * @example
 * ```ts
 * const sparql = 'ASK { wd:Q35869 wdt:P2176 ?drug }';
 * const { boolean } = await new QueryClient().fetchQuery(sparqlJsonOptions(client, sparql));
 * console.log(boolean); // true
 * ```
 */
export function sparqlJsonOptions(
  client: BioGraphQLClient,
  sparql: SparqlInput,
): ActionOptions<SparqlResultsJson> {
  const text = typeof sparql === 'string' ? sparql : sparql.text;
  return actionOptions(
    client,
    'getSparqlJson',
    (to, _, options) => getSparqlJson(to, { sparql }, options),
    { sparql: text },
  );
}
