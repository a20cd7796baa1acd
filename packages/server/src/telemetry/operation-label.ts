import type { PreparedOperation } from '../http/document-cache.js';
import { rootFieldsOf } from '../http/root-fields.js';

const LABELS = new WeakMap<PreparedOperation, string>();

/**
 * Returns the root field that a valid operation asks for: `several` for more than one, `introspection` for those of GraphQL
 * itself. Names of operations are the clients' own, and there may be any number of them; fields there are few.
 */
export function operationLabel(operation: PreparedOperation): string {
  let label = LABELS.get(operation);
  if (label === undefined) {
    label = labelOf([...rootFieldsOf(operation)]);
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
