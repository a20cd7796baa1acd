import { type AssayImportSettings, isAssayPreset } from '@biographql/admet-predictor/train';
import { InvalidArgumentError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isColumns = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(([name, column]) => COLUMNS.includes(name) && isText(column));
const isConditions = (value: unknown) =>
  Array.isArray(value) &&
  value.every((each) => isRecord(each) && isText(each.column) && typeof each.value === 'string');

const COLUMNS: readonly string[] = ['molecules', 'values', 'relation', 'units', 'type'];

/** What each entry may be, and in words. */
const ENTRIES: Readonly<
  Record<keyof AssayImportSettings, readonly [is: (value: unknown) => boolean, words: string]>
> = {
  preset: [(value) => isText(value) && isAssayPreset(value), 'the name of a preset'],
  columns: [isColumns, `headings by ${COLUMNS.join(', ')}`],
  unit: [isText, 'a unit'],
  to: [isText, 'a unit'],
  scale: [(value) => value === 'linear' || value === 'log10', '`linear` or `log10`'],
  types: [isTexts, 'a list of texts'],
  only: [isConditions, 'a list of `{ column, value }`'],
  limits: [(value) => value === 'leave-out' || value === 'keep', '`leave-out` or `keep`'],
  active: [isText, 'a limit such as `<=10`'],
  tolerance: [(value) => typeof value === 'number' && value >= 0, 'a number from 0'],
};

/**
 * Reads the file of `--map`.
 * @throws InvalidArgumentError for what is no JSON object, an entry that there is not, or one that is not valid.
 */
export function readImportMap(text: string, file: string): AssayImportSettings {
  const parsed = parse(text, file);
  for (const [name, value] of Object.entries(parsed)) {
    const entry = Object.entries(ENTRIES).find(([known]) => known === name)?.[1];
    const names = Object.keys(ENTRIES).join(', ');
    if (entry === undefined)
      throw new InvalidArgumentError(
        '--map',
        `must have entries of ${names} alone; ${file} has ${name}`,
      );
    const [isValid, words] = entry;
    if (!isValid(value))
      throw new InvalidArgumentError('--map', `must have ${words} as ${name}`, file);
  }
  // Each entry was looked at above.
  return parsed as AssayImportSettings;
}

function parse(text: string, file: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Told below.
  }
  throw new InvalidArgumentError('--map', 'must be a file with a JSON object', file);
}
