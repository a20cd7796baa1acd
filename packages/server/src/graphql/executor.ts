import { ResultTooLargeError } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import {
  defaultFieldResolver,
  execute,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  getVariableValues,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Config } from '../generated/config.js';
import type { PreparedOperation } from './read-document.js';
import type { AnswerSize, RequestContext } from './resolvers/context.js';
import type { ExecutionOutcome } from './result.js';

export type Executor = (
  operation: PreparedOperation,
  context: RequestContext,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionOutcome>;

/** The use of a document at which it is compiled, so that hostile documents never cost a compilation. */
const USES_BEFORE_COMPILING = 3;
/** Each compiled document has at most 1,000 tokens. */
const MAX_COMPILED = 200;
/** Each error shows the wrong value, and a client needs only a few. */
const MAX_VARIABLE_ERRORS = 5;

interface Usage {
  uses: number;
  query: CompiledQuery['query'] | null;
}

/** Creates an executor: graphql-js for the first uses of a document and for large ones, then its compiled form. */
export function createExecutor(unlimited: GraphQLSchema, limits: ResponseLimits): Executor {
  const schema = limitRootFields(unlimited, limits);
  const usages = new LRUCache<PreparedOperation, Usage>({ max: MAX_COMPILED });

  function findCompiled(operation: PreparedOperation): Usage['query'] {
    if (!operation.isCompilable) return null;
    const usage = usages.get(operation) ?? { uses: 0, query: null };
    usages.set(operation, usage);
    usage.uses += 1;
    if (usage.uses === USES_BEFORE_COMPILING) {
      const compiled = compileQuery(schema, operation.document, operation.name ?? undefined);
      usage.query = isCompiledQuery(compiled) ? compiled.query : null;
    }
    return usage.query;
  }

  return async (operation, context, variables) => {
    const { variableDefinitions = [] } = operation.node;
    const { errors } = getVariableValues(schema, variableDefinitions, variables, {
      maxErrors: MAX_VARIABLE_ERRORS,
    });
    if (errors !== undefined) return { errors };
    const query = findCompiled(operation);
    if (query !== null) {
      const outcome: ExecutionOutcome = await query(undefined, context, variables);
      // Compiled documents reject the default value of a non-null variable; graphql-js accepts it.
      if (outcome.data !== undefined) return outcome;
    }
    return execute({
      schema,
      document: operation.document,
      operationName: operation.name,
      contextValue: context,
      variableValues: variables,
    });
  };
}

type ResponseLimits = Pick<Config, 'maxResponseValues' | 'maxResponseBytes'>;

/** Advice for a response that is too large. */
export const TOO_LARGE_ADVICE =
  'Request fewer fields, aliases or rows. You can also read lists page by page, or use the SPARQL endpoint, which has its own limits.';

type RootResolver = GraphQLFieldResolver<
  unknown,
  Pick<RequestContext, 'answer' | 'cost' | 'signal'>
>;

/** Makes root fields wait for their caller's turn, and fail when their value is too large. */
function limitRootFields(schema: GraphQLSchema, limits: ResponseLimits): GraphQLSchema {
  const queryType = schema.getQueryType();
  if (!queryType) return schema;
  const { fields, ...config } = queryType.toConfig();
  for (const field of Object.values(fields)) {
    const resolve: RootResolver = field.resolve ?? defaultFieldResolver;
    const limited: RootResolver = async (root, args, context, info) => {
      const { cost, signal, answer } = context;
      answer.count = (value, place) => countValue(value, requestedFields(place), answer, limits);
      const value = await cost.run(() => resolve(root, args, context, info), signal);
      answer.count(value, info);
      return value;
    };
    field.resolve = limited;
  }
  const query = new GraphQLObjectType({ ...config, fields });
  const { types, ...rest } = schema.toConfig();
  return new GraphQLSchema({ ...rest, query, types: types.filter((type) => type !== queryType) });
}

/** A rejected field doesn't affect the others: its size is not added. */
function countValue(
  value: unknown,
  requested: RequestedFields,
  answer: AnswerSize,
  { maxResponseValues, maxResponseBytes }: ResponseLimits,
): void {
  let { values, characters } = answer;
  count(value, requested, 1);
  answer.values = values;
  answer.characters = characters;

  /** @param fields - Requested fields; null for a scalar, which may hold lists and objects of any depth. */
  function count(item: unknown, fields: RequestedFields | null, times: number): void {
    if (Array.isArray(item)) {
      for (const each of item) count(each, fields, times);
      return;
    }
    values += times;
    // Each character takes a byte or more.
    if (typeof item === 'string') characters += times * item.length;
    if (values > maxResponseValues)
      throw new ResultTooLargeError(maxResponseValues, 'values', TOO_LARGE_ADVICE);
    if (characters > maxResponseBytes)
      throw new ResultTooLargeError(maxResponseBytes, 'bytes', TOO_LARGE_ADVICE);
    if (typeof item !== 'object' || item === null) return;
    if (fields === null) for (const member of Object.values(item)) count(member, null, times);
    else
      for (const [name, field] of fields) count(Reflect.get(item, name), field.fields, field.times);
  }
}

/** The fields that a document requests of one object, by name. */
type RequestedFields = ReadonlyMap<string, RequestedField>;

interface RequestedField {
  /** Number of its aliases. */
  times: number;
  /** Requested fields of its objects; null for a leaf. */
  readonly fields: Map<string, RequestedField> | null;
}

/** Fields of every type condition count, since a value may be of that type; so do fields that a directive may skip. */
export function requestedFields({ fieldNodes, fragments }: GraphQLResolveInfo): RequestedFields {
  const found = new Map<string, RequestedField>();
  for (const { selectionSet } of fieldNodes) addSet(found, selectionSet);
  return found;

  function addSet(to: Map<string, RequestedField>, set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) addSet(to, selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        addSet(to, fragments[selection.name.value]?.selectionSet);
      else {
        const { name, selectionSet } = selection;
        const fields = selectionSet === undefined ? null : new Map<string, RequestedField>();
        const field = getOrAdd(to, name.value, () => ({ times: 0, fields }));
        field.times += 1;
        if (field.fields !== null) addSet(field.fields, selectionSet);
      }
    }
  }
}
