import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from '@0no-co/graphql.web';
import { isRecord } from '@biographql/core/internal';
import types from './generated/types.json' with { type: 'json' };
import type { AskedOperation } from './operations.js';

export type TypesByPath = Readonly<Record<string, string>>;

/** For every operation; objects of a union say their type themselves. */
const TYPES_BY_OPERATION: Readonly<Record<string, TypesByPath>> = types;

/** As clients with a normalizing cache ask for it. What says its type already keeps that. */
export async function addTypeNames(
  response: Response,
  { name, text }: AskedOperation,
): Promise<Response> {
  const known = Object.hasOwn(TYPES_BY_OPERATION, name) ? TYPES_BY_OPERATION[name] : undefined;
  if (known === undefined || !text.includes('__typename')) return response;
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  const selected = getSelections(text, name);
  if (!isRecord(body) || !isRecord(body.data) || selected === null) return response;
  const data = named(body.data, selected, [], known);
  const { status, headers } = response;
  return new Response(JSON.stringify({ ...body, data }), { status, headers });
}

interface Selected {
  readonly sets: readonly SelectionSetNode[];
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function getSelections(text: string, name: string): Selected | null {
  const definitions = getDefinitions(text);
  const operation = definitions.find(
    (each): each is OperationDefinitionNode =>
      each.kind === Kind.OPERATION_DEFINITION && each.name?.value === name,
  );
  const fragments = definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
  );
  return operation ? { sets: [operation.selectionSet], fragments: new Map(fragments) } : null;
}

function getDefinitions(text: string) {
  try {
    return parse(text, { noLocation: true }).definitions;
  } catch {
    // What cannot be read is a matter of the service.
    return [];
  }
}

function named(
  value: unknown,
  selected: Selected,
  path: readonly string[],
  types: TypesByPath,
): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, selected, path, types));
  if (!isRecord(value)) return value;
  const fields = findFields(selected);
  const entries = Object.entries(value).map(([key, own]) => {
    const sets = fields.get(key) ?? [];
    // A field without selections is a scalar, which may hold any JSON.
    return [
      key,
      sets.length === 0 ? own : named(own, { ...selected, sets }, [...path, key], types),
    ];
  });
  const type = fields.has('__typename') ? types[path.join('.')] : undefined;
  return { ...(type === undefined ? {} : { __typename: type }), ...Object.fromEntries(entries) };
}

function findFields({
  sets,
  fragments,
}: Selected): ReadonlyMap<string, readonly SelectionSetNode[]> {
  const found = new Map<string, readonly SelectionSetNode[]>();
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const own = selection.selectionSet ? [selection.selectionSet] : [];
      found.set(key, [...(found.get(key) ?? []), ...own]);
      continue;
    }
    const set =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    if (set === undefined) continue;
    for (const [key, own] of findFields({ sets: [set], fragments })) {
      found.set(key, [...(found.get(key) ?? []), ...own]);
    }
  }
  return found;
}
