import { isRecord } from '@biographql/core/internal';
import types from './generated/types.json' with { type: 'json' };
import type { RequestedOperation } from './operations.js';

export type TypesByPath = Readonly<Record<string, string>>;

/** For every operation; objects of a union already have their type. */
const TYPES_BY_OPERATION: Readonly<Record<string, TypesByPath>> = types;

/** Adds `__typename` to every object of the data, for clients with a normalizing cache, which select it everywhere. */
export async function addTypeNames(
  response: Response,
  { name, text }: RequestedOperation,
): Promise<Response> {
  const known = Object.hasOwn(TYPES_BY_OPERATION, name) ? TYPES_BY_OPERATION[name] : undefined;
  if (known === undefined || !selectsTypesEverywhere(text)) return response;
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  if (!isRecord(body) || !isRecord(body.data)) return response;
  const { status, headers } = response;
  const data = named(body.data, [], known);
  return new Response(JSON.stringify({ ...body, data }), { status, headers });
}

/** Whether each selection below the root has a `__typename`; the documents of the contract have it only for unions. */
function selectsTypesEverywhere(text: string): boolean {
  const selections = text.replace(/"(?:[^"\\]|\\.)*"|#.*/g, '').replace(/\([^()]*\)/g, '');
  const count = (pattern: RegExp) => selections.match(pattern)?.length ?? 0;
  return count(/\b__typename\b/g) >= count(/\{/g) - 1;
}

function named(value: unknown, path: readonly string[], types: TypesByPath): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, path, types));
  if (!isRecord(value)) return value;
  const type = types[path.join('.')];
  const data: Record<string, unknown> = type === undefined ? {} : { __typename: type };
  for (const key in value) data[key] = named(value[key], [...path, key], types);
  return data;
}
