import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  ADMET_MODEL_NAMES,
  applyRules,
  nearestAdmetModelName,
  resolveAdmetModel,
} from '@biographql/admet';
import { createPredictor, type Predictor } from '@biographql/admet-predictor';
import {
  isNameLike,
  type MoleculeList,
  readMolecules,
} from '@biographql/admet-predictor/molecules';
import { InvalidArgumentError, UnknownModelError } from '@biographql/core';
import { closeEngines, openEngines } from '@biographql/engines';
import { inProcessPredictor } from '@biographql/engines/internal';
import { DatasetError } from '@biographql/ingest';
import {
  createAdmetService,
  createMoleculeService,
  createResolutionService,
} from '@biographql/services';
import { ConfigError } from '../../config/load-config.js';
import { installAdvice } from '../../plugins/known-plugins.js';
import type { PluginSet } from '../../plugins/plugin.js';
import { ENGINE_SETTINGS, readServedDataset } from '../build-command.js';
import { type CommandRun, defineCommand, defineGroup, type FlagsOf } from '../command.js';
import { EXIT } from '../output.js';
import { toCsv, toListing, toLongTable, toTsv, toWideTable } from './admet-table.js';

export const ADMET_MODEL_OPTIONS = {
  '--custom <file>': { text: 'file of a custom model; repeatable', isRepeatable: true },
  '--models <names>':
    'built-in models to use, e.g. hERG,logS (default: all 28, or none with --custom)',
} as const;

/** Returns the requested ones of the 28 models. @throws UnknownModelError with the nearest name. */
export function publicModels({ models, custom }: FlagsOf<typeof ADMET_MODEL_OPTIONS>) {
  if (models === undefined) return custom.length === 0 ? ADMET_MODEL_NAMES : [];
  return models.split(',').map((part) => {
    const name = part.trim();
    const model = resolveAdmetModel(name);
    if (model === undefined) throw new UnknownModelError(name, nearestAdmetModelName(name));
    return model;
  });
}

const predictCommand = defineCommand({
  name: 'predict',
  description:
    'Predict ADMET properties of molecules with the 28 built-in models or custom models. Prints a table with the columns of the input and the results of each model. The exit code is 1 if no molecule could be predicted.',
  arguments: { '[smiles...]': 'molecules; names and identifiers are looked up in the dataset' },
  options: {
    ...ADMET_MODEL_OPTIONS,
    '--file <file>': 'CSV, TSV, SDF, or lines with a SMILES and a name; or - for standard input',
    '--column <title>': 'column with the molecules (default: detected)',
    '--format <format>': {
      text: 'wide: one row per molecule (a terminal shows up to 3 molecules as a list); long: one row per molecule and model, with intervals and the result in words',
      choices: ['wide', 'long'],
      standard: 'wide',
    },
    '--properties': 'add physicochemical properties, rules and alerts to a wide table',
    '--out <file>': 'write the table to a file; CSV if its name ends in .csv, else TSV',
  },
  settings: [...ENGINE_SETTINGS, 'vocabulary'],
  async run(call, texts: readonly string[]) {
    const { flags, plugins, signal, output, finish } = call;
    const given = await readList(flags.file, flags.column, texts);
    const { list: read, reasons } = await lookUpNames(call, given);
    const smiles = read.molecules.map(({ text }) => text);
    if (smiles.length === 0)
      throw new InvalidArgumentError('smiles', 'must not be empty, unless --file has molecules');
    const withProperties = flags.properties === true;
    if (withProperties && flags.format === 'long')
      throw new InvalidArgumentError('--properties', 'needs --format wide');
    const custom = await readCustomModels(flags.custom, plugins.readAdmetModel);
    const models = [...publicModels(flags), ...custom.map(({ name }) => name)];
    const predictor = createPredictor<string>({ custom });
    const predicted = await predictor.predictAll(smiles, {
      models,
      signal,
      onProgress: (done, total) => output.progress(`Predicting: ${done} of ${total} molecules`),
    });
    const rows = predicted.map((row, at) => {
      const reason = reasons.get(at);
      return reason ? row.map((each) => ({ ...each, reason }) as typeof each) : row;
    });
    const described = withProperties ? await predictor.describe(smiles, { signal }) : [];
    const list = read.format === 'sdf' ? await withSmiles(read, predictor) : read;
    const toTable = flags.format === 'long' ? toLongTable : toWideTable;
    const table = toTable(list, rows, described);
    if (flags.out === undefined) {
      const molecules = described.map((molecule) =>
        molecule.status === 'described'
          ? { ...molecule, rules: applyRules(molecule.properties) }
          : molecule,
      );
      const predictions = rows.flat();
      const isListed = output.isTerminal && rows.length <= MAX_LISTED && !withProperties;
      const shown =
        isListed && flags.format === 'wide' ? toListing(list, rows) : toTsv(table).trimEnd();
      output.result({ predictions, ...(withProperties && { molecules }) }, shown);
    } else {
      // Excel reads a CSV file as UTF-8 only with a byte order mark.
      const content = /\.csv$/i.test(flags.out) ? `\uFEFF${toCsv(table)}` : toTsv(table);
      await writeFile(flags.out, content);
      output.note(`Wrote ${rows.length} molecules to ${flags.out}.`);
    }
    const problems = rows.flatMap(([first], i) =>
      first?.status === 'rejected' ? `${getPlace(list, i)}: ${first.reason.message}` : [],
    );
    if (problems.length > 0) {
      const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `\n  ${problem}`);
      const more = problems.length > SHOWN_PROBLEMS ? '\n  …' : '';
      const count = `${problems.length} of ${rows.length} molecules could not be predicted.`;
      output.note(`${count}${shown.join('')}${more}`);
    }
    if (problems.length === rows.length) finish(EXIT.FAILED);
  },
});

