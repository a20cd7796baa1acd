import type { CallOptions, EntityIri } from '@biographql/core';
import { GetInsightRowsDocument, GetSupportedInsightsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { InsightRows, SupportedInsight } from '../generated/answers.js';
import { requireField, throwWithNames, toSubtype, toVariables } from '../wire/fields.js';

/** The disease whose insights are wanted. */
export interface InsightLookup {
  /** An IRI, a QID, or a `wd:` name. */
  readonly entity: string;
  /** Whether the disease also has the facts of its subtypes. Default: genes and drugs; `true`: symptoms and causes as well. */
  readonly includeSubtypes?: boolean | undefined;
}

const NAMES = { entity: 'qid', type: 'insightType', order: 'sort' } as const;

/**
 * Lists the insights for which a disease has data.
 * @example
 * ```ts
 * const insights = await getSupportedInsights(client, { entity: 'Q35869' });
 * console.log(insights.map(({ type }) => type));
 * ```
 */
export async function getSupportedInsights(
  client: BioGraphQLClient,
  lookup: InsightLookup,
  options?: CallOptions,
): Promise<readonly SupportedInsight[]> {
  const { searchGenericInsights } = await client
    .request(
      GetSupportedInsightsDocument,
      { supportedInsightsInput: toVariables(lookup, NAMES) },
      options,
    )
    .catch(throwWithNames(NAMES));
  return (searchGenericInsights?.supportedInsights ?? []).map(
    ({ insightCategory: category, insightType: type, renderType: renderTypes, ...insight }) => ({
      ...insight,
      category,
      type,
      renderTypes,
    }),
  );
}

/** Which rows of which insight on a disease are wanted. */
export interface InsightRowsLookup {
  /** An IRI, a QID, or a `wd:` name. */
  readonly entity: string;
  /** The kind of insight, as listed by `getSupportedInsights`, e.g. `GENETIC_ASSOCIATION`. */
  readonly type: string;
  /** Rows to pass over, default 0. */
  readonly offset?: number | undefined;
  /** Rows wanted, 1 to 500, default 50. */
  readonly limit?: number | undefined;
  /** Default `RELEVANCE`. */
  readonly order?: 'RELEVANCE' | 'LABEL' | undefined;
  /** Whether the disease also has the facts of its subtypes. Default: genes and drugs; `true`: symptoms and causes as well. */
  readonly includeSubtypes?: boolean | undefined;
}

/**
 * Lists what an insight on a disease counts, one row each, with the facts behind it.
 * @throws ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity, with `INVALID_ARGUMENT` for an unknown kind).
 * @example
 * ```ts
 * const { rows, total } = await getInsightRows(client, { entity: 'Q35869', type: 'GENETIC_ASSOCIATION' });
 * console.log(total, rows.map(({ values }) => values.join()));
 * ```
 */
export async function getInsightRows(
  client: BioGraphQLClient,
  lookup: InsightRowsLookup,
  options?: CallOptions,
): Promise<InsightRows> {
  const { insightRows } = await client
    .request(GetInsightRowsDocument, { insightRowsInput: toVariables(lookup, NAMES) }, options)
    .catch(throwWithNames(NAMES));
  const { insightType: _, rows, ...rest } = requireField(insightRows, 'insightRows');
  return {
    ...rest,
    rows: rows.map(({ id, nodeTypes, values, statements, inheritedFrom }) => ({
      iri: id as EntityIri,
      types: nodeTypes,
      values,
      statements,
      inheritedFrom: inheritedFrom && toSubtype(inheritedFrom),
    })),
  };
}
