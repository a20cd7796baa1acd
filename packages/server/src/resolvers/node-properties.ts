import { checkEngineId } from './arguments/engine-id.js';
import { parseEntityTypes, parseStart } from './arguments/entity-reference.js';
import { optionalNumber, required } from './arguments/required.js';
import type { Field } from './field.js';
import { toNodeProperties } from './wire/property.js';

/** Returns the properties of an entity. `nodeTypes` says which type an entity found by name has; it hides no property. */
export const nodeProperties: Field<'nodeProperties'> = async (
  _,
  { engineID, graphInput },
  { services, signal, engineId },
) => {
  checkEngineId(engineID, engineId);
  const input = required('graphInput', graphInput);
  const start = parseStart(input);
  const maxValues = optionalNumber('maxNeighbors', input.maxNeighbors, { min: 1, max: 200 });
  const types = parseEntityTypes(input.nodeTypes);
  const { properties } = await services.entities.properties(
    'name' in start ? { ...start, types } : start,
    { signal, ...(maxValues === undefined ? {} : { maxValues }) },
  );
  return toNodeProperties(properties);
};
