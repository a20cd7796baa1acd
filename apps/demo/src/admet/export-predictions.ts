import type { AdmetCell, AdmetTable } from '@biographql/client';
import { tableText } from '../exports/csv.ts';
import { type ExportTable, TABLE_FORMS, toDigest } from '../exports/download.ts';
import { askToolkit } from '../molecules/ask-toolkit.ts';
import { findFile, type ModelFile } from './browser-models.ts';
import { type PredictedCell, rowProblem, rowScope } from './cells.ts';
import type { ShownModel } from './models.ts';
import type { GivenColumns, Molecule } from './molecules.ts';

/** Further columns of a model, shown if any molecule has a value. */
const DETAILS: readonly {
  readonly title: string;
  readonly hasUnit: boolean;
  readonly read: (cell: PredictedCell, model: ShownModel) => string | number | undefined;
}[] = [
  {
    title: 'verdict',
    hasUnit: false,
    read: (cell, { source, find }) =>
      source === '' || cell.outOfScope !== undefined ? undefined : find(cell)?.verdict,
  },
  { title: 'low', hasUnit: true, read: ({ interval }) => interval?.[0] },
  { title: 'high', hasUnit: true, read: ({ interval }) => interval?.[1] },
  { title: 'set', hasUnit: false, read: ({ predictionSet }) => predictionSet },
  {
    title: 'expected error',
    hasUnit: false,
    read: ({ expectedError }, { errorScale }) =>
      errorScale === 'log10' ? undefined : expectedError,
  },
  {
    title: 'expected error (log10)',
    hasUnit: false,
    read: ({ expectedError }, { errorScale }) =>
      errorScale === 'log10' ? expectedError : undefined,
  },
  {
    title: 'in domain',
    hasUnit: false,
    read: ({ inDomain }) => (inDomain === undefined ? undefined : inDomain ? 'yes' : 'no'),
  },
];

/** Significant digits: more than the models' accuracy. */
const DIGITS = 4;

export interface PredictionsTable extends ExportTable {
  readonly units: readonly string[];
}

interface Column {
  readonly title: string;
  readonly unit: string;
  readonly read: (cell: AdmetCell | undefined) => string | number | null;
}

const BEFORE = ['smiles', 'name'] as const;
const AFTER = ['rejected', 'outOfScope'] as const;

/** Predictions as a table, one row per molecule: the columns of the given file, then value, verdict and certainty of each model. */
export function predictionsTable(
  { rows }: AdmetTable,
  models: readonly ShownModel[],
  molecules: readonly Molecule[],
  given: GivenColumns = { titles: [], rows: [] },
): PredictionsTable {
  const titles = new Set<string>([...BEFORE, ...AFTER]);
  const own = given.titles.map((title) => freeTitle(title, titles, 'given'));
  const columns = models.map((model, at) => {
    const cells = rows.map(({ predictions }) => predictions[at]);
    return modelColumns(model, cells).map((column) => ({
      ...column,
      title: freeTitle(column.title, titles),
    }));
  });
  const flat = columns.flat();
  return {
    columns: [...BEFORE, ...own, ...flat.map(({ title }) => title), ...AFTER],
    units: [...[...BEFORE, ...own].map(() => ''), ...flat.map(({ unit }) => unit), '', ''],
    rows: rows.map((row, at) => [
      row.smiles,
      molecules[at]?.name ?? '',
      ...own.map((_, place) => given.rows[at]?.[place] ?? ''),
      ...columns.flatMap((ofModel, place) =>
        ofModel.map(({ read }) => read(row.predictions[place])),
      ),
      rowProblem(row)?.message ?? null,
      rowScope(row),
    ]),
  };
}

function modelColumns(
  model: ShownModel,
  cells: readonly (AdmetCell | undefined)[],
): readonly Column[] {
  const details = DETAILS.map(({ title, hasUnit, read }) => ({
    title: `${model.label} ${title}`,
    unit: hasUnit ? model.unit : '',
    read: (cell: AdmetCell | undefined) =>
      cell?.status === 'predicted' ? rounded(read(cell, model) ?? null) : null,
  }));
  return [
    { title: model.label, unit: model.unit, read: (cell) => rounded(cell?.value ?? null) },
    ...details.filter(({ read }) => cells.some((cell) => read(cell) !== null)),
  ];
}

function rounded(value: string | number | null): string | number | null {
  return typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
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
export async function sdfOfPredictions({
  columns,
  units,
  rows,
}: PredictionsTable): Promise<string> {
  const titles = columns.map((title, at) => fieldTitle(title, units[at] ?? ''));
  const records: string[] = [];
  for (let first = 0; first < rows.length; first += LAID_OUT) {
    const part = rows.slice(first, first + LAID_OUT);
    const smiles = part.map(([text]) => String(text));
    const molfiles = await askToolkit({ kind: 'molfile', smiles });
    for (const [at, row] of part.entries()) {
      const molfile = molfiles[at];
      if (molfile) records.push(sdfRecord(molfile, titles, row));
    }
  }
  return records.join('');
}

function sdfRecord(
  molfile: string,
  titles: readonly string[],
  row: ExportTable['rows'][number],
): string {
  // The first line of a molfile is its title.
  const titled = molfile.replace(/^[^\n]*/, oneLine(row[1] ?? ''));
  const fields = titles.map((title, at) => {
    const value = row[at] ?? '';
    return value === '' ? '' : `>  <${title}>\n${oneLine(value)}\n\n`;
  });
  return `${titled.trimEnd()}\n${fields.join('')}$$$$\n`;
}

/** Angle brackets and line ends would end the title of a field. */
function fieldTitle(title: string, unit: string): string {
  return oneLine(unit === '' ? title : `${title} (${unit})`).replace(/[<>]/g, '');
}

function oneLine(value: string | number): string {
  return String(value).replace(/\s+/g, ' ').trim();
}

/** Provenance record of predictions in the browser. Digests are `sha256:…`, null without Web Cryptography. */
export interface BrowserReceipt {
  readonly kind: 'admet-in-browser';
  readonly package: '@biographql/admet-predictor';
  readonly version: string;
  /** When it was made: ISO 8601, UTC. */
  readonly received: string;
  readonly models: readonly { readonly name: string; readonly digest: string | null }[];
  /** The digest is that of the SMILES as they were given, a line each. */
  readonly molecules: { readonly count: number; readonly digest: string | null };
  readonly result: string | null;
}

/** Provenance record of predictions in this browser, with digests of model files and molecules. @throws Error for an unreadable file. */
export async function browserReceipt(
  models: readonly ShownModel[],
  molecules: readonly Molecule[],
  table: PredictionsTable,
  files: readonly ModelFile[],
): Promise<BrowserReceipt> {
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
  if (!response.ok) throw new Error(`The file of ${name} cannot be read: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
