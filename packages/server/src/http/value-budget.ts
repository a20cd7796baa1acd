import { ResultTooLargeError } from '@biographql/core';
import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** What is asked of one object, all aliases of a field together. */
interface Asked {
  /** Leaves that are one value each. */
  leaves: number;
  /** Fields that are lists of leaves: how often each is asked. */
  readonly lists: Map<string, number>;
  readonly children: Map<string, { times: number; readonly asked: Asked }>;
}

/**
 * Returns the schema with root fields that count what their answers would hold before any of it is made: fields times
 * lengths of lists, under each alias.
 * @param maxValues - for all root fields of a request together.
 */
export function limitValues(schema: GraphQLSchema, maxValues: number): GraphQLSchema {
  const queryType = schema.getQueryType();
  if (queryType === null || queryType === undefined) return schema;
  const spent = new WeakMap<object, number>();
  const { fields, ...config } = queryType.toConfig();
  const limited = Object.entries(fields).map(([name, field]) => {
    const { resolve = defaultFieldResolver } = field;
    const counted = async (
      root: unknown,
      args: object,
      context: object,
      info: GraphQLResolveInfo,
    ) => {
      const value: unknown = await resolve(root, args, context, info);
      const before = spent.get(context) ?? 0;
      spent.set(context, before + countValues(value, askedOf(info), maxValues - before));
      return value;
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
  function visit(each: unknown, { leaves, lists, children }: Asked, times: number): void {
    if (Array.isArray(each)) {
      for (const item of each) visit(item, { leaves, lists, children }, times);
      return;
    }
    add(times);
    if (typeof each !== 'object' || each === null) return;
    add(leaves);
    const record = each as Readonly<Record<string, unknown>>;
    for (const [name, often] of lists) add(often * lengthOf(record[name]));
    for (const [name, child] of children) visit(record[name], child.asked, child.times);
  }
  visit(value, asked, 1);
  return count;
}

const ADVICE = 'Ask for fewer fields or aliases, or in pages.';

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

/** Fields of any type condition count, since an answer may be of that type; so do those that a directive may skip. */
function askedOf({ fieldNodes, fragments, schema, returnType }: GraphQLResolveInfo): Asked {
  const asked = nothing();
  for (const { selectionSet } of fieldNodes) {
    if (selectionSet !== undefined) addSet(asked, selectionSet, getNamedType(returnType));
  }
  return asked;

  function addSet(to: Asked, set: SelectionSetNode, parent: GraphQLNamedType | undefined): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) addField(to, selection, parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition;
        addSet(to, selection.selectionSet, type ? schema.getType(type.name.value) : parent);
      } else {
        const fragment = fragments[selection.name.value];
        if (fragment === undefined) continue;
        addSet(to, fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
      }
    }
  }

  function addField(to: Asked, field: FieldNode, parent: GraphQLNamedType | undefined): void {
    const name = field.name.value;
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const type = hasFields ? parent.getFields()[name]?.type : undefined;
    if (type === undefined) to.leaves += 1;
    else if (field.selectionSet !== undefined) {
      const child = to.children.get(name) ?? { times: 0, asked: nothing() };
      child.times += 1;
      to.children.set(name, child);
      addSet(child.asked, field.selectionSet, getNamedType(type));
    } else if (isListType(getNullableType(type))) to.lists.set(name, (to.lists.get(name) ?? 0) + 1);
    else to.leaves += 1;
  }
}

function nothing(): Asked {
  return { leaves: 0, lists: new Map(), children: new Map() };
}
