import { ResultTooLargeError } from '@biographql/core';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import type { AnswerSize, Asked, RequestContext } from '../resolvers/context.js';
import { askedOf } from './asked-fields.js';

/** A resolver, as far as values are counted. */
type CountedResolver = GraphQLFieldResolver<unknown, Pick<RequestContext, 'answer'>>;

/**
 * Returns the schema with root fields that count what their answers would hold before any of it is made: fields times
 * lengths of lists, under each alias.
 * @param maxValues - for all root fields of a request together.
 */
export function limitValues(schema: GraphQLSchema, maxValues: number): GraphQLSchema {
  const queryType = schema.getQueryType();
  if (queryType === null || queryType === undefined) return schema;
  const { fields, ...config } = queryType.toConfig();
  const limited = Object.entries(fields).map(([name, field]) => {
    const resolve: CountedResolver = field.resolve ?? defaultFieldResolver;
    const counted: CountedResolver = (root, args, context, info) => {
      const { answer } = context;
      const most =
        answer.form === 'interpreted' ? Math.min(maxValues, MOST_INTERPRETED) : maxValues;
      const { key } = info.path;
      const count = (value: unknown) => {
        const asked = askedOf(info);
        countField(value, asked, { answer, most });
        if (answer.values > MOST_AT_FIRST) answer.asked.set(key, asked);
        return value;
      };
      const run = () => resolve(root, args, context, info);
      if (answer.made.has(key)) return madeBefore(answer.made.get(key));
      if (answer.form === 'interpreted') return whenCounted(run(), count);
      const keep = (made: unknown) => {
        answer.made.set(key, made);
        return made;
      };
      if (answer.form === 'interpreted-at-first') {
        const value = keep((async () => count(await run()))());
        return whenCounted(value, (made) => unlessLong(answer, made, MOST_AT_FIRST));
      }
      try {
        const value = keep(whenCounted(run(), count));
        return whenCounted(value, (made) => unlessLong(answer, made, MOST_AT_ONCE));
      } catch (error) {
        keep(new Thrown(error));
        throw error;
      }
    };
    return [name, { ...field, resolve: counted }];
  });
  const query = new GraphQLObjectType({ ...config, fields: Object.fromEntries(limited) });
  const { types, ...rest } = schema.toConfig();
  return new GraphQLSchema({ ...rest, query, types: types.filter((type) => type !== queryType) });
}

/** Values that are completed while a document is interpreted, which is one step of some ten milliseconds. */
const MOST_AT_FIRST = 20_000;
/** The same for a document that is never compiled, since it is long: a step of about 0.2 s. */
const MOST_INTERPRETED = 200_000;

/** Values that a run of the compiled form completes in one step, of some ten milliseconds. */
const MOST_AT_ONCE = 100_000;

/** What a field threw at once, in place of what it holds. */
class Thrown {
  constructor(readonly error: unknown) {}
}

function madeBefore(made: unknown): unknown {
  if (made instanceof Thrown) throw made.error;
  return made;
}

function whenCounted(value: unknown, go: (value: unknown) => unknown): unknown {
  return value instanceof Promise ? value.then(go) : go(value);
}

/** Leaves a field out of an answer that is long: it is completed anew. */
function unlessLong(answer: AnswerSize, value: unknown, most: number): unknown {
  answer.isLong ||= answer.values > most;
  return answer.isLong ? null : value;
}

/** Counts what a field holds. */
function countField(value: unknown, asked: Asked, budget: Budget): void {
  const { answer } = budget;
  const before = answer.values;
  try {
    countValues(value, asked, 1, budget);
  } catch (error) {
    // Nothing of this field is made: the others have what it would have taken.
    answer.values = before;
    throw error;
  }
}

/** Counts what the answer holds more. @throws ResultTooLargeError as soon as there are more than `most` in all. */
function countValues(value: unknown, asked: Asked, times: number, budget: Budget): void {
  if (Array.isArray(value)) {
    for (const item of value) countValues(item, asked, times, budget);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    spend(budget, times);
    return;
  }
  const record = value as Readonly<Record<string, unknown>>;
  let own = times + asked.leaves;
  for (const list of asked.lists) own += list.times * lengthOf(record[list.name]);
  spend(budget, own);
  for (const child of asked.children) {
    countValues(record[child.name], child.asked, child.times, budget);
  }
}

interface Budget {
  readonly answer: AnswerSize;
  readonly most: number;
}

function spend({ answer, most }: Budget, values: number): void {
  answer.values += values;
  if (answer.values > most) throw new ResultTooLargeError(most, 'values', ADVICE);
}

const ADVICE = 'Ask for fewer fields or aliases, or in pages.';

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}
