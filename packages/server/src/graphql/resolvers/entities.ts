import {
  BioGraphQLError,
  ENTITY_TYPE_LABELS,
  type EntityType,
  InvalidArgumentError,
} from '@biographql/core';
import { type EntityRecord, EVIDENCE_ORDER } from '@biographql/engines';
import { counted } from '@biographql/engines/text';
import { type Neighborhood, toUpper } from '@biographql/services';
import type { GraphInsight, GraphStatement, Node, Property } from '../../generated/resolvers.js';
import {
  checkCount,
  optionalNumber,
  optionalText,
  parseEntity,
  parseEntityTypes,
  parseGraphInput,
  questionText,
  required,
  requiredText,
} from './arguments.js';
import { cacheable, open, type RootFields } from './context.js';
import { LOADERS } from './summary-insights.js';

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
    const options = { includeSubtypes, signal };
    return { supportedInsights: await services.insights.supported({ iri }, options) };
  }),
  insightRows: cacheable('graph', async (_, { rowsInput }, { services, signal }) => {
    const input = required('rowsInput', rowsInput);
    const iri = parseEntity('qid', requiredText('qid', input.qid));
    const type = requiredText('insightType', input.insightType);
    const offset = optionalNumber('offset', input.offset, { min: 0, max: MAX_OFFSET });
    const limit = optionalNumber('limit', input.limit, { min: 1, max: 500 });
    const order = parseSort(input.order ?? optionalText('sort', input.sort, { max: 20 }));
    const includeSubtypes = input.includeSubtypes ?? undefined;
    const options = { type, order, includeSubtypes, signal, offset, limit };
    return services.insights.rows({ iri }, options);
  }),
} satisfies RootFields;

const MAX_OFFSET = 1_000_000;

function parseSort(sort: string | undefined): 'relevance' | 'label' {
  const order = sort?.toLowerCase() ?? 'relevance';
  if (order === 'relevance' || order === 'label') return order;
  throw new InvalidArgumentError('sort', 'must be RELEVANCE or LABEL');
}

export const graphStatement = { rank: ({ rank }: GraphStatement) => rank && toUpper(rank) };

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
  const all = `${isPartial ? 'more than ' : ''}${counted(total, 'neighbor')}`;
  const more = entries === total ? '' : ` (${entries} if proteins count separately)`;
  return `${start.label}: ${shown} of ${all}${more}, most relevant first, by ${EVIDENCE_ORDER}`;
}

/** `10`, or on a later page the positions of its first and last neighbor: `11 to 20`. */
function getShown(offset: number, length: number): string {
  const words = (count: number) => count.toLocaleString('en-US');
  return offset === 0 || length === 0
    ? words(length)
    : `${words(offset + 1)} to ${words(offset + length)}`;
}

/** Omits the number of edges of an unnamed neighbor: nobody counted them, and there is at least one. */
function toNode(record: EntityRecord, isCounted: boolean): Node {
  const { iri, label, types, description } = record;
  const typeLabels = types.map((type) => ENTITY_TYPE_LABELS[type]);
  return {
    ...record,
    id: iri,
    name: label,
    type: types[0] ?? 'UNDEFINED',
    nodeTypes: types,
    properties: [
      ...(description === null ? [] : [toProperty('description', [description])]),
      toProperty('types', types, typeLabels),
      ...(isCounted ? [toProperty('number of edges', [String(record.degree)])] : []),
    ],
  };
}

const NAME = { max: 200 };
const MAX_ENTRIES = 100;

/** An entity by either its IRI or its name. */
interface Key {
  readonly iri?: string | null | undefined;
  readonly name?: string | null | undefined;
}

export const entityFields = {
  entity: cacheable('graph', async (_, { types, ...key }, { services, signal }) => {
    const reference = parseKey(key, 'iri', parseEntityTypes(types));
    return services.graphAccess.resolveEntity(reference, { signal });
  }),
  entities: cacheable('graph', async (_, { iris, keys }, { services, signal, cost }) => {
    const sent: readonly Key[] = [...(iris ?? []).map((iri) => ({ iri })), ...(keys ?? [])];
    checkCount('iris', sent, MAX_ENTRIES);
    await cost.check();
    cost.add(sent.length - 1);
    const parsed = await Promise.allSettled(
      sent.map(async (key, index) => parseKey(key, `iris.${index}`)),
    );
    const references = parsed.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const found = (await services.entities.resolve(references, { signal })).values();
    return sent.map(({ iri, name }, index) => {
      const rejected = parsed[index]?.status === 'rejected' ? parsed[index] : undefined;
      const { value = null, error } = toEntry(rejected ?? found.next().value);
      return { key: iri ?? name ?? '', entity: value, error };
    });
  }),
  /** Answers to up to 100 questions, one after the other; one that fails has its own error. */
  answers: open('questions', async (_, { questions }, { services, cost, signal, answer }) => {
    checkCount('questions', questions, MAX_ENTRIES);
    answer.isOnce = true;
    const items = [];
    for (const [index, question] of questions.entries()) {
      const [settled] = await Promise.allSettled([answerOne(question, index)]);
      const { value = null, error } = toEntry(settled);
      items.push({ question, answer: value, error });
    }
    return items;

    async function answerOne(question: string, index: number) {
      signal.throwIfAborted();
      const text = await questionText(`questions.${index}`, question, cost);
      if (index > 0) cost.add(1);
      const search = { question: text, previous: '', articles: {} };
      const { data } = await cost.run(() => LOADERS.QA(services, search, { signal }), signal);
      return data.__typename === 'QAInsight' ? data : null;
    }
  }),
  questionEntities: open('questions', async (_, { question }, context) => {
    const { services, signal, cost } = context;
    const sent = await questionText('question', question, cost);
    const found = await services.nameEntities(sent, { signal });
    return Promise.all(
      found.map(async ({ iri, text }) => {
        const reference = { iri: parseEntity('question', iri) };
        return { ...(await services.graphAccess.resolveEntity(reference, { signal })), text };
      }),
    );
  }),
} satisfies RootFields;

function parseKey({ iri, name }: Key, argument: string, types: readonly EntityType[] = []) {
  if (typeof iri === 'string' && typeof name === 'string')
    throw new InvalidArgumentError(argument, 'and `name` cannot both be sent');
  if (typeof name === 'string') return { name: requiredText('name', name, NAME).trim(), types };
  if (typeof iri !== 'string') throw new InvalidArgumentError(argument, 'or `name` is required');
  return { iri: parseEntity(argument, requiredText(argument, iri)) };
}

/** Returns a value, or the error of its entry. @throws Any unexpected error. */
function toEntry<T>(result: PromiseSettledResult<T> | undefined) {
  if (result?.status !== 'rejected') return { value: result?.value, error: null };
  const { reason } = result;
  if (!BioGraphQLError.is(reason)) throw reason;
  return { value: undefined, error: { code: reason.code, message: reason.shortMessage } };
}
