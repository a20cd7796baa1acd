import { readFile } from 'node:fs/promises';
import {
  type CustomModel,
  createPredictor,
  type TrainedPrediction,
} from '@biographql/admet-predictor';
import { InvalidArgumentError } from '@biographql/core';
import { ConfigError } from '../../config/config-error.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { createOutput } from '../output.js';
import { stopSignal } from '../stop-signal.js';
import { type AdmetModelFlags, publicModels, withAdmetModelFlags } from './admet-model-flags.js';

interface PredictFlags extends AdmetModelFlags {
  readonly file?: string;
  readonly json?: boolean;
}

const COLUMNS = ['smiles', 'model', 'value', 'low', 'high', 'in domain', 'remark'] as const;

/** `biographql admet predict`: predicts molecules with the 28 models and with custom ones. */
export const admetPredictCommand: AddCommand = (admet, context) => {
  withAdmetModelFlags(admet.command('predict'))
    .description(
      'Predict ADMET properties of molecules with the 28 models or custom ones. Prints one line of tab-separated values per molecule and model.',
    )
    .argument('[smiles...]', 'molecules')
    .option('--file <file>', 'file with a SMILES at the start of each line')
    .option('--json', 'print JSON')
    .action((smiles: readonly string[], flags: PredictFlags) => predict(smiles, flags, context));
};

async function predict(
  given: readonly string[],
  flags: PredictFlags,
  { streams, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const smiles = [...given, ...(flags.file === undefined ? [] : await readList(flags.file))];
  if (smiles.length === 0)
    throw new InvalidArgumentError('smiles', 'must be at least one molecule, or --file');
  const custom = await readCustomModels(flags.custom, plugins.readAdmetModel);
  const models = [...publicModels(flags), ...custom.map(({ name }) => name)];
  const stop = stopSignal();
  try {
    const rows = await createPredictor<string>({ custom }).predictAll(smiles, {
      models,
      signal: stop.signal,
      onProgress: (done, total) => output.progress(`Predicting: ${done} of ${total} molecules`),
    });
    const predictions = rows.flat();
    const lines = [COLUMNS.join('\t'), ...predictions.map(lineOf)];
    output.result({ predictions }, lines.join('\n'));
  } finally {
    output.endProgress();
    stop.release();
  }
}

function readCustomModels(
  files: readonly string[],
  read: CommandContext['plugins']['readAdmetModel'],
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

function lineOf(prediction: TrainedPrediction<string>): string {
  const { smiles, model } = prediction;
  if (prediction.status === 'rejected')
    return [smiles, model, '', '', '', '', prediction.reason.message].join('\t');
  const { value, interval, inDomain, outOfScope = '' } = prediction;
  const [low, high] = interval ?? [];
  const shown = [value, low, high].map((each) => (each === undefined ? '' : each.toPrecision(4)));
  return [smiles, model, ...shown, inDomain ? 'yes' : 'no', outOfScope].join('\t');
}
