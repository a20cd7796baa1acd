import { InvalidArgumentError } from '@biographql/core';
import { parseEntity } from './arguments/parse-id.js';
import { required } from './arguments/required.js';
import type { Field } from './field.js';

const MOST_ENTITIES = 1_000;

/** Vectors of entities, one row per entity. */
export const executeVectorFunction: Field<'executeVectorFunction'> = async (
  _,
  { graphIds },
  { services, signal },
) => {
  const ids = required('graphIds', graphIds);
  if (ids.length > MOST_ENTITIES) {
    throw new InvalidArgumentError('graphIds', `must be at most ${MOST_ENTITIES}`, ids.length);
  }
  const iris = ids.map((id, index) => parseEntity(`graphIds.${index}`, id));
  const vectors = await services.embeddings.vectors(iris, { signal });
  return ids.map((id, index) => ({ id, vector: vectors[index] ?? null }));
};
