import { type DocumentNode, type OperationDefinitionNode, visit } from 'graphql';

export interface VariableRepair {
  readonly sent: string;
  readonly declared: string;
}

/** Known mistakes of existing clients. The reference client declares `maxNeighbors` and sends `maxNeighbours`. */
const KNOWN_MISTAKES: readonly VariableRepair[] = [
  { sent: 'maxNeighbours', declared: 'maxNeighbors' },
];
/** graphql-js stores values in a plain object, where this name would set the prototype. */
const PROTOTYPE = '__proto__';

export function renamePrototype(
  document: DocumentNode,
  source: string,
): { readonly document: DocumentNode; readonly repairs: readonly VariableRepair[] } {
  if (!source.includes(PROTOTYPE)) return { document, repairs: [] };
  let declared = `${PROTOTYPE}_`;
  while (source.includes(declared)) declared += '_';
  const renamed = visit(document, {
    Variable(node) {
      if (node.name.value !== PROTOTYPE) return undefined;
      return { ...node, name: { ...node.name, value: declared } };
    },
  });
  return { document: renamed, repairs: [{ sent: PROTOTYPE, declared }] };
}

/** Returns the repairs that an operation needs: it declares the meant name and not the sent one. */
export function findRepairs({
  variableDefinitions = [],
}: OperationDefinitionNode): readonly VariableRepair[] {
  const names = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  return KNOWN_MISTAKES.filter(({ sent, declared }) => names.has(declared) && !names.has(sent));
}

export function repairVariables(
  variables: Readonly<Record<string, unknown>>,
  repairs: readonly VariableRepair[],
): Readonly<Record<string, unknown>> {
  let repaired = variables;
  for (const { sent, declared } of repairs) {
    if (Object.hasOwn(variables, declared) || !Object.hasOwn(variables, sent)) continue;
    repaired = { ...repaired, [declared]: variables[sent] };
  }
  return repaired;
}
