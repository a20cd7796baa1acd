import type { CallOptions } from '@biographql/core';
import { GetSupportedInsightsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { throwWithNames, toVariables } from '../wire/variables.js';

/** The disease whose insights are wanted. */
export interface InsightLookup {
  /** An IRI, a QID, or a `wd:` name. */
  readonly entity: string;
  /** Whether the disease also has the facts of its subtypes. Default: genes and drugs; `true`: symptoms and causes as well. */
  readonly includeSubtypes?: boolean | undefined;
}

/** An insight for which the entity has data. */
export interface SupportedInsight {
  /** For a person. */
  readonly description: string;
  /** The category of the entity: `DISEASE`. */
  readonly category: string;
  /** E.g. `GENETIC_ASSOCIATION` or `RELATED_DISEASES_VIA_GENES`. */
  readonly type: string;
  /** How it may be drawn, the best way first: `BubbleChart`, `BarChart`, `Table`. */
  readonly renderTypes: readonly string[];
  /** How many things it shows: the `total` of `getInsightRows`. */
  readonly count: number;
  /** How many of these only subtypes of the disease have; 0 for an insight through third things. */
  readonly inherited: number;
}

const NAMES = {
  entity: 'qid',
  includeSubtypes: 'includeSubtypes',
} as const;

/**
 * Lists the insights for which a disease has data.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
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
  return (searchGenericInsights?.supportedInsights ?? []).map((insight) => ({
    description: insight.description,
    category: insight.insightCategory,
    type: insight.insightType,
    renderTypes: insight.renderType,
    count: insight.count,
    inherited: insight.inherited,
  }));
}
