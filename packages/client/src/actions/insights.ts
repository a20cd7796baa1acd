import type { CallOptions, EntityIri, NodeType } from '@biographql/core';
import { GetInsightRowsDocument, GetSupportedInsightsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField, type Subtype, toSubtype } from '../wire/fields.js';
import { throwWithNames, toVariables } from '../wire/variables.js';
import type { GraphStatement } from './claims.js';

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

/** One thing that an insight shows. */
export interface InsightRow {
  readonly iri: EntityIri;
  /** Its main type first. */
  readonly types: readonly NodeType[];
  /** Same length and order as the columns. */
  readonly values: readonly string[];
  /** The facts that tie it to the disease, or to its subtypes; empty for an insight through third things. */
  readonly statements: readonly GraphStatement[];
  /** The nearest subtype that has it; null for what the disease has itself. */
  readonly inheritedFrom: Subtype | null;
}

/** Some of the rows of an insight. */
export interface InsightRows {
  /** What the insight shows, with its count. */
  readonly description: string;
  /** Names, `label` first. */
  readonly columns: readonly string[];
  readonly rows: readonly InsightRow[];
  /** All rows: the `count` of the same insight in `getSupportedInsights`. */
  readonly total: number;
  /** How many of these only subtypes of the disease have. */
  readonly inherited: number;
  /** How many rows come before these. */
  readonly offset: number;
  /** What the rows are ordered by, in words. */
  readonly orderedBy: string;
  /** The SPARQL query that lists the things of all rows. */
  readonly sparql: string;
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
