import { ResultTooLargeError } from '@biographql/core';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import { type RequestedFields, requestedFields } from './requested-fields.js';
import type { AnswerSize, RequestContext } from './resolvers/context.js';

type CountedResolver = GraphQLFieldResolver<
  unknown,
  Pick<RequestContext, 'answer' | 'cost' | 'signal'>
>;

export interface ResponseBudget {
  readonly maxResponseValues: number;
  readonly maxResponseBytes: number;
}

/** What to do about a response that is too large. */
export const TOO_LARGE_ADVICE =
  'Request fewer fields, aliases or rows, request pages, or use the SPARQL endpoint, which accepts larger results.';

export function limitValues(schema: GraphQLSchema, budget: ResponseBudget): GraphQLSchema {
  const queryType = schema.getQueryType();
  if (queryType === null || queryType === undefined) return schema;
  const { fields, ...config } = queryType.toConfig();
  const limited = Object.entries(fields).map(([name, field]) => {
    const resolve: CountedResolver = field.resolve ?? defaultFieldResolver;
    const counted: CountedResolver = async (root, args, context, info) => {
      const { cost, signal, answer } = context;
      const count = (of: unknown, requested: RequestedFields) =>
        countField(of, requested, answer, budget);
      answer.count = count;
      const value = await cost.run(() => resolve(root, args, context, info), signal);
      count(value, requestedFields(info));
      return value;
    };
    return [name, { ...field, resolve: counted }];
  });
  const query = new GraphQLObjectType({ ...config, fields: Object.fromEntries(limited) });
  const { types, ...rest } = schema.toConfig();
  return new GraphQLSchema({ ...rest, query, types: types.filter((type) => type !== queryType) });
}

function countField(
  value: unknown,
  fields: RequestedFields,
  answer: AnswerSize,
  { maxResponseValues, maxResponseBytes }: ResponseBudget,
): void {
  let { values, characters } = answer;
  countObjects(value, fields, 1);
  // A field that is refused takes nothing from the others.
  answer.values = values;
  answer.characters = characters;

  function countObjects(item: unknown, requested: RequestedFields, times: number): void {
    if (Array.isArray(item)) {
      for (const each of item) countObjects(each, requested, times);
    } else if (typeof item !== 'object' || item === null) countLeaf(item, times);
    else {
      spend(times, 0);
      const record = item as Readonly<Record<string, unknown>>;
      for (const leaf of requested.leaves) countLeaf(record[leaf.name], leaf.times);
      for (const child of requested.children) {
        countObjects(record[child.name], child.fields, child.times);
      }
    }
  }

  /** Scalars may hold lists and objects of any depth. */
  function countLeaf(leaf: unknown, times: number): void {
    if (typeof leaf === 'string') spend(times, times * leaf.length);
    else if (typeof leaf !== 'object' || leaf === null) spend(times, 0);
    else if (Array.isArray(leaf)) for (const each of leaf) countLeaf(each, times);
    else {
      spend(times, 0);
      for (const member of Object.values(leaf)) countLeaf(member, times);
    }
  }

  function spend(moreValues: number, moreCharacters: number): void {
    values += moreValues;
    characters += moreCharacters;
    if (values > maxResponseValues) {
      throw new ResultTooLargeError(maxResponseValues, 'values', TOO_LARGE_ADVICE);
    }
    // Each character takes a byte or more.
    if (characters > maxResponseBytes) {
      throw new ResultTooLargeError(maxResponseBytes, 'bytes', TOO_LARGE_ADVICE);
    }
  }
}
