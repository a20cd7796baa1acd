import { InvalidArgumentError } from '@biographql/core';
import type { InsightRows, NamedStatement, SupportedInsight } from '@biographql/services';
import type {
  SupportedInsight as WireInsight,
  InsightRows as WireRows,
} from '../../generated/resolvers.js';
import {
  checkEngineId,
  optionalNumber,
  optionalText,
  parseEntity,
  parseGraphInput,
  required,
  requiredText,
} from './arguments.js';
import type { Field, RootFields } from './context.js';
import { toGraphInsight, toGraphStatement, toSubtype, toWireProperty } from './mappers.js';

const graphInsights: Field<'graphInsights'> = async (_, { engineID, graphInput }, context) => {
  checkEngineId(engineID, context);
  const { services, signal } = context;
  const { start, ...wanted } = parseGraphInput(graphInput);
  return toGraphInsight(await services.neighborhoods.neighbors(start, { ...wanted, signal }));
};

/** Returns the properties of an entity. `nodeTypes` says which type an entity found by name has; it hides no property. */
const nodeProperties: Field<'nodeProperties'> = async (_, { engineID, graphInput }, context) => {
  checkEngineId(engineID, context);
  const { services, signal } = context;
  const { start, limit: maxValues, types } = parseGraphInput(graphInput);
  const reference = 'name' in start ? { ...start, types } : start;
  const { properties } = await services.entities.properties(reference, { signal, maxValues });
  return { properties: properties.map(toWireProperty) };
};

const searchGenericInsights: Field<'searchGenericInsights'> = async (
  _,
  { insightInput },
  { services, signal },
) => {
  const iri = parseEntity('qid', requiredText('qid', insightInput.qid));
  const includeSubtypes = insightInput.includeSubtypes ?? undefined;
  const insights = await services.insights.supported({ iri }, { includeSubtypes, signal });
  return { supportedInsights: insights.map(toSupportedInsight) };
};

const insightRows: Field<'insightRows'> = async (_, { rowsInput }, { services, signal }) => {
  const input = required('rowsInput', rowsInput);
  const iri = parseEntity('qid', requiredText('qid', input.qid));
  const type = requiredText('insightType', input.insightType);
  const offset = optionalNumber('offset', input.offset, { min: 0, max: MOST_OFFSET });
  const limit = optionalNumber('limit', input.limit, { min: 1, max: 500 });
  const order = parseSort(input.order ?? optionalText('sort', input.sort, { max: 20 }));
  const found = await services.insightRows.rows(
    { iri },
    {
      type,
      order,
      includeSubtypes: input.includeSubtypes ?? undefined,
      signal,
      offset,
      limit,
    },
  );
  const statements = found.rows.flatMap((row) => row.statements);
  return toInsightRows(found, await services.provenance.name(statements, { signal }));
};

export const graphFields = {
  graphInsights: { resolve: graphInsights, scopes: ['graph'], isCacheable: true },
  nodeProperties: { resolve: nodeProperties, scopes: ['graph'], isCacheable: true },
  searchGenericInsights: { resolve: searchGenericInsights, scopes: ['graph'], isCacheable: true },
  insightRows: { resolve: insightRows, scopes: ['graph'], isCacheable: true },
} satisfies RootFields;

const MOST_OFFSET = 1_000_000;

function parseSort(sort: string | undefined): 'relevance' | 'label' {
  const order = sort?.toLowerCase() ?? 'relevance';
  if (order === 'relevance' || order === 'label') return order;
  throw new InvalidArgumentError('sort', 'must be RELEVANCE or LABEL');
}

function toInsightRows(
  { type, rows, ...rest }: InsightRows,
  statements: readonly NamedStatement[],
): WireRows {
  let at = 0;
  return {
    ...rest,
    insightType: type,
    rows: rows.map(({ iri, types, values, statements: own, inheritedFrom }) => {
      const start = at;
      at += own.length;
      return {
        iri,
        id: iri,
        label: values[0] ?? iri,
        types,
        nodeTypes: types,
        values,
        statements: statements.slice(start, at).map(toGraphStatement),
        inheritedFrom: inheritedFrom && toSubtype(inheritedFrom),
      };
    }),
  };
}

export function toSupportedInsight(insight: SupportedInsight): WireInsight {
  const { category, type, renderTypes } = insight;
  return {
    ...insight,
    insightCategory: category,
    insightType: type,
    kind: type,
    renderType: renderTypes,
  };
}
