import { ResultTooLargeError } from '@biographql/core';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../resolvers/context.js';
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
        answer.values += countValues(value, askedOf(info), maxValues - answer.values);
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

/** @throws ResultTooLargeError as soon as there are more than `most`. */
function countValues(value: unknown, asked: Asked, most: number): number {
  let count = 0;
  function add(values: number): void {
    count += values;
    if (count > most) throw new ResultTooLargeError(most, 'values', ADVICE);
  }
  function visit(each: unknown, of: Asked, times: number): void {
    if (Array.isArray(each)) {
      for (const item of each) visit(item, of, times);
      return;
    }
    add(times);
    if (typeof each !== 'object' || each === null) return;
    add(of.leaves);
    const record = each as Readonly<Record<string, unknown>>;
    for (const list of of.lists) add(list.times * lengthOf(record[list.name]));
    for (const child of of.children) visit(record[child.name], child.asked, child.times);
  }
  visit(value, asked, 1);
  return count;
}

const ADVICE = 'Ask for fewer fields or aliases, or in pages.';

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}
