import { type ColumnKinds, type RowWithKinds, rowsOf, type SparqlQuery } from '@biographql/sparql';
import { selectSparql } from './actions/sparql.js';
import type { BioGraphQLClient } from './connect.js';
import type { RequestOptions } from './document.js';

type NoOthers<Kinds, Row> = {
  readonly [Name in Exclude<keyof Kinds, keyof ColumnKinds<Row>>]: never;
};

/**
 * Runs a SELECT and returns its rows, typed by the query text: strings, numbers for counts, null where a variable
 * may be unbound. `kinds` reads further columns as numbers, booleans, dates or QIDs.
 * @throws InvalidArgumentError for a value that its kind does not allow, and what `selectSparql` throws.
 * @example
 * ```ts
 * import { selectRows } from '@biographql/client/rows';
 * import { select, wd } from '@biographql/sparql';
 *
 * const query = select('SELECT ?drug WHERE { $disease wdt:P2176 ?drug } LIMIT 3', { disease: wd('Q35869') });
 * const rows = await selectRows(client, query, { drug: 'qid' });
 * console.log(rows.map(({ drug }) => drug));
 * ```
 */
export async function selectRows<
  Row,
  const Kinds extends ColumnKinds<Row> = Readonly<Record<never, never>>,
>(
  client: BioGraphQLClient,
  query: SparqlQuery<Row>,
  // Editors complete names only from `ColumnKinds<Row>`, not from the inferred `Kinds`.
  kinds?: Kinds & NoOthers<Kinds, Row> & ColumnKinds<Row>,
  options?: RequestOptions,
): Promise<readonly RowWithKinds<Row, Kinds>[]> {
  const table = await selectSparql(client, { sparql: query }, options);
  return rowsOf<Row, Kinds>(table, query, kinds);
}
