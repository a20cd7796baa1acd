import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  ASSAY_PRESETS,
  type AssayImportSettings,
  type AssayImportSummary,
  formatAssayCsv,
  type ImportedAssay,
  type ImportProblem,
  importAssay,
} from '@biographql/admet-predictor/train';
import { InvalidArgumentError } from '@biographql/core';
import { Option } from 'commander';
import { readImportMap } from '../admet-import-map.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { createOutput, type Output } from '../output.js';
import { count } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

interface ImportFlags {
  readonly out?: string;
  readonly dryRun?: boolean;
  readonly rejects?: string;
  readonly map?: string;
  readonly preset?: AssayImportSettings['preset'];
  readonly molecules?: string;
  readonly values?: string;
  readonly relations?: string;
  readonly units?: string;
  readonly types?: string;
  readonly type: readonly string[];
  readonly only: readonly string[];
  readonly unit?: string;
  readonly to?: string;
  readonly scale?: AssayImportSettings['scale'];
  readonly active?: string;
  readonly keepLimits?: boolean;
  readonly tolerance?: string;
  readonly json?: boolean;
}

const several = (value: string, before: readonly string[]) => [...before, value];

/** `biographql admet import`: makes the table that `admet train` takes from what public sources export. */
export const admetImportCommand: AddCommand = (admet, context) => {
  admet
    .command('import')
    .description(
      'Make a table for `admet train` from exports of ChEMBL (activities), PubChem (BioAssay data tables), or any table with named columns: values are brought to one unit, the measurements of a molecule to one, and what is left out is said and counted. Nothing leaves the machine.',
    )
    .argument('<files...>', 'CSV or TSV, or separated by semicolons, with a heading')
    .option('--out <file>', 'where the table is written, e.g. ld50.csv')
    .option('--dry-run', 'read and check everything, and write nothing')
    .option(
      '--rejects <file>',
      'where rows that are left out are listed (default: <out>.rejects.jsonl)',
    )
    .addOption(
      new Option('--preset <name>', 'types, unit and plausible range of a kind of assay').choices(
        Object.keys(ASSAY_PRESETS),
      ),
    )
    .option('--map <file>', 'JSON with these options: columns, unit, to, types, only, …; flags win')
    .option('--molecules <column>', 'heading of the molecules (default: as exports call it)')
    .option('--values <column>', 'heading of the values; of PubChem the default is the outcome')
    .option('--relations <column>', 'heading of =, < and >')
    .option('--units <column>', 'heading of the units')
    .option('--types <column>', 'heading of what was measured')
    .option(
      '--type <name>',
      'rows of this type alone, e.g. LD50; may be given several times',
      several,
      [],
    )
    .option(
      '--only <column=value>',
      'rows whose column says this alone, e.g. "Assay Organism=Rattus norvegicus"; may be given several times',
      several,
      [],
    )
    .option('--unit <unit>', 'unit of the values where no column tells it, e.g. nM')
    .option('--to <unit>', 'unit to bring values to, e.g. uL/min/mg or "-log10 mol/kg"')
    .addOption(
      new Option(
        '--scale <scale>',
        'as values are to be learnt, for medians and distances',
      ).choices(['linear', 'log10']),
    )
    .option('--active <rule>', 'make classes: what is active, e.g. "<=10" in the unit of --to')
    .option('--keep-limits', 'let a limit such as >50 count as 50 (default: it is left out)')
    .option(
      '--tolerance <n>',
      'how far apart measurements of one molecule may be (default: 1 on logarithms, else one standard deviation)',
    )
    .option('--json', 'print JSON')
    .action((files: readonly string[], flags: ImportFlags) => importTables(files, flags, context));
};

async function importTables(
  files: readonly string[],
  flags: ImportFlags,
  { streams }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { out } = flags;
  if (out === undefined && flags.dryRun !== true)
    throw new InvalidArgumentError('--out', 'must name a file, unless there is a --dry-run');
  const settings = {
    ...(flags.map === undefined ? {} : readImportMap(await readFile(flags.map, 'utf8'), flags.map)),
    ...settingsOf(flags),
  };
  const tables = await Promise.all(
    files.map(async (file) => ({ name: basename(file), text: await readFile(file, 'utf8') })),
  );
  const stop = stopSignal();
  try {
    const imported = await importAssay(tables, {
      ...settings,
      signal: stop.signal,
      onProgress: (done, total) =>
        output.progress(`Reading molecules: ${count(done)} of ${count(total)} rows`),
    });
    if (imported.molecules.length === 0 && flags.dryRun !== true) {
      report(imported, output, {});
      throw new InvalidArgumentError('files', 'must hold a row that can be used; none can');
    }
    const written =
      flags.dryRun === true || out === undefined ? {} : await write(imported, out, flags);
    report(imported, output, written);
  } finally {
    output.endProgress();
    stop.release();
  }
}

