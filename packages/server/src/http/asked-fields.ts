import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Asked } from '../resolvers/context.js';

/** A field as it stands in a document, which is kept for as long as the document is. */
const KNOWN = new WeakMap<FieldNode, Asked>();

/**
 * Returns what a document asks of the value of a field. Fields of any type condition count, since an answer may be of
 * that type; so do those that a directive may skip.
 */
export function askedOf(info: GraphQLResolveInfo): Asked {
  const [only] = info.fieldNodes;
  // Of several nodes under one name, variables decide which are there.
  if (only === undefined || info.fieldNodes.length > 1) return readAsked(info);
  let asked = KNOWN.get(only);
  if (asked === undefined) {
    asked = readAsked(info);
    KNOWN.set(only, asked);
  }
  return asked;
}

interface Reading {
  isComputed: boolean;
  leaves: number;
  readonly lists: Map<string, number>;
  readonly children: Map<string, { times: number; readonly asked: Reading }>;
}

function readAsked({ fieldNodes, fragments, schema, returnType }: GraphQLResolveInfo): Asked {
  const asked = nothing();
  for (const { selectionSet } of fieldNodes) {
    if (selectionSet !== undefined) addSet(asked, selectionSet, getNamedType(returnType));
  }
  return asAsked(asked);

  function addSet(to: Reading, set: SelectionSetNode, parent: GraphQLNamedType | undefined): void {
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

  function addField(to: Reading, field: FieldNode, parent: GraphQLNamedType | undefined): void {
    const name = field.name.value;
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const type = hasFields ? parent.getFields()[name]?.type : undefined;
    if (hasFields) to.isComputed ||= isComputed(parent, name, schema);
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

/** Whether a field of a type, or of one that has it, is more than a member of the object. */
function isComputed(
  type: GraphQLObjectType | GraphQLInterfaceType,
  name: string,
  schema: GraphQLSchema,
): boolean {
  const types = isInterfaceType(type) ? schema.getPossibleTypes(type) : [type];
  return types.some((each) => {
    const resolve = each.getFields()[name]?.resolve;
    return resolve !== undefined && resolve !== defaultFieldResolver;
  });
}

function nothing(): Reading {
  return { isComputed: false, leaves: 0, lists: new Map(), children: new Map() };
}

function asAsked({ isComputed, leaves, lists, children }: Reading): Asked {
  return {
    isComputed,
    leaves,
    lists: Array.from(lists, ([name, times]) => ({ name, times })),
    children: Array.from(children, ([name, { times, asked }]) => ({
      name,
      times,
      asked: asAsked(asked),
    })),
  };
}
