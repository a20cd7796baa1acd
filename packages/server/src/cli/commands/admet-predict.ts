import { readFile } from 'node:fs/promises';
import { createPredictor, type TrainedPrediction } from '@biographql/admet-predictor';
import { InvalidArgumentError } from '@biographql/core';
import type { AddCommand, CommandContext } from '../command-context.js';
import { createOutput } from '../output.js';
import { stopSignal } from '../stop-signal.js';
import { type ModelFlags, modelsOf, withModelFlags } from './admet-own.js';

interface PredictFlags extends ModelFlags {
  readonly file?: string;
  readonly json?: boolean;
}

const COLUMNS = ['smiles', 'model', 'value', 'low', 'high', 'in domain', 'remark'] as const;

/** `biographql admet predict`: predicts molecules with public models and with one's own. */
export const admetPredictCommand: AddCommand = (admet, context) => {
  withModelFlags(admet.command('predict'))
    .description(
      'Predict molecules with the 28 models, or with those that `admet train` wrote. Prints a line of tab-separated values for each molecule and model.',
    )
    .argument('[smiles...]', 'molecules')
    .option('--file <file>', 'a file with a molecule at the start of each line')
    .option('--json', 'print JSON')
    .action((smiles: readonly string[], flags: PredictFlags) => predict(smiles, flags, context));
};

async function predict(
  given: readonly string[],
  flags: PredictFlags,
  { streams }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const smiles = [...given, ...(flags.file === undefined ? [] : await readList(flags.file))];
  if (smiles.length === 0)
    throw new InvalidArgumentError('smiles', 'must be at least one molecule, or a --file of them');
  const { own, models } = await modelsOf(flags);
  const stop = stopSignal();
  try {
    const rows = await createPredictor({ own }).predictAll(smiles, {
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
