import { createExplainer, type ExplainOutcome } from '@biographql/admet-predictor/explain';
import type { AddCommand, CommandContext } from '../command-context.js';
import { createOutput } from '../output.js';
import { stopSignal } from '../stop-signal.js';
import { type ModelFlags, modelsOf, SIMILAR, withModelFlags } from './admet-own.js';

interface ExplainFlags extends ModelFlags {
  readonly json?: boolean;
}

/** What is of no atom and shown to a person; all of it is in the JSON. */
const SHOWN_REST = 10;
const COLUMNS = ['smiles', 'model', 'part', 'adds'] as const;

/** `biographql admet explain`: what values of public models and of one's own are made of. */
export const admetExplainCommand: AddCommand = (admet, context) => {
  withModelFlags(admet.command('explain'))
    .description(
      'Say what each atom and the whole molecule add to a predicted value, of the 28 models or of those that `admet train` wrote. Prints a line of tab-separated values for each part; they add up to the score.',
    )
    .argument('<smiles...>', 'molecules')
    .option('--json', 'print JSON, with all parts')
    .action((smiles: readonly string[], flags: ExplainFlags) => explain(smiles, flags, context));
};

async function explain(
  smiles: readonly string[],
  flags: ExplainFlags,
  { streams }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { own, models } = await modelsOf(flags);
  const explainer = createExplainer<string>({ own });
  const stop = stopSignal();
  const { signal } = stop;
  try {
    const explanations: ExplainOutcome<string>[] = [];
    for (const [place, text] of smiles.entries())
      for (const model of models) {
        output.progress(`Explaining: ${model}, molecule ${place + 1} of ${smiles.length}`);
        explanations.push(await explainer.explain(model, text, { signal, similar: SIMILAR }));
      }
    const lines = [COLUMNS.join('\t'), ...explanations.flatMap(linesOf)];
    output.result({ explanations }, lines.join('\n'));
  } finally {
    output.endProgress();
    stop.release();
  }
}

function linesOf(outcome: ExplainOutcome<string>): readonly string[] {
  const line = (part: string, adds: string) =>
    [outcome.smiles, outcome.model, part, adds].join('\t');
  if (outcome.status === 'rejected') return [line(`rejected: ${outcome.reason.message}`, '')];
  const { value, scale, base, score, atoms, rest, similar, similarNote, outOfScope } = outcome;
  const shown = (number: number) => number.toPrecision(4);
  const left = rest.slice(SHOWN_REST);
  const leftSum = left.reduce((sum, { contribution }) => sum + contribution, 0);
  return [
    line('any drug', shown(base)),
    ...atoms.map(({ index, contribution }) => line(`atom ${index}`, shown(contribution))),
    ...rest.slice(0, SHOWN_REST).map(({ name, contribution }) => line(name, shown(contribution))),
    ...(left.length === 0 ? [] : [line(`${left.length} more of no atom`, shown(leftSum))]),
    line(`score (${scale})`, shown(score)),
    line('value', shown(value)),
    ...similar.map((each) =>
      line(
        `measured ${shown(each.value)}, similarity ${each.similarity.toFixed(2)}: ${each.smiles}`,
        '',
      ),
    ),
    ...(similarNote === undefined ? [] : [line(similarNote, '')]),
    ...(outOfScope === undefined ? [] : [line(`out of scope: ${outOfScope}`, '')]),
  ];
}
