import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
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
