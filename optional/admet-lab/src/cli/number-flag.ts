import { InvalidArgumentError } from '@biographql/core';

/** Reads the value of a flag. @throws InvalidArgumentError for anything but a number from 0. */
export function numberFlag(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new InvalidArgumentError(flag, 'must be a number from 0', text);
}
