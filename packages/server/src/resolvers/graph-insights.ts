import { checkEngineId } from './arguments/engine-id.js';
import { parseEntityTypes, parseStart } from './arguments/entity-reference.js';
import { optionalNumber, required } from './arguments/required.js';
import type { Field } from './field.js';
import { toGraphInsight } from './wire/sub-graph.js';

/** Returns the neighbors of an entity as a sub-graph. */
export const graphInsights: Field<'graphInsights'> = async (
  _,
  { engineID, graphInput },
  { services, signal, engineId },
) => {
  checkEngineId(engineID, engineId);
  const input = required('graphInput', graphInput);
  const start = parseStart(input);
  const limit = optionalNumber('maxNeighbors', input.maxNeighbors, { min: 1, max: 200 });
  const types = parseEntityTypes(input.nodeTypes);
  return toGraphInsight(
    await services.neighborhoods.neighbors(start, {
      types,
      signal,
      ...(limit === undefined ? {} : { limit }),
    }),
  );
};
