import { isRecord } from '@biographql/core/internal';
import type {
  GetInsightRowsDocument,
  GraphInsightsDocument,
  NodePropertiesDocument,
  SearchArticlesDocument,
} from '@biographql/core/strings';
import type { DataOf } from './operations.js';

type Variables = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;

export function pageOfArticles(whole: Data, variables: Variables): Data | null {
  const { searchInsights } = whole as DataOf<typeof SearchArticlesDocument>;
  const number = wholeNumber(variables.pageNumber ?? 1, 1, Number.MAX_SAFE_INTEGER);
  const size = wholeNumber(variables.pageSize ?? 10, 1, 100);
  const found = searchInsights?.data;
  if (number === null || size === null || found == null) return null;
  const documents = found.documents.slice((number - 1) * size, number * size);
  const totalPages = Math.ceil(found.totalItems / size);
  return { searchInsights: { ...searchInsights, data: { ...found, totalPages, documents } } };
}

export function pageOfNeighbors(whole: Data, variables: Variables): Data | null {
  const { graphInsights } = whole as DataOf<typeof GraphInsightsDocument>;
  const limit = wholeNumber(variables.maxNeighbors ?? 10, 1, 200);
  const offset = wholeNumber(variables.offset ?? 0, 0, Number.MAX_SAFE_INTEGER);
  const found = graphInsights?.data;
  if (limit === null || offset === null || found == null) return null;
  const [root, ...neighbors] = found.nodes;
  const shown = neighbors.slice(offset, offset + limit);
  const ids = new Set(shown.map(({ id }) => id));
  const edges = found.edges.filter(({ start, end }) => ids.has(start.id) || ids.has(end.id));
  const range = `: ${getShown(offset, shown.length)}`;
  const description = found.description.replace(/: \S+(?= of [\d,]+ )/, range);
  const data = { ...found, description, nodes: [root, ...shown], edges, offset };
  return { graphInsights: { ...graphInsights, description, data } };
}

export function pageOfProperties(whole: Data, variables: Variables): Data | null {
  const { nodeProperties } = whole as DataOf<typeof NodePropertiesDocument>;
  const limit = wholeNumber(variables.maxNeighbors ?? 10, 1, 200);
  if (limit === null || nodeProperties == null) return null;
  const properties = nodeProperties.properties?.map(({ values, valueLabels, ...property }) => ({
    ...property,
    values: values.slice(0, limit),
    valueLabels: valueLabels?.slice(0, limit) ?? null,
  }));
  return { nodeProperties: { ...nodeProperties, properties } };
}

export function pageOfRows(whole: Data, { insightRowsInput }: Variables): Data | null {
  const { insightRows } = whole as DataOf<typeof GetInsightRowsDocument>;
  if (!isRecord(insightRowsInput) || insightRows == null) return null;
  const limit = wholeNumber(insightRowsInput.limit ?? 50, 1, 500);
  const offset = wholeNumber(insightRowsInput.offset ?? 0, 0, Number.MAX_SAFE_INTEGER);
  if (limit === null || offset === null) return null;
  const rows = insightRows.rows.slice(offset, offset + limit);
  return { insightRows: { ...insightRows, rows, offset } };
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  const isOne = typeof value === 'number' && Number.isSafeInteger(value);
  return isOne && value >= min && value <= max ? value : null;
}

/** `10`, or for a later page the range: `11 to 20`. */
function getShown(offset: number, length: number): string {
  return offset === 0 || length === 0 ? `${length}` : `${offset + 1} to ${offset + length}`;
}
