import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { getFragments } from './document-limits.js';

export interface RequestedEngines {
  /** For the whole request: `extensions.engineID`, or a parameter of the URL. */
  readonly request: string | null;
  readonly fields: readonly string[];
}

/** Where a root field takes its `engineID` from. */
export type EngineArgument =
  | { readonly value: string }
  | { readonly variable: string; readonly defaultValue: string | null };

const ENGINE_ARGUMENT = 'engineID';

export function rootFields(
  operation: OperationDefinitionNode,
  document: DocumentNode,
): readonly FieldNode[] {
  const fragments = getFragments(document);
  const visited = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return collect(selection.selectionSet);
      const name = selection.name.value;
      const fragment = visited.has(name) ? undefined : fragments.get(name);
      visited.add(name);
      return fragment === undefined ? [] : collect(fragment.selectionSet);
    });
  return collect(operation.selectionSet);
}

export function engineArguments(
  fields: readonly FieldNode[],
  { variableDefinitions = [] }: OperationDefinitionNode,
): readonly EngineArgument[] {
  return fields.flatMap((field): readonly EngineArgument[] => {
    const value = field.arguments?.find(({ name }) => name.value === ENGINE_ARGUMENT)?.value;
    if (value?.kind === Kind.STRING) return [{ value: value.value }];
    if (value?.kind !== Kind.VARIABLE) return [];
    const variable = value.name.value;
    const declared = variableDefinitions.find((each) => each.variable.name.value === variable);
    const { defaultValue } = declared ?? {};
    return [
      { variable, defaultValue: defaultValue?.kind === Kind.STRING ? defaultValue.value : null },
    ];
  });
}

export function requestedEngines(
  request: string | null,
  args: readonly EngineArgument[],
  variables: Readonly<Record<string, unknown>>,
): RequestedEngines {
  const fields = new Set<string>();
  for (const argument of args) {
    const value = 'value' in argument ? argument.value : sentValue(argument, variables);
    if (value !== null) fields.add(value);
  }
  return { request, fields: [...fields] };
}

/** A value of another type is rejected when the operation runs. */
function sentValue(
  { variable, defaultValue }: Extract<EngineArgument, { readonly variable: string }>,
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const value = Object.hasOwn(variables, variable) ? variables[variable] : defaultValue;
  return typeof value === 'string' ? value : null;
}

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
