import { checkEngineId } from './arguments/engine-id.js';
import { parseGraphInput } from './arguments/entity-reference.js';
import type { Field } from './field.js';
import { toNodeProperties } from './wire/property.js';

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
