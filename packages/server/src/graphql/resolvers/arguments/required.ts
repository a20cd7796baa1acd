import { InvalidArgumentError, UnknownEngineError } from '@biographql/core';

export function required<T>(argument: string, value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new InvalidArgumentError(argument, 'is required');
  return value;
}

export interface TextBounds {
  /** Greatest length in UTF-16 code units. */
  readonly max: number;
  /** Greatest number of words. Default: any. */
  readonly words?: number;
}

export function requiredText(
  argument: string,
  value: string | null | undefined,
  bounds?: TextBounds,
): string {
  const text = required(argument, value);
  if (text.trim() === '') throw new InvalidArgumentError(argument, 'must not be blank');
  if (bounds !== undefined) checkLength(argument, text, bounds);
  return text;
}

export function optionalText(
  argument: string,
  value: string | null | undefined,
  bounds: TextBounds,
): string | undefined {
  const text = value?.trim() ?? '';
  checkLength(argument, text, bounds);
  return text === '' ? undefined : text;
}

export interface WholeNumberBounds {
  readonly min: number;
  readonly max?: number;
}

export function optionalNumber(
  argument: string,
  value: number | null | undefined,
  { min, max }: WholeNumberBounds,
): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER)) return value;
  const range = max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
  throw new InvalidArgumentError(argument, `must be ${range}`, value);
}

function checkLength(argument: string, text: string, { max, words }: TextBounds): void {
  if (text.length > max) {
    const limit = max.toLocaleString('en-US');
    throw new InvalidArgumentError(argument, `must have at most ${limit} characters`, text.length);
  }
  if (words === undefined) return;
  const count = text.trim().split(/\s+/).length;
  if (count > words) {
    throw new InvalidArgumentError(argument, `must have at most ${words} words`, count);
  }
}

export function checkEngineId(
  engineID: string | null | undefined,
  engineId: string,
  known?: readonly string[],
): void {
  if (engineID === null || engineID === undefined || engineID === engineId) return;
  throw new UnknownEngineError(engineID, known);
}
