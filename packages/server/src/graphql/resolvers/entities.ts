import { ENTITY_TYPE_LABELS, InvalidArgumentError } from '@biographql/core';
import { type EntityRecord, EVIDENCE_ORDER } from '@biographql/engines';
import { type Neighborhood, toUpper } from '@biographql/services';
import type { GraphInsight, GraphStatement, Node, Property } from '../../generated/resolvers.js';
import {
  optionalNumber,
  optionalText,
  parseEntity,
  parseGraphInput,
  required,
  requiredText,
} from './arguments.js';
import { cacheable, type RootFields } from './context.js';

export const graphFields = {
  graphInsights: cacheable('graph', async (_, { graphInput }, { services, signal }) => {
    const { start, ...wanted } = parseGraphInput(graphInput);
    return toGraphInsight(await services.neighborhoods.neighbors(start, { ...wanted, signal }));
  }),
  /** Returns the properties of an entity. `nodeTypes` says which type an entity found by name has; it hides no property. */
  nodeProperties: cacheable('graph', async (_, { graphInput }, { services, signal }) => {
    const { start, limit: maxValues, types } = parseGraphInput(graphInput);
    const reference = 'name' in start ? { ...start, types } : start;
    const { properties } = await services.entities.properties(reference, { signal, maxValues });
    return { properties };
  }),
  searchGenericInsights: cacheable('graph', async (_, { insightInput }, { services, signal }) => {
    const iri = parseEntity('qid', requiredText('qid', insightInput.qid));
    const includeSubtypes = insightInput.includeSubtypes ?? undefined;
    const supportedInsights = await services.insights.supported(
      { iri },
      { includeSubtypes, signal },
    );
    return { supportedInsights };
  }),
  insightRows: cacheable('graph', async (_, { rowsInput }, { services, signal }) => {
    const input = required('rowsInput', rowsInput);
    const iri = parseEntity('qid', requiredText('qid', input.qid));
    const type = requiredText('insightType', input.insightType);
    const offset = optionalNumber('offset', input.offset, { min: 0, max: MOST_OFFSET });
    const limit = optionalNumber('limit', input.limit, { min: 1, max: 500 });
    const order = parseSort(input.order ?? optionalText('sort', input.sort, { max: 20 }));
    return services.insights.rows(
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
  }),
} satisfies RootFields;

const MOST_OFFSET = 1_000_000;

function parseSort(sort: string | undefined): 'relevance' | 'label' {
  const order = sort?.toLowerCase() ?? 'relevance';
  if (order === 'relevance' || order === 'label') return order;
  throw new InvalidArgumentError('sort', 'must be RELEVANCE or LABEL');
}

export const graphStatement = {
  rank: ({ rank }: GraphStatement) => rank && toUpper(rank),
};

function toProperty(name: string, values: readonly string[], valueLabels = values): Property {
  return { name, values, valueLabels, totalValues: values.length };
}

export function toGraphInsight(neighborhood: Neighborhood): GraphInsight {
  const { start, neighbors, edges, total, entries, inherited, ...place } = neighborhood;
  const description = describe(neighborhood);
  return {
    description,
    data: {
      __typename: 'SubGraph',
      description,
      rootNode: { ...start, id: start.iri, name: start.label },
      nodes: [
        toNode(start, true),
        ...neighbors.map((neighbor) => toNode(neighbor, neighbor.degree > 0)),
      ],
      edges,
      totalNeighbors: total,
      totalEntries: entries,
      inheritedNeighbors: inherited,
      ...place,
      orderedBy: EVIDENCE_ORDER,
    },
  };
}

function describe(neighborhood: Neighborhood): string {
  const { start, neighbors, total, entries, offset, isPartial } = neighborhood;
  const shown = getShown(offset, neighbors.length);
  const all = `${isPartial ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
  const noun = total === 1 && !isPartial ? 'neighbor' : 'neighbors';
  const counted = entries === total ? '' : ` (${entries.toLocaleString('en-US')} entries)`;
  return `${shown} of ${all} ${noun}${counted} of ${start.label}, the most relevant first, by ${EVIDENCE_ORDER}`;
}

/** `10`, or of a later page the places of its first and last neighbor: `11 to 20`. */
function getShown(offset: number, length: number): string {
  const words = (count: number) => count.toLocaleString('en-US');
  return offset === 0 || length === 0
    ? words(length)
    : `${words(offset + 1)} to ${words(offset + length)}`;
}

/** A neighbor has an edge, so that no number at all is given for one whose edges nobody counted: it has no name either. */
function toNode(record: EntityRecord, isCounted: boolean): Node {
  const { iri, label, types, description } = record;
  return {
    ...record,
    id: iri,
    name: label,
    type: types[0] ?? 'UNDEFINED',
    nodeTypes: types,
    properties: [
      ...(description === null ? [] : [toProperty('description', [description])]),
      toProperty(
        'types',
        types,
        types.map((type) => ENTITY_TYPE_LABELS[type]),
      ),
      ...(isCounted ? [toProperty('number of edges', [String(record.degree)])] : []),
    ],
  };
}
