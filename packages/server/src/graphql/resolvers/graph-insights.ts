import { checkEngineId } from './arguments/engine-id.js';
import { parseGraphInput } from './arguments/entity-reference.js';
import type { Field } from './field.js';
import { toGraphInsight } from './wire/sub-graph.js';

/** Returns the neighbors of an entity as a sub-graph. */
export const graphInsights: Field<'graphInsights'> = async (
  _,
  { engineID, graphInput },
  { services, signal, engineId, knownEngines },
) => {
  checkEngineId(engineID, engineId, knownEngines);
  const { start, limit, offset, types, includeSubtypes } = parseGraphInput(graphInput);
  return toGraphInsight(
    await services.neighborhoods.neighbors(start, {
      types,
      includeSubtypes,
      signal,
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
    }),
  );
};