/** Of what is stated, so that the rest is as the file of the map has it. */
function settingsOf(flags: ImportFlags): AssayImportSettings {
  const { preset, unit, to, scale, active, molecules, values, units } = flags;
  const columns = { molecules, values, relation: flags.relations, units, type: flags.types };
  const all = {
    preset,
    unit,
    to,
    scale,
    active,
    columns: Object.values(columns).some((name) => name !== undefined) ? columns : undefined,
    types: flags.type.length === 0 ? undefined : flags.type,
    only: flags.only.length === 0 ? undefined : flags.only.map(conditionOf),
    limits: flags.keepLimits === true ? ('keep' as const) : undefined,
    tolerance: flags.tolerance === undefined ? undefined : numberOf(flags.tolerance),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function conditionOf(text: string) {
  const at = text.indexOf('=');
  if (at > 0) return { column: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
  throw new InvalidArgumentError(
    '--only',
    'must be a column and what it says, with = between',
    text,
  );
}

function numberOf(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new InvalidArgumentError('--tolerance', 'must be a number from 0', text);
}

interface Written {
  readonly file?: string;
  readonly rejects?: string;
}

async function write(imported: ImportedAssay, out: string, flags: ImportFlags): Promise<Written> {
  await writeFile(out, formatAssayCsv(imported));
  if (imported.problems.length === 0) return { file: out };
  const rejects = flags.rejects ?? `${out}.rejects.jsonl`;
  await writeFile(rejects, imported.problems.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return { file: out, rejects };
}

function report({ summary, problems }: ImportedAssay, output: Output, written: Written): void {
  const { kind, unit, scale, rows, rowsKept, molecules, active } = summary;
  const lines = [
    `${count(rows)} rows read: ${count(rowsKept)} kept, of ${count(molecules)} molecules; ${count(rows - rowsKept)} left out.`,
    ...leftOutLines(summary, problems),
    kind === 'classification'
      ? `Classes: ${count(active ?? 0)} molecules of class 1, ${count(molecules - (active ?? 0))} of class 0.`
      : `Values: ${unit ?? 'as they are, no unit stated'}${scale === 'log10' ? ', to be learnt as log10' : ''}.`,
    spreadLine(summary),
    ...mixtureLines(summary),
    ...(written.rejects === undefined ? [] : [`Rows that were left out: ${written.rejects}`]),
    written.file === undefined
      ? 'Nothing was written.'
      : `Written to ${written.file}. Next: ${trainCommand(summary, written.file)}`,
  ];
  output.result({ summary, ...written }, lines.join('\n'));
}

function leftOutLines(
  { leftOut }: AssayImportSummary,
  problems: readonly ImportProblem[],
): readonly string[] {
  return Object.entries(leftOut).map(([code, rows]) => {
    const example = problems.find((problem) => problem.code === code);
    const shown =
      example === undefined ? '' : `, e.g. ${example.table}:${example.line}: ${example.message}`;
    return `  ${code} ${count(rows)}${shown}`;
  });
}

function spreadLine({ spread, kind, scale }: AssayImportSummary): string {
  const { molecules, measurements, deviation, deviationOfKept } = spread;
  if (deviation === null)
    return 'No molecule was measured twice, so the noise of the assay is not known.';
  const shown = (value: number | null) => (value === null ? 'none' : value.toPrecision(3));
  const of = `${count(molecules)} molecules with ${count(measurements)} measurements`;
  if (kind === 'classification')
    return `Noise: of ${of} ${(100 * deviation).toFixed(1)} % contradict their molecule.`;
  const on = scale === 'log10' ? ' on log10' : '';
  return `Noise: standard deviation${on} within a molecule ${shown(deviation)}, of those kept ${shown(deviationOfKept)} (${of}).`;
}

/** A column that says different things of the rows that were kept. */
function mixtureLines({ conditions }: AssayImportSummary): readonly string[] {
  return Object.entries(conditions).flatMap(([column, counts]) => {
    const found = Object.entries(counts).sort(([, a], [, b]) => b - a);
    if (found.length < 2) return [];
    const shown = found.slice(0, 3).map(([value, rows]) => `${value} (${count(rows)})`);
    return [
      `Mixed: ${column} says ${shown.join(', ')}${found.length > 3 ? ', …' : ''}. Keep one by --only "${column}=${found[0]?.[0]}".`,
    ];
  });
}

function trainCommand({ unit, scale }: AssayImportSummary, file: string): string {
  const stated = unit === null ? '' : ` --unit "${unit}"`;
  const learnt = scale === 'log10' ? ' --scale log10' : '';
  return `biographql admet train ${file} --base LogD7${stated}${learnt} --out my-model.bin`;
}
