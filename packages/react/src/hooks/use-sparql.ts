import type { ClientError, SparqlTable } from '@biographql/client';
import type { InvalidArgumentError } from '@biographql/core';
import type { ActionKey } from '@biographql/query';
import {
  type NoOthers,
  type SparqlOptions,
  sparqlJsonOptions,
  sparqlOptions,
} from '@biographql/query';
import type { ColumnKinds, RowWithKinds, SparqlQuery } from '@biographql/sparql';
import {
  hashKey,
  type UseQueryResult,
  type UseSuspenseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createHook,
  createSuspenseHook,
  type HookOptions,
  IDLE,
  type SuspenseHookOptions,
  useBioGraphQL,
} from './use-base.js';

interface Kinds<Row, K> {
  /** Columns to be read as numbers, booleans, dates or QIDs. Default: text, and numbers where the query counts. */
  readonly kinds?: (K & NoOthers<K, Row> & ColumnKinds<Row>) | undefined;
}

/** TanStack's options and the kinds of columns. */
export interface SparqlHookOptions<Row, K>
  extends Omit<HookOptions<SparqlTable, readonly RowWithKinds<Row, K>[]>, 'select'>,
    Kinds<Row, K> {}

/** TanStack's options for Suspense and the kinds of columns. */
export interface SuspenseSparqlHookOptions<Row, K>
  extends Omit<SuspenseHookOptions<SparqlTable, readonly RowWithKinds<Row, K>[]>, 'select'>,
    Kinds<Row, K> {}

/** A failed request, or a value that doesn't match its column's kind. */
export type SparqlHookError = ClientError | InvalidArgumentError;

type NoKinds = Readonly<Record<never, never>>;

/**
 * Runs a SELECT and returns its rows, typed by the text of the query. With `null` nothing is requested. The query may be
 * new at each render: its text is compared.
 * @example
 * ```tsx
 * import { useSparql } from '@biographql/react';
 * import { select, wd } from '@biographql/sparql';
 *
 * export function Drugs({ disease = 'Q35869' }) {
 *   const query = select('SELECT ?drug WHERE { $disease wdt:P2176 ?drug } LIMIT 5', { disease: wd(disease) });
 *   const { data = [] } = useSparql(query, { kinds: { drug: 'qid' } });
 *   return <p>{data.map(({ drug }) => drug).join()}</p>;
 * }
 * ```
 */
export function useSparql<Row, const K extends ColumnKinds<Row> = NoKinds>(
  query: SparqlQuery<Row> | null,
  { kinds, ...options }: SparqlHookOptions<Row, K> = {},
): UseQueryResult<readonly RowWithKinds<Row, K>[], SparqlHookError> {
  return useQuery<SparqlTable, ClientError, readonly RowWithKinds<Row, K>[], ActionKey>({
    ...useSparqlOptions<Row, K>(query, kinds),
    ...options,
  });
}

/**
 * {@link useSparql} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseSparql } from '@biographql/react';
 * import { select } from '@biographql/sparql';
 *
 * const query = select('SELECT (COUNT(?drug) AS ?n) WHERE { wd:Q35869 wdt:P2176 ?drug }');
 *
 * export function DrugCount() {
 *   const { data } = useSuspenseSparql(query);
 *   return <p>{data[0]?.n.toFixed(0)}</p>;
 * }
 * ```
 */
export function useSuspenseSparql<Row, const K extends ColumnKinds<Row> = NoKinds>(
  query: SparqlQuery<Row>,
  { kinds, ...options }: SuspenseSparqlHookOptions<Row, K> = {},
): UseSuspenseQueryResult<readonly RowWithKinds<Row, K>[], SparqlHookError> {
  return useSuspenseQuery<SparqlTable, ClientError, readonly RowWithKinds<Row, K>[], ActionKey>({
    ...(useSparqlOptions<Row, K>(query, kinds) as SparqlOptions<RowWithKinds<Row, K>>),
    ...options,
  });
}

// Memoized while text and kinds stay the same, so that a render does not read the table again.
function useSparqlOptions<Row, K extends ColumnKinds<Row>>(
  query: SparqlQuery<Row> | null,
  kinds: Kinds<Row, K>['kinds'],
) {
  const client = useBioGraphQL();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the query, the hash for the kinds.
  return useMemo(
    () => (query ? sparqlOptions<Row, K>(client, query, kinds) : IDLE),
    [client, query?.text, hashKey([kinds])],
  );
}

/**
 * Runs a SELECT or an ASK and returns standard SPARQL JSON, which keeps languages and datatypes.
 * @example
 * ```tsx
 * const { data } = useSparqlJson('ASK { wd:Q35869 wdt:P2176 ?drug }');
 * return <p>{data?.boolean ? 'treatable' : 'not known'}</p>;
 * ```
 */
export const useSparqlJson = /* @__PURE__ */ createHook(sparqlJsonOptions);

/**
 * {@link useSparqlJson} for Suspense.
 * @example `const { data } = useSuspenseSparqlJson('SELECT ?label WHERE { wd:Q35869 rdfs:label ?label }');`
 */
export const useSuspenseSparqlJson = /* @__PURE__ */ createSuspenseHook(sparqlJsonOptions);