/** Looks up names in the dataset, with a reason for each without structure. Without a dataset, it only adds a note. */
async function lookUpNames(call: CommandRun, list: MoleculeList) {
  const places = [...list.molecules.keys()].filter((at) =>
    isNameLike(list.molecules[at]?.text ?? ''),
  );
  const texts = places.map((at) => list.molecules[at]?.text ?? '');
  const profiles = texts.length === 0 ? [] : await profileNames(call, texts);
  const found = new Map(profiles.map((profile, i) => [places[i], profile]));
  const reasons = new Map([...found].map(([at, { error }]) => [at, error]));
  if (profiles.length === 0) return { list, reasons };
  const isTable = list.format === 'table';
  const molecules = list.molecules.map((molecule, at) => {
    const { smiles, name, corrected } = { ...NOTHING, ...found.get(at) };
    const text = smiles ?? molecule.text;
    if (smiles && name && (corrected || name.toLowerCase() !== molecule.text.toLowerCase()))
      call.output.note(corrected || `Interpreted ${molecule.text} as ${name}.`);
    const title = molecule.name || (smiles ? molecule.text : '');
    const cells = isTable ? [text, ...molecule.cells] : [text, title];
    return { ...molecule, text, name: title, cells };
  });
  const columns = isTable ? ['structure', ...list.columns] : list.columns;
  return { list: { ...list, columns, molecules }, reasons };
}

const NOTHING = { smiles: null, name: null, corrected: null };

async function profileNames(call: CommandRun, texts: readonly string[]) {
  try {
    const { drivers, places, vocabulary, options } = await readServedDataset(call);
    const engines = await openEngines(drivers, places, options, ['labels', 'graph']);
    try {
      const predictor = inProcessPredictor();
      const molecules = createMoleculeService({
        ...engines,
        vocabulary,
        predictor,
        admet: createAdmetService(predictor),
        resolution: createResolutionService(engines.labels, vocabulary),
      });
      return await molecules.profile(texts, { models: [], similar: 0, signal: call.signal });
    } finally {
      await closeEngines(Object.values(engines));
    }
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    call.output.note(`Names were not looked up. ${error.message}`);
    return [];
  }
}

/** Maximum number of molecules that a terminal lists line by line. */
const MAX_LISTED = 3;

async function withSmiles(list: MoleculeList, { describe }: Predictor<string>) {
  const texts = list.molecules.map(({ text }) => text);
  const described = await describe(texts, { identifiers: true });
  const molecules = list.molecules.map((molecule, i) => {
    const description = described[i];
    const smiles = description?.status === 'described' ? description.smiles : '';
    return { ...molecule, cells: [smiles, ...molecule.cells] };
  });
  return { ...list, columns: ['smiles', ...list.columns], molecules };
}

const SHOWN_PROBLEMS = 5;

function getPlace({ format, molecules }: MoleculeList, index: number): string {
  const { name = '', text: written = '', line = 0 } = molecules[index] ?? {};
  const place = format === 'sdf' ? `record ${index + 1}` : `line ${line}`;
  const title = name || (format === 'sdf' ? '' : written.slice(0, 40));
  return title === '' ? place : `${place} (${title})`;
}

export const admetCommand = defineGroup('admet', 'Work with ADMET models.', [predictCommand]);

async function readList(
  file: string | undefined,
  column: string | undefined,
  given: readonly string[],
): Promise<MoleculeList> {
  const inline = readMolecules(given.join('\n'));
  const path = given.find((each) => /\.(?:csv|tsv|txt|smi|sdf|mol)$/i.test(each));
  if (path !== undefined)
    throw new InvalidArgumentError('smiles', `must be molecules; for a file use --file ${path}`);
  if (file === undefined) return inline;
  const unreadable = `Can't read ${file}. Check its path, and that it is a file.`;
  const reading = file === '-' ? text(process.stdin) : readFile(file, 'utf8');
  const content = await reading.catch((cause: unknown) => {
    throw new ConfigError(unreadable, { cause });
  });
  const list = readMolecules(content, { column });
  if (inline.molecules.length === 0) return list;
  const added = inline.molecules.map((molecule) => ({
    ...molecule,
    cells: list.columns.map((_, i) => (i === list.moleculeColumn ? molecule.text : '')),
  }));
  return { ...list, molecules: [...added, ...list.molecules] };
}

async function readCustomModels(files: readonly string[], read: PluginSet['readAdmetModel']) {
  if (files.length === 0) return [];
  if (read === null)
    throw new ConfigError(`Custom models need ${ADMET_LAB}. ${installAdvice(ADMET_LAB)}`);
  return Promise.all(files.map(async (file) => read(await readFile(file))));
}

const ADMET_LAB = '@biographql/admet-lab';
