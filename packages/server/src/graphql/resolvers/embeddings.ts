import { InvalidArgumentError } from '@biographql/core';
import type { TripleReference } from '@biographql/services';
import { parseEntity } from './arguments/parse-id.js';
import { required, requiredText } from './arguments/required.js';
import type { Field } from './context.js';

const MOST_TRIPLES = 1_000;

export const executeScoreFunction: Field<'executeScoreFunction'> = async (
  _,
  { triples },
  { services, signal },
) => {
  const sent = required('triples', triples);
  if (sent.length > MOST_TRIPLES) {
    throw new InvalidArgumentError('triples', `must be at most ${MOST_TRIPLES}`, sent.length);
  }
  const plausibilities = await services.embeddings.plausibilities(sent.map(toTriple), { signal });
  return sent.map((parts, index) => {
    const [subject = '', predicate = '', object = ''] = parts ?? [];
    return [subject, predicate, object, plausibilities[index] ?? null];
  });
};

function toTriple(parts: readonly string[] | null | undefined, index: number): TripleReference {
  const at = `triples.${index}`;
  if (parts?.length !== 3) {
    throw new InvalidArgumentError(at, 'must be a subject, a property and an object');
  }
  const [subject = '', property, object = ''] = parts;
  return {
    subject: parseEntity(at, subject),
    property: requiredText(at, property).trim(),
    object: parseEntity(at, object),
  };
}

const MOST_ENTITIES = 1_000;

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
