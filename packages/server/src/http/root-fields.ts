import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { PreparedOperation } from './document-cache.js';

const KNOWN = new WeakMap<PreparedOperation, ReadonlySet<string>>();

/** Returns the names of the root fields that a valid operation may ask for, those of fragments included. */
export function rootFieldsOf(operation: PreparedOperation): ReadonlySet<string> {
  let fields = KNOWN.get(operation);
  if (fields === undefined) {
    fields = readRootFields(operation);
    KNOWN.set(operation, fields);
  }
  return fields;
}

function readRootFields({ document, name }: PreparedOperation): ReadonlySet<string> {
  const names = new Set<string>();
  const spread = new Set<string>();
  const fragments = fragmentsOf(document);
  const waiting: SelectionSetNode[] = [];
  const operation = operationOf(document, name);
  if (operation !== undefined) waiting.push(operation.selectionSet);
  for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) waiting.push(fragment.selectionSet);
      }
    }
  }
  return names;
}

function operationOf(
  { definitions }: DocumentNode,
  name: string | null,
): OperationDefinitionNode | undefined {
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .find((operation) => name === null || operation.name?.value === name);
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
