import {
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './document-limits.js';

/** Which dataset a request asks for. */
export interface AskedEngines {
  /** What holds for the whole request: `extensions.engineID`, or a parameter of the address. */
  readonly request: string | null;
  /** The arguments `engineID` of its fields, each once. */
  readonly fields: readonly string[];
}

/** Where a root field has its `engineID` from. */
export type EngineArgument =
  | { readonly value: string }
  | { readonly variable: string; readonly defaultValue: string | null };

/** The argument of root fields that names a dataset. */
const ARGUMENT = 'engineID';
const NOTHING: AskedEngines = { request: null, fields: [] };

/** Returns the arguments `engineID` of an operation's root fields, those of fragments included. */
export function engineArguments(
  { selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  document: DocumentNode,
  source: string,
): readonly EngineArgument[] {
  if (!source.includes(ARGUMENT)) return [];
  const defaults = new Map(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.STRING ? defaultValue.value : null,
    ]),
  );
  const found: EngineArgument[] = [];
  for (const { value } of rootArguments(selectionSet, fragmentsOf(document), new Set())) {
    if (value.kind === Kind.STRING) found.push({ value: value.value });
    if (value.kind !== Kind.VARIABLE) continue;
    const variable = value.name.value;
    found.push({ variable, defaultValue: defaults.get(variable) ?? null });
  }
  return found;
}

/** Returns what a request asks for. @param request - what holds for all of its fields. */
export function askedEngines(
  request: string | null,
  args: readonly EngineArgument[],
  variables: Readonly<Record<string, unknown>>,
): AskedEngines {
  if (args.length === 0) return request === null ? NOTHING : { request, fields: [] };
  const fields = new Set<string>();
  for (const argument of args) {
    const value = 'value' in argument ? argument.value : given(argument, variables);
    if (value !== null) fields.add(value);
  }
  return { request, fields: [...fields] };
}

/** A value of another type is refused when the operation runs. */
function given(
  { variable, defaultValue }: Extract<EngineArgument, { readonly variable: string }>,
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const value = Object.hasOwn(variables, variable) ? variables[variable] : defaultValue;
  return typeof value === 'string' ? value : null;
}

function* rootArguments(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  visited: Set<string>,
): Generator<ArgumentNode> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      for (const argument of selection.arguments ?? []) {
        if (argument.name.value === ARGUMENT) yield argument;
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      yield* rootArguments(selection.selectionSet, fragments, visited);
    } else {
      const name = selection.name.value;
      const fragment = visited.has(name) ? undefined : fragments.get(name);
      visited.add(name);
      if (fragment !== undefined) yield* rootArguments(fragment.selectionSet, fragments, visited);
    }
  }
}
