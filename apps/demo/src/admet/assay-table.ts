import { resolveAdmetModel } from '@biographql/admet';
import type { AssayRow, AssaySettings } from '@biographql/admet-lab/train';
import { parseAssayCsv } from '@biographql/admet-lab/train';
import { readCsv } from '../csv.ts';

/** A table of measurements, and which of its columns are meant. */
export interface AssayFile {
  /** What the file is called. */
  readonly source: string;
  readonly text: string;
  readonly titles: readonly string[];
  /** The title of the column of molecules. */
  readonly molecules: string;
  readonly values: string;
}

const MOLECULES = /smiles|^structure$|^molecule$/i;

/** Reads the titles of a table; the first that sounds like molecules is taken for these, the last other one for values. @throws Error for a text without two columns. */
export function readAssayFile(source: string, text: string): AssayFile {
  const titles = (readCsv(text)[0] ?? []).map((title) => title.replace(/^\uFEFF/, '').trim());
  const molecules = titles.find((title) => MOLECULES.test(title)) ?? titles[0];
  const values = titles.findLast((title) => title !== molecules);
  if (molecules === undefined || values === undefined)
    throw new Error(`${source} has no two columns: one of molecules and one of values are needed.`);
  return { source, text, titles, molecules, values };
}

/** The rows of a table. @throws InvalidArgumentError */
export function rowsOf({ text, molecules, values }: AssayFile): readonly AssayRow[] {
  return parseAssayCsv(text, { molecules, values });
}

/** Why a model cannot be called so; empty when it can. */
export function nameProblem(name: string): string {
  if (name.trim() === '') return 'The model needs a name.';
  const other = resolveAdmetModel(name);
  return other === undefined ? '' : `“${name}” is a name of ${other}.`;
}

/** Settings as a form has them: texts are empty for what is left to the training. */
export interface TrainFields {
  readonly base: AssaySettings['base'];
  readonly name: string;
  readonly unit: string;
  readonly scale: '' | 'linear' | 'log10';
  /** Whether molecules and values go into the file, so that reasons show the most similar ones. */
  readonly keepsRows: boolean;
}

/** What the fields mean. */
export function settingsOf({ base, name, unit, scale, keepsRows }: TrainFields): AssaySettings {
  return {
    base,
    name: name.trim(),
    keepRows: keepsRows,
    ...(unit.trim() === '' ? {} : { unit: unit.trim() }),
    ...(scale === '' ? {} : { scale }),
  };
}

/** Words an error of the training for whoever gave a table, and knows of no `rows`. */
export function tableWords(problem: string): string {
  return problem
    .replace(/^`rows` must hold/, 'The table must hold')
    .replace(/ Received: "?(\d+)"?\.$/, ' It holds $1.');
}
