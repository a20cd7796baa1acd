import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The fields that a document requests of one object, the aliases of a field together. */
export interface RequestedFields {
  readonly leaves: readonly RequestedLeaf[];
  readonly children: readonly RequestedChild[];
}

export interface RequestedLeaf {
  readonly name: string;
  /** Number of aliases. */
  readonly times: number;
}

export interface RequestedChild extends RequestedLeaf {
  readonly fields: RequestedFields;
}

/** By the field of the document, for as long as the document is cached. */
const CACHE = new WeakMap<FieldNode, RequestedFields>();

/** Fields of every type condition count, since a value may be of that type; so do fields that a directive may skip. */
export function requestedFields(info: GraphQLResolveInfo): RequestedFields {
  const [only] = info.fieldNodes;
  // Variables decide which of several nodes under one name are included.
  if (only === undefined || info.fieldNodes.length > 1) return readFields(info);
  let fields = CACHE.get(only);
  if (fields === undefined) {
    fields = readFields(info);
    CACHE.set(only, fields);
  }
  return fields;
}

interface Reading {
  readonly leaves: Map<string, number>;
  readonly children: Map<string, { times: number; readonly fields: Reading }>;
}

function readFields({
  fieldNodes,
  fragments,
  schema,
  returnType,
}: GraphQLResolveInfo): RequestedFields {
  const found = emptyReading();
  for (const { selectionSet } of fieldNodes) {
    if (selectionSet !== undefined) addSet(found, selectionSet, getNamedType(returnType));
  }
  return toFields(found);

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
    if (field.selectionSet === undefined || type === undefined) {
      to.leaves.set(name, (to.leaves.get(name) ?? 0) + 1);
      return;
    }
    const child = to.children.get(name) ?? { times: 0, fields: emptyReading() };
    child.times += 1;
    to.children.set(name, child);
    addSet(child.fields, field.selectionSet, getNamedType(type));
  }
}

function emptyReading(): Reading {
  return { leaves: new Map(), children: new Map() };
}

function toFields({ leaves, children }: Reading): RequestedFields {
  return {
    leaves: Array.from(leaves, ([name, times]) => ({ name, times })),
    children: Array.from(children, ([name, { times, fields }]) => ({
      name,
      times,
      fields: toFields(fields),
    })),
  };
}
