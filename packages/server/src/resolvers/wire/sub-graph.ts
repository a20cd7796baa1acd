import { ENTITY_TYPE_LABELS } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import type { Edge, GraphInsight, Node } from '../../generated/resolvers.js';
import type { NeighborEdge, Neighborhood } from '../../services/neighborhood-service.js';
import { toProperty } from './property.js';

/** Returns a neighborhood in its wire form: the start entity is the first node. */
export function toGraphInsight(neighborhood: Neighborhood): GraphInsight {
  const { start, neighbors, edges } = neighborhood;
  const description = describe(neighborhood);
  return {
    description,
    data: {
      __typename: 'SubGraph',
      description,
      rootNode: { id: start.iri, name: start.label },
      nodes: [start, ...neighbors].map(toNode),
      edges: edges.map(toEdge),
    },
  };
}

function describe({ start, neighbors, total, isPartial }: Neighborhood): string {
  const shown = neighbors.length.toLocaleString('en-US');
  const all = `${isPartial ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
  const noun = total === 1 && !isPartial ? 'neighbor' : 'neighbors';
  return `${shown} of ${all} ${noun} of ${start.label}, the most relevant first`;
}

function toNode({ iri, label, types, description, degree }: EntityRecord): Node {
  return {
    id: iri,
    name: label,
    type: types[0] ?? 'UNDEFINED',
    nodeTypes: [...types],
    properties: [
      ...(description === null ? [] : [toProperty('description', [description])]),
      toProperty(
        'types',
        types,
        types.map((type) => ENTITY_TYPE_LABELS[type]),
      ),
      toProperty('number of edges', [String(degree)]),
    ],
  };
}

/** The id is the claim itself, so it is the same in every answer and differs for every claim. */
function toEdge({ subject, property, label, object }: NeighborEdge): Edge {
  const id = `${subject}|${property}|${object}`;
  return { id, start: { id: subject }, end: { id: object }, property, label };
}
