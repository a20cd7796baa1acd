import { InvalidArgumentError } from '@biographql/core';
import { parseGraphInput } from './arguments/entity-reference.js';
import { parseEntity } from './arguments/parse-id.js';
import {
  checkEngineId,
  optionalNumber,
  optionalText,
  required,
  requiredText,
} from './arguments/required.js';
import type { Field } from './context.js';
import { toGenericInsights, toInsightRows } from './wire/insight-rows.js';
import { toNodeProperties } from './wire/property.js';
import { toGraphInsight } from './wire/sub-graph.js';

export const graphInsights: Field<'graphInsights'> = async (
  _,
  { engineID, graphInput },
  { services, signal, engineId, knownEngines },
) => {
  checkEngineId(engineID, engineId, knownEngines);
  const { start, limit, offset, types, includeSubtypes, conflate } = parseGraphInput(graphInput);
  return toGraphInsight(
    await services.neighborhoods.neighbors(start, {
      types,
      includeSubtypes,
      conflate,
      signal,
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
    }),
  );
};

/** Returns the properties of an entity. `nodeTypes` says which type an entity found by name has; it hides no property. */
export const nodeProperties: Field<'nodeProperties'> = async (
  _,
  { engineID, graphInput },
  { services, signal, engineId, knownEngines },
) => {
  checkEngineId(engineID, engineId, knownEngines);
  const { start, limit, types } = parseGraphInput(graphInput);
  const { properties } = await services.entities.properties(
    'name' in start ? { ...start, types } : start,
    { signal, ...(limit === undefined ? {} : { maxValues: limit }) },
  );
  return toNodeProperties(properties);
};

export const searchGenericInsights: Field<'searchGenericInsights'> = async (
  _,
  { insightInput },
  { services, signal },
) => {
  const iri = parseEntity('qid', requiredText('qid', insightInput.qid));
  const includeSubtypes = insightInput.includeSubtypes ?? undefined;
  return toGenericInsights(await services.insights.supported({ iri }, { includeSubtypes, signal }));
};

export const insightRows: Field<'insightRows'> = async (_, { rowsInput }, { services, signal }) => {
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
      ...(offset === undefined ? {} : { offset }),
      ...(limit === undefined ? {} : { limit }),
    },
  );
  const statements = found.rows.flatMap((row) => row.statements);
  return toInsightRows(found, await services.provenance.name(statements, { signal }));
};

const MOST_OFFSET = 1_000_000;

function parseSort(sort: string | undefined): 'relevance' | 'label' {
  const order = sort?.toLowerCase() ?? 'relevance';
  if (order === 'relevance' || order === 'label') return order;
  throw new InvalidArgumentError('sort', 'must be RELEVANCE or LABEL');
}
