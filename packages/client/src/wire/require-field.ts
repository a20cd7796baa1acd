import { MalformedResponseError } from '../errors.js';

/**
 * Returns a value that the contract promises when there are no errors.
 * @throws MalformedResponseError when it is null or absent.
 */
export function requireField<T>(value: T | null | undefined, field: string): T {
  if (value == null) throw new MalformedResponseError({ field });
  return value;
}
