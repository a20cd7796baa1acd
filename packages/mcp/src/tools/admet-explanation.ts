import {
  GetAdmetExplanationDocument,
  type GetAdmetExplanationQuery,
} from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';
import { atomMarker } from './mark-atom.js';

type Explanation = NonNullable<GetAdmetExplanationQuery['admetExplanation']>;

/** Parts that are told before the measured molecules: more than a reader names, fewer than fill an answer. */
const FOREMOST = 15;
const SCALES = {
  LOG_ODDS: 'log-odds of the probability',
  VALUE: 'the unit of the value',
  LOG10: 'log10 of the value',
} as const;

export const explainAdmet = defineTool({
  name: 'explain_admet',
  description:
    'Explain one prediction: what each atom (in braces in the SMILES) and property adds, the largest first, and similar measured molecules. It explains the model, not nature.',
  input: z.object({ smiles: z.string().min(1), model: z.string() }),
  async run({ smiles, model }, { client, signal, offset }) {
    const { admetExplanation } = await client.request(
      GetAdmetExplanationDocument,
      { smiles, modelName: model },
      { signal },
    );
    if (admetExplanation === null) return { notes: [], rows: [] };
    const { error } = admetExplanation;
    if (error !== null) return { notes: [`It has no value: ${error.message}`], rows: [] };
    const parts = getParts(admetExplanation, smiles);
    const measured = admetExplanation.similar.map(({ similarity, value, source, ...molecule }) => ({
      measured: value,
      ...molecule,
      similarity: rounded(similarity),
      source,
    }));
    const rows = [...parts.slice(0, FOREMOST), ...measured, ...parts.slice(FOREMOST)];
    return {
      notes: getNotes(admetExplanation, model),
      rows: rows.slice(offset),
      offset,
      page: { page: 'admet' },
    };
  },
});

function getParts({ atoms, rest }: Explanation, smiles: string) {
  const mark = atomMarker(smiles);
  const parts = [
    ...atoms.map(({ index, contribution }) => ({
      atom: mark(index) ?? `number ${index}`,
      contribution,
    })),
    ...rest.map(({ name, value, contribution }) => ({
      property: name,
      value: value === null ? null : rounded(value),
      contribution,
    })),
  ];
  return parts
    .sort((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .map(({ contribution, ...part }) => ({ ...part, adds: rounded(contribution) }));
}

function getNotes(explanation: Explanation, model: string): readonly string[] {
  const { value, scale, base, score, outOfScope, similarNote } = explanation;
  const notes = [`${model}: ${value === null ? 'no value' : rounded(value)}.`];
  if (scale !== null && base !== null && score !== null) {
    notes.push(
      `Rows add up from ${rounded(base)} (any drug) to ${rounded(score)}, in ${SCALES[scale]}.`,
    );
  }
  if (outOfScope !== null) notes.push(`Not to be relied on: ${outOfScope}`);
  if (similarNote !== null) notes.push(similarNote);
  return notes;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
