import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import {
  type CommandRun,
  count,
  defineCommand,
  type FlagsOf,
  type Output,
} from '@biographql/server/internal';
import type { ImportProblem } from '../import/assay-record.js';
import {
  type AssayImportSettings,
  type AssayImportSummary,
  type ImportedAssay,
  importAssay,
} from '../import/import-assay.js';
import { formatAssayCsv } from '../import/merge-replicates.js';
import { ASSAY_PRESETS } from '../import/presets.js';

const OPTIONS = {
  '--out <file>': 'file to write the table to, e.g. ld50.csv',
  '--dry-run': 'read and check everything, write nothing',
  '--rejects <file>': 'file to list the rejected rows in (default: <out>.rejects.jsonl)',
  '--preset <name>': {
    text: 'use the measured quantities, unit and plausible range of this kind of assay',
    choices: Object.keys(ASSAY_PRESETS) as (keyof typeof ASSAY_PRESETS)[],
  },
  '--molecules <column>': 'SMILES column (default: detected)',
  '--values <column>': 'value column (default: detected; for PubChem, the activity outcome)',
  '--relations <column>': 'column with the qualifier (=, < or >) of each value (default: detected)',
  '--units <column>': 'unit column (default: detected)',
  '--types <column>': 'column with the name of the measured quantity (default: detected)',
  '--type <name>': {
    text: 'leave out rows of other types, e.g. LD50; repeatable',
    isRepeatable: true,
  },
  '--only <column=value>': {
    text: 'keep only rows with this value, e.g. "Assay Organism=Rattus norvegicus"; repeatable',
    isRepeatable: true,
  },
  '--unit <unit>': 'unit of the values if there is no unit column, e.g. nM',
  '--to <unit>': 'unit to convert values to, e.g. uL/min/mg or "-log10 mol/kg"',
  '--scale <scale>': {
    text: 'scale for comparing repeated measurements of a molecule and taking their median',
    choices: ['linear', 'log10'],
  },
  '--active <rule>':
    'classify values as active if they match this rule, e.g. "<=10" (in the unit given by --to), otherwise as inactive',
  '--censored-as-exact':
    'without --active: treat censored values as exact, e.g. >50 as 50 (default: leave them out)',
  '--tolerance <n>': {
    text: 'for numbers: leave out molecules whose repeated measurements differ by more than this (default: 1 on a log10 scale, otherwise the standard deviation of all values)',
    isNumber: true,
  },
} as const;

type ImportFlags = FlagsOf<typeof OPTIONS>;

/** `biographql admet import`: converts exports of public sources to a table for `admet train`. */
export const admetImportCommand = defineCommand({
  name: 'import',
  description:
    'Make a table for `admet train` from ChEMBL exports (activities), PubChem exports (BioAssay data tables), or any table with named columns. The command converts values to one unit, merges the measurements of each molecule, and reports the rows that it leaves out. No data leaves the machine.',
  arguments: { '<files...>': 'CSV, TSV or semicolon-separated files with a header' },
  options: OPTIONS,
  run: importTables,
});

async function importTables(
  { flags, signal, output }: CommandRun<ImportFlags>,
  files: readonly string[],
): Promise<void> {
  const { out } = flags;
  if (out === undefined && flags.dryRun !== true)
    throw new InvalidArgumentError('--out', 'is required unless --dry-run is given');
  const tables = await Promise.all(
    files.map(async (file) => ({ name: basename(file), text: await readFile(file, 'utf8') })),
  );
  const imported = await importAssay(tables, {
    ...getSettings(flags),
    signal,
    onProgress: (done, total) =>
      output.progress(`Reading molecules: ${count(done)} of ${count(total)} rows`),
  });
  if (imported.molecules.length === 0 && flags.dryRun !== true) {
    report(imported, output, {});
    throw new InvalidArgumentError('files', 'must have at least one usable row');
  }
  const written =
    flags.dryRun === true || out === undefined ? {} : await write(imported, out, flags);
  report(imported, output, written);
}

function getSettings(flags: ImportFlags): AssayImportSettings {
  const { preset, unit, to, scale, active, tolerance, molecules, values, units } = flags;
  return {
    ...{ preset, unit, to, scale, active, tolerance },
    columns: { molecules, values, relation: flags.relations, units, type: flags.types },
    types: flags.type.length === 0 ? undefined : flags.type,
    only: flags.only.map(getCondition),
    limits: flags.censoredAsExact === true ? 'keep' : undefined,
  };
}

function getCondition(text: string) {
  const at = text.indexOf('=');
  if (at > 0) return { column: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
  throw new InvalidArgumentError(
    '--only',
    'must be a column and a value separated by =, such as "Assay Organism=Rattus norvegicus"',
    text,
  );
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
  const { kind, unit, scale, rows, rowsUsed, molecules, active } = summary;
  const lines = [
    `${count(rows)} rows read: ${count(rowsUsed)} used (${count(molecules)} molecules), ${count(rows - rowsUsed)} left out.`,
    ...leftOutLines(summary, problems),
    kind === 'classification'
      ? `Classes: ${count(active ?? 0)} molecules of class 1, ${count(molecules - (active ?? 0))} of class 0.`
      : `Values: ${unit ?? 'no unit requested'}${scale === 'log10' ? ', to be log10-transformed for training' : ''}.`,
    spreadLine(summary),
    ...mixtureLines(summary),
    ...(written.rejects === undefined ? [] : [`Rejected rows are listed in ${written.rejects}.`]),
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
  const { molecules, measurements, deviation, deviationOfUsed } = spread;
  if (deviation === null)
    return 'No molecule was measured more than once, so the noise of the assay is not known.';
  const shown = (value: number | null) => (value === null ? 'none' : value.toPrecision(3));
  const of = `${count(measurements)} repeated measurements of ${count(molecules)} molecules`;
  if (kind === 'classification')
    return `Noise: ${(100 * deviation).toFixed(1)} % of the measurements contradict other measurements of the same molecule (${of}).`;
  const on = scale === 'log10' ? ', on the log10 scale' : '';
  return `Noise (standard deviation among repeated measurements of a molecule${on}): ${shown(deviation)} for all rows (${of}), ${shown(deviationOfUsed)} for the rows used.`;
}

function mixtureLines({ conditions }: AssayImportSummary): readonly string[] {
  return Object.entries(conditions).flatMap(([column, counts]) => {
    const found = Object.entries(counts).sort(([, a], [, b]) => b - a);
    if (found.length < 2) return [];
    const shown = found.slice(0, 3).map(([value, rows]) => `${value} (${count(rows)})`);
    return [
      `Mixed conditions: the column “${column}” has several values (number of rows in parentheses): ${shown.join(', ')}${found.length > 3 ? ', …' : ''}. Keep the rows with one value, for example with --only "${column}=${found[0]?.[0]}".`,
    ];
  });
}

function trainCommand({ unit, scale }: AssayImportSummary, file: string): string {
  const stated = unit === null ? '' : ` --unit "${unit}"`;
  const learnt = scale === 'log10' ? ' --scale log10' : '';
  return `biographql admet train ${file} --base LogD7${stated}${learnt} --out my-model.bin`;
}
