import { isRecord } from '@biographql/core/internal';

export type JsonObject = Readonly<Record<string, unknown>>;

export class UnexpectedTypeError extends Error {
  override readonly name = 'UnexpectedTypeError';
}

export function getObject(value: unknown): JsonObject | null {
  return isRecord(value) ? value : null;
}

export function getText(object: JsonObject, name: string): string {
  const value = object[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new UnexpectedTypeError(`\`${name}\` must be a string`);
  return value.trim();
}

export function getList(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value)) throw new UnexpectedTypeError(`\`${name}\` must be a list`);
  return value;
}

export function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}
