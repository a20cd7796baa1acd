import type { AdmetCell, AdmetTable } from '@biographql/client';
import { tableText } from '../exports/csv.ts';
import { type ExportTable, TABLE_FORMS, toDigest } from '../exports/download.ts';
import { askToolkit } from '../molecules/ask-toolkit.ts';
import { findFile, type ModelFile } from './browser-models.ts';
import { type PredictedCell, rowProblem, rowScope, type ShownModel } from './models.ts';
import type { MoleculeList } from './molecules.ts';

/** Significant digits: more than the models' accuracy. */
const DIGITS = 4;

/** Predictions as a table. A program reads `columns`; `headings` have units as well. */
export type PredictionsTable = ExportTable & { readonly headings: readonly string[] };

const BEFORE = ['smiles', 'name'] as const;
const AFTER = ['rejected', 'out of scope'] as const;

/**
 * Predictions with one row per molecule: the columns of the given table, then for each model value and verdict under its name;
 * with details also interval, set, expected error and domain, under its code.
 */
export function predictionsTable(
  { rows }: Pick<AdmetTable, 'rows'>,
  models: readonly ShownModel[],
  { molecules, columns: given }: Pick<MoleculeList, 'molecules' | 'columns'>,
  { hasDetails = true } = {},
): PredictionsTable {
  const titles = new Set<string>([...BEFORE, ...AFTER]);
  const givenTitles = given.titles.map((title) => freeTitle(title, titles, 'given'));
  const columns = models.flatMap((model, place) =>
    modelColumns(model, hasDetails).flatMap(({ title, unit, read }) => {
      const values = rows.map(({ predictions }) => rounded(read(predictions[place])));
      return values.some((value) => value !== null)
        ? [{ title: freeTitle(title, titles), unit, values }]
        : [];
    }),
  );
  const outside = rows.map(({ predictions }) =>
    models.flatMap(({ label }, place) => {
      const cell = predictions[place];
      return cell?.status === 'predicted' && cell.inDomain === false ? [label] : [];
    }),
  );
  if (!hasDetails && outside.some((labels) => labels.length > 0)) {
    const values = outside.map((labels) => labels.join('; ') || null);
    columns.push({ title: freeTitle('outside domain', titles), unit: '', values });
  }
  const headings = columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`));
  return {
    columns: [...BEFORE, ...givenTitles, ...columns.map(({ title }) => title), ...AFTER],
    headings: [...BEFORE, ...givenTitles, ...headings, ...AFTER],
    rows: rows.map((row, at) => [
      row.smiles,
      molecules[at]?.name ?? '',
      ...givenTitles.map((_, place) => given.rows[at]?.[place] ?? ''),
      ...columns.map(({ values }) => values[at] ?? null),
      rowProblem(row)?.message ?? null,
      rowScope(row),
    ]),
  };
}

type Value = string | number | null | undefined;

/** Value and verdict of a model; with details also every other column that any molecule has a value for. */
function modelColumns(model: ShownModel, hasDetails: boolean) {
  const { label, title, source, find, unit, errorScale } = model;
  const name = hasDetails ? label : title;
  const column = (words: string, columnUnit: string, read: (cell: PredictedCell) => Value) => ({
    title: `${name} ${words}`,
    unit: columnUnit,
    read: (cell: AdmetCell | undefined) => (cell?.status === 'predicted' ? read(cell) : null),
  });
  const details = [
    column('low', unit, ({ interval }) => interval?.[0]),
    column('high', unit, ({ interval }) => interval?.[1]),
    column('set', '', ({ predictionSet }) => predictionSet),
    column(
      errorScale === 'log10' ? 'expected error (log10)' : 'expected error',
      errorScale === 'linear' ? unit : '',
      ({ expectedError }) => expectedError,
    ),
    column('in domain', '', ({ inDomain }) =>
      inDomain === undefined ? undefined : inDomain ? 'yes' : 'no',
    ),
  ];
  return [
    { title: name, unit, read: (cell: AdmetCell | undefined): Value => cell?.value },
    column('verdict', '', (cell) =>
      source === '' || cell.outOfScope !== undefined ? undefined : find(cell)?.verdict,
    ),
    ...(hasDetails ? details : []),
  ];
}

function rounded(value: Value): string | number | null {
  return typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : (value ?? null);
}

/** A custom model may have the name of another column, and JSON rows need unique names. */
function freeTitle(title: string, taken: Set<string>, note = 'model'): string {
  let free = title;
  while (taken.has(free)) free = `${free} (${note})`;
  taken.add(free);
  return free;
}

/** Molecules per request to the toolkit, so that pictures don't wait for all of them. */
const LAID_OUT = 50;

/** The predictions as an SDF: a molfile per molecule that can be read, the values as its fields, units in their titles. */
export async function sdfOfPredictions({ headings, rows }: PredictionsTable): Promise<string> {
  // Angle brackets and line ends would end the title of a field.
  const titles = headings.map((title) => oneLine(title).replace(/[<>]/g, ''));
  const records: string[] = [];
  for (let first = 0; first < rows.length; first += LAID_OUT) {
    const part = rows.slice(first, first + LAID_OUT);
    const smiles = part.map(([text]) => String(text));
    const molfiles = await askToolkit({ kind: 'molfile', smiles });
    for (const [at, row] of part.entries()) {
      const molfile = molfiles[at];
      if (!molfile) continue;
      const fields = titles.map((title, place) => {
        const value = oneLine(row[place] ?? '');
        return value === '' ? '' : `>  <${title}>\n${value}\n\n`;
      });
      // The first line of a molfile is its title.
      const titled = molfile.replace(/^[^\n]*/, oneLine(row[1] ?? ''));
      records.push(`${titled.trimEnd()}\n${fields.join('')}$$$$\n`);
    }
  }
  return records.join('');
}

function oneLine(value: string | number): string {
  return String(value).replace(/\s+/g, ' ').trim();
}

/**
 * Provenance record of predictions in this browser: `sha256:…` digests of the model files, of the SMILES as they were given, a
 * line each, and of the table as JSON Lines; null without Web Cryptography. @throws Error for an unreadable file.
 */
export async function browserReceipt(
  models: readonly ShownModel[],
  { molecules }: Pick<MoleculeList, 'molecules'>,
  table: PredictionsTable,
  files: readonly ModelFile[],
) {
  const smiles = molecules.map((molecule) => `${molecule.smiles}\n`).join('');
  const [, , jsonLines] = TABLE_FORMS;
  return {
    kind: 'admet-in-browser',
    package: '@biographql/admet-predictor',
    version: String(import.meta.env.ADMET_PREDICTOR_VERSION),
    received: new Date().toISOString(),
    models: await Promise.all(
      models.map(async ({ name }) => ({
        name,
        digest: await toDigest(findFile(files, name)?.bytes ?? (await readServed(name))),
      })),
    ),
    molecules: { count: molecules.length, digest: await toDigest(smiles) },
    result: await toDigest(tableText(table, jsonLines)),
  };
}

async function readServed(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = new URL(`${import.meta.env.BASE_URL}admet/models/${name}.bin`, document.baseURI);
  const response = await fetch(address.href, { cache: 'force-cache' });
  if (!response.ok)
    throw new Error(`The model file for ${name} could not be loaded (status ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
