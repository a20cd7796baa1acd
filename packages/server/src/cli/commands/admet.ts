import { readFile } from 'node:fs/promises';
import {
  ADMET_MODEL_NAMES,
  type AdmetModelName,
  isAdmetModelName,
  nearestAdmetModelName,
} from '@biographql/admet';
import {
  type CustomModel,
  createPredictor,
  type TrainedPrediction,
} from '@biographql/admet-predictor';
import { InvalidArgumentError, UnknownModelError } from '@biographql/core';
import type { Command } from 'commander';
import { ConfigError } from '../../config/config-error.js';
import type { AddCommand, PluginSet } from '../../plugins/plugin.js';
import { addAction, type CommandRun, repeatableOption } from '../command.js';

/** The flags `--models` and `--custom`. */
export interface AdmetModelFlags {
  readonly models?: string;
  readonly custom: readonly string[];
}

/** Adds the flags of {@link AdmetModelFlags}. */
export function withAdmetModelFlags(command: Command): Command {
  return command
    .addOption(repeatableOption('--custom <file>', 'file of a custom model; repeatable'))
    .option(
      '--models <names>',
      'some of the 28 models, e.g. hERG,logS (default: all, none with --custom)',
    );
}

/** Returns the requested ones of the 28 models. @throws UnknownModelError with the nearest name. */
export function publicModels({ models, custom }: AdmetModelFlags): readonly AdmetModelName[] {
  if (models === undefined) return custom.length === 0 ? ADMET_MODEL_NAMES : [];
  return models.split(',').map((part) => {
    const name = part.trim();
    if (!isAdmetModelName(name)) throw new UnknownModelError(name, nearestAdmetModelName(name));
    return name;
  });
}

interface PredictFlags extends AdmetModelFlags {
  readonly file?: string;
}

/** `biographql admet`: predicts molecules. Optional packages add further subcommands. */
export const admetCommand: AddCommand = (program, context) => {
  const admet = program.command('admet').description('Work with ADMET models.');
  const command = withAdmetModelFlags(admet.command('predict'))
    .description(
      'Predict ADMET properties of molecules with the 28 models or custom ones. Prints one line of tab-separated values per molecule and model.',
    )
    .argument('[smiles...]', 'molecules')
    .option('--file <file>', 'file with a SMILES at the start of each line')
    .option('--json', 'print JSON');
  addAction<PredictFlags, [smiles: readonly string[]]>(command, context, predict);
};

const COLUMNS = ['smiles', 'model', 'value', 'low', 'high', 'in domain', 'remark'] as const;

async function predict(
  { flags, plugins, signal, output }: CommandRun<PredictFlags>,
  given: readonly string[],
): Promise<void> {
  const smiles = [...given, ...(flags.file === undefined ? [] : await readList(flags.file))];
  if (smiles.length === 0)
    throw new InvalidArgumentError('smiles', 'must be at least one molecule, or --file');
  const custom = await readCustomModels(flags.custom, plugins.readAdmetModel);
  const models = [...publicModels(flags), ...custom.map(({ name }) => name)];
  const rows = await createPredictor<string>({ custom }).predictAll(smiles, {
    models,
    signal,
    onProgress: (done, total) => output.progress(`Predicting: ${done} of ${total} molecules`),
  });
  const predictions = rows.flat();
  const lines = [COLUMNS.join('\t'), ...predictions.map(getLine)];
  output.result({ predictions }, lines.join('\n'));
}

function readCustomModels(
  files: readonly string[],
  read: PluginSet['readAdmetModel'],
): Promise<readonly CustomModel[]> {
  return Promise.all(
    files.map(async (file) => {
      if (read === null)
        throw new ConfigError(
          'Custom models need @biographql/admet-lab. Install it: npm install @biographql/admet-lab',
        );
      return read(await readFile(file));
    }),
  );
}

async function readList(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').flatMap((line) => {
    const [molecule = ''] = line.trim().split(/[\s,;]/);
    return molecule === '' || molecule.toLowerCase() === 'smiles' ? [] : [molecule];
  });
}

function getLine(prediction: TrainedPrediction<string>): string {
  const { smiles, model } = prediction;
  if (prediction.status === 'rejected')
    return [smiles, model, '', '', '', '', prediction.reason.message].join('\t');
  const { value, interval, inDomain, outOfScope = '' } = prediction;
  const [low, high] = interval ?? [];
  const shown = [value, low, high].map((each) => (each === undefined ? '' : each.toPrecision(4)));
  return [smiles, model, ...shown, inDomain ? 'yes' : 'no', outOfScope].join('\t');
}
