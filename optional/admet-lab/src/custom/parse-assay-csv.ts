import { InvalidArgumentError } from '@biographql/core';
import Papa from 'papaparse';
import type { AssayRow } from './assay-row.js';

/** Which columns of a table hold what. */
export interface AssayCsvOptions {
  /** Heading of the column of molecules; default `smiles`, `structure` or `molecule` in any case, else the first column. */
  readonly molecules?: string | undefined;
  /** Heading of the column of values; default the last one that is not the molecules'. */
  readonly values?: string | undefined;
}

const MOLECULES: readonly string[] = ['smiles', 'canonical_smiles', 'structure', 'molecule'];

/**
 * Reads rows of a CSV or TSV text with a heading. Lines count from 1, the heading included; empty ones are passed over.
 * @throws InvalidArgumentError for a column that there is not, or a text without two columns.
 */
export function parseAssayCsv(text: string, options: AssayCsvOptions = {}): readonly AssayRow[] {
  const { data } = Papa.parse<readonly string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', '\t', ';'],
  });
  const [heading = [], ...lines] = data;
  const names = heading.map((name) => name.trim());
  if (names.length < 2)
    throw new InvalidArgumentError('csv', 'must have a heading and at least two columns');
  const guess = names.findIndex((name) => MOLECULES.includes(name.toLowerCase()));
  const molecules = getPlace('molecules', names, options.molecules) ?? Math.max(guess, 0);
  const others = [...names.keys()].filter((place) => place !== molecules);
  const values = getPlace('values', names, options.values) ?? others.at(-1) ?? 0;
  return lines.flatMap((cells, place) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ smiles: (cells[molecules] ?? '').trim(), value: cells[values], line: place + 2 }];
  });
}

function getPlace(
  argument: string,
  names: readonly string[],
  name: string | undefined,
): number | undefined {
  if (name === undefined) return undefined;
  const place = names.indexOf(name);
  if (place >= 0) return place;
  throw new InvalidArgumentError(argument, `must be one of the columns ${names.join(', ')}`, name);
}
