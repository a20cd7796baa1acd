import { BioGraphQLError, type EntityType, InvalidArgumentError } from '@biographql/core';
import type { EntityReference } from '@biographql/services';
import {
  checkCount,
  parseEntity,
  parseEntityTypes,
  questionText,
  requiredText,
} from './arguments.js';
import { cacheable, open, type RootFields } from './context.js';
import { LOADERS } from './summary-insights.js';

const NAME = { max: 200 };
const MOST_ENTRIES = 100;

/** An entity by exactly one of two. */
interface Key {
  readonly iri?: string | null | undefined;
  readonly name?: string | null | undefined;
}

export const entityFields = {
  entity: cacheable('graph', async (_, { types, ...key }, { services, signal }) => {
    const reference = parseKey(key, 'iri', parseEntityTypes(types));
    return services.graphAccess.resolveEntity(reference, { signal });
  }),
  /** Up to 100 entities; one that is not found has its own error. */
  entities: cacheable('graph', async (_, { iris, keys }, { services, signal, cost }) => {
    const sent: readonly Key[] = [...(iris ?? []).map((iri) => ({ iri })), ...(keys ?? [])];
    checkCount('iris', sent, MOST_ENTRIES);
    await cost.check();
    cost.add(sent.length - 1);
    const parsed = await Promise.allSettled(
      sent.map(async (key, index) => parseKey(key, `iris.${index}`)),
    );
    const references = parsed.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const found = (await services.entities.resolve(references, { signal })).values();
    return sent.map(({ iri, name }, index) => {
      const refused = parsed[index]?.status === 'rejected' ? parsed[index] : undefined;
      const { value = null, error } = toEntry(refused ?? found.next().value);
      return { key: iri ?? name ?? '', entity: value, error };
    });
  }),
  /** Answers to up to 100 questions, one after the other; one that fails has its own error. */
  answers: open('questions', async (_, { questions }, { services, cost, signal, answer }) => {
    checkCount('questions', questions, MOST_ENTRIES);
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
  /** The entities that a question names, with their types. */
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

function parseKey(
  { iri, name }: Key,
  argument: string,
  types: readonly EntityType[] = [],
): EntityReference {
  if (typeof iri === 'string' && typeof name === 'string')
    throw new InvalidArgumentError(argument, 'and `name` exclude each other: send one of them');
  if (typeof name === 'string') return { name: requiredText('name', name, NAME).trim(), types };
  if (typeof iri !== 'string') throw new InvalidArgumentError(argument, 'or `name` is required');
  return { iri: parseEntity(argument, requiredText(argument, iri)) };
}

/** Returns a value, or the error of its entry. @throws What nobody foresaw. */
function toEntry<T>(result: PromiseSettledResult<T> | undefined) {
  if (result?.status !== 'rejected') return { value: result?.value, error: null };
  const { reason } = result;
  if (!BioGraphQLError.is(reason)) throw reason;
  return { value: undefined, error: { code: reason.code, message: reason.shortMessage } };
}
