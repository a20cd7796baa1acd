import { atomMarker } from '@biographql/core/internal';
import { ADMET_MODEL_OPTIONS, defineCommand, publicModels } from '@biographql/server/internal';
import type { ExplainOutcome } from '../explain/explained-model.js';
import { createExplainer } from '../explain/explainer.js';
import { readCustomModels, SIMILAR } from './train.js';

const SHOWN_REST = 10;
const COLUMNS = ['smiles', 'model', 'part', 'adds'] as const;

export const admetExplainCommand = defineCommand({
  name: 'explain',
  description:
    'Explain predicted values: how much each atom contributes, and how much the molecule as a whole. Prints one tab-separated line per contribution, starting with the atoms that contribute most. The contributions and the score of the average drug add up to the score of the molecule.',
  arguments: { '<smiles...>': 'molecules' },
  options: ADMET_MODEL_OPTIONS,
  async run({ flags, signal, output }, smiles: readonly string[]) {
    const custom = await readCustomModels(flags.custom);
    const models = [...publicModels(flags), ...custom.map(({ name }) => name)];
    const explainer = createExplainer<string>({ custom });
    const explanations: ExplainOutcome<string>[] = [];
    for (const [index, text] of smiles.entries())
      for (const model of models) {
        output.progress(`Explaining: ${model}, molecule ${index + 1} of ${smiles.length}`);
        explanations.push(await explainer.explain(model, text, { signal, similar: SIMILAR }));
      }
    const lines = [COLUMNS.join('\t'), ...explanations.flatMap(toLines)];
    output.result({ explanations }, lines.join('\n'));
  },
});

function toLines(outcome: ExplainOutcome<string>): readonly string[] {
  const line = (part: string, adds: string) =>
    [outcome.smiles, outcome.model, part, adds].join('\t');
  if (outcome.status === 'rejected') return [line(`rejected: ${outcome.reason.message}`, '')];
  const { value, scale, base, score, atoms, rest, similar, similarNote, outOfScope } = outcome;
  const shown = (number: number) => number.toPrecision(4);
  const mark = atomMarker(outcome.smiles);
  const bySize = [...atoms].sort(
    (one, other) => Math.abs(other.contribution) - Math.abs(one.contribution),
  );
  const left = rest.slice(SHOWN_REST);
  const leftSum = left.reduce((sum, { contribution }) => sum + contribution, 0);
  return [
    line('average drug', shown(base)),
    ...bySize.map(({ index, contribution }) =>
      line(`atom ${index} ${mark(index) ?? ''}`.trim(), shown(contribution)),
    ),
    ...rest.slice(0, SHOWN_REST).map(({ name, contribution }) => line(name, shown(contribution))),
    ...(left.length === 0
      ? []
      : [
          line(
            `other contributions that can't be assigned to an atom (${left.length})`,
            shown(leftSum),
          ),
        ]),
    line(`score (${scale})`, shown(score)),
    line('value', shown(value)),
    ...similar.map(({ value: measured, similarity, smiles }) =>
      line(`measured ${shown(measured)}, similarity ${similarity.toFixed(2)}: ${smiles}`, ''),
    ),
    ...(similarNote === undefined ? [] : [line(similarNote, '')]),
    ...(outOfScope === undefined ? [] : [line(`out of scope: ${outOfScope}`, '')]),
  ];
}
