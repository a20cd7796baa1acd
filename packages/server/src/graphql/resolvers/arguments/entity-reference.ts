import { type EntityType, InvalidArgumentError, isEntityType } from '@biographql/core';
import type { Conflation, EntityReference } from '@biographql/services';
import type { GraphInput, InputMaybe } from '../../../generated/resolvers.js';
import { parseEntity } from './parse-id.js';
import { optionalNumber, optionalText, required } from './required.js';

const NAME = { max: 200 };
const IRI = { max: 2_000 };

export interface StartArguments {
  readonly startNode?: string | null | undefined;
  readonly startNodeName?: string | null | undefined;
}

export interface GraphArguments {
  readonly start: EntityReference;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  readonly types: readonly EntityType[];
  readonly includeSubtypes: boolean | undefined;
  readonly conflate: Conflation | undefined;
}

export function parseGraphInput(graphInput: InputMaybe<GraphInput> | undefined): GraphArguments {
  const input = required('graphInput', graphInput);
  return {
    start: parseStart(input),
    limit: optionalNumber('maxNeighbors', input.maxNeighbors, { min: 1, max: 200 }),
    offset: optionalNumber('offset', input.offset, { min: 0, max: 1_000_000 }),
    types: parseEntityTypes(input.nodeTypes),
    includeSubtypes: input.includeSubtypes ?? undefined,
    conflate: input.conflate ?? undefined,
  };
}

/** Returns the start of a look-up: `startNode` wins, a blank one counts as absent. @throws InvalidArgumentError when both are absent. */
export function parseStart({ startNode, startNodeName }: StartArguments): EntityReference {
  const id = optionalText('startNode', startNode, IRI);
  if (id !== undefined) return { iri: parseEntity('startNode', id) };
  const name = optionalText('startNodeName', startNodeName, NAME);
  if (name !== undefined) return { name };
  throw new InvalidArgumentError('startNode', 'or `startNodeName` is required');
}

/** Returns entity types: nulls and repetitions are dropped, the deprecated spelling of GROUP_OF_STEREOISOMERS means it. */
export function parseEntityTypes(
  types: readonly (string | null | undefined)[] | null | undefined,
): readonly EntityType[] {
  const known = new Set<EntityType>();
  for (const type of types ?? []) {
    const name = type === 'GROUP_OF_STEREOISMERS' ? 'GROUP_OF_STEREOISOMERS' : type;
    if (isEntityType(name)) known.add(name);
  }
  return [...known];
}
