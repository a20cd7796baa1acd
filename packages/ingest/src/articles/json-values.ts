import { isRecord } from '@biographql/core/internal';

/** A JSON object, its members not looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A member is there, but not of the type it must have. */
export class UnexpectedTypeError extends Error {
  override readonly name = 'UnexpectedTypeError';
}

/** The value as an object; null for every other value. */
export function getObject(value: unknown): JsonObject | null {
  return isRecord(value) ? value : null;
}

/** A text or number member, trimmed; empty when it is absent or null. @throws UnexpectedTypeError */
export function getText(object: JsonObject, name: string): string {
  const value = object[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new UnexpectedTypeError(`\`${name}\` must be a string`);
  return value.trim();
}

/** A list member; empty when it is absent or null. @throws UnexpectedTypeError */
export function getList(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value)) throw new UnexpectedTypeError(`\`${name}\` must be a list`);
  return value;
}
