import { ResultTooLargeError } from '@biographql/core';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import type { AnswerSize, RequestContext } from '../resolvers/context.js';
import { type Asked, askedOf } from './asked-fields.js';

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
      const count = (value: unknown) => {
        const { answer } = context;
        const before = answer.values;
        try {
          countValues(value, askedOf(info), 1, { answer, most: maxValues });
        } catch (error) {
          // Nothing of this field is made: the others have what it would have taken.
          answer.values = before;
          throw error;
        }
        return value;
      };
      const value = resolve(root, args, context, info);
      return value instanceof Promise ? value.then(count) : count(value);
    };
    return [name, { ...field, resolve: counted }];
  });
  const query = new GraphQLObjectType({ ...config, fields: Object.fromEntries(limited) });
  const { types, ...rest } = schema.toConfig();
  return new GraphQLSchema({ ...rest, query, types: types.filter((type) => type !== queryType) });
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
