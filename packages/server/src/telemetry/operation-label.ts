import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { PreparedOperation } from '../http/document-cache.js';

const LABELS = new WeakMap<PreparedOperation, string>();

/**
 * Returns the root field that a valid operation asks for: `several` for more than one, `introspection` for those of GraphQL
 * itself. Names of operations are the clients' own, and there may be any number of them; fields there are few.
 */
export function operationLabel(operation: PreparedOperation): string {
  let label = LABELS.get(operation);
  if (label === undefined) {
    label = labelOf([...rootFields(operation)]);
    LABELS.set(operation, label);
  }
  return label;
}

function labelOf(fields: readonly string[]): string {
  const own = fields.filter((name) => !name.startsWith('__'));
  const [first] = own;
  if (first === undefined) return 'introspection';
  return own.length === 1 ? first : 'several';
}

function rootFields({ document, name }: PreparedOperation): ReadonlySet<string> {
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
