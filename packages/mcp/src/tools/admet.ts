import { getMolecules } from '@biographql/client';
import { certaintyOf } from '@biographql/core';
import { atomMarker } from '@biographql/core/internal';
import {
  AdmetPredictDocument,
  GetAdmetExplanationDocument,
  type GetAdmetExplanationQuery,
  GetAdmetModelsDocument,
} from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from '../answer-text.js';

const PAGE = { page: 'admet' };
const MOLECULES = z.array(z.string().min(1)).min(1).max(100);

const predictAdmet = defineTool({
  name: 'predict_admet',
  description:
    'Without `model`: concerns, properties, rules, alerts, predictions and similar drugs, in words. With `model` (BBB, hERG, …): values, each with a 90 % `interval` or a `predictionSet` (yes, no, either). Values are predictions, not measurements. Don’t rely on rows with `outOfScope`.',
  input: z.object({
    smiles: MOLECULES.describe('SMILES; if `model` is omitted, also names, CAS numbers, …'),
    model: z.string().optional(),
  }),
  async run({ smiles, model }, call) {
    if (model === undefined) return describeMolecules(smiles, call);
    const { client, options } = call;
    const variables = { smiles, modelName: model };
    const { admetPredict } = await client.request(AdmetPredictDocument, variables, options);
    const rows = (admetPredict?.dataframe ?? []).map((row) => ({
      smiles: row.smiles,
      ...(row.error === undefined ? { value: row.predict } : { error: row.error.message }),
      ...certaintyOf(row),
      ...(row.outOfScope !== undefined && { outOfScope: row.outOfScope }),
    }));
    return { notes: [`${admetPredict?.modelName ?? model}:`], rows, page: PAGE };
  },
});

async function describeMolecules(
  texts: readonly string[],
  { client, options }: ToolCall,
): Promise<ToolAnswer> {
  const molecules = await getMolecules(client, { texts, similar: 3 }, options);
  const rows = molecules.map(({ error, text, ...molecule }) => {
    if (error !== null) return { molecule: text, error: error.message };
    const { smiles, name, entity, corrected, formula, inchiKey, drugLikeness: qed } = molecule;
    const predictions = molecule.predictions.map(
      (each) => `${each.model} (${each.label}): ${each.statement}`,
    );
    return {
      molecule: text,
      ...(name !== null && { name, entity, smiles }),
      ...(corrected !== null && { corrected }),
      concerns: molecule.concerns.map(
        ({ label, statement, isLikely }) => `${isLikely ? '' : 'possible: '}${label}: ${statement}`,
      ),
      ...{ formula, inchiKey, qed, alerts: molecule.alerts },
      properties: molecule.properties.map(
        ({ label, value, unit, percentile }) =>
          `${label} ${Number(value.toPrecision(4))} ${unit ?? ''} (percentile ${percentile})`,
      ),
      rules: molecule.rules.map(({ name: rule, isMet, details }) =>
        [`${rule}: ${isMet ? 'met' : 'not met'}`, ...details].join(', '),
      ),
      // Lists are cut after 20 entries, and the toxicity models come last.
      toxicityAndKinetics: predictions.slice(-12),
      otherPredictions: predictions.slice(0, -12),
      similarDrugs: molecule.similarDrugs.map((drug) => `${drug.label} (${drug.similarity})`),
    };
  });
  return { notes: ['Predictions, not measurements.'], rows, page: PAGE };
}

const listAdmetModels = defineTool({
  name: 'list_admet_models',
  description: 'List the ADMET models: name, meaning, unit or class, and R2 or accuracy.',
  input: z.object({}),
  async run(_, { client, options }) {
    const { admetModels } = await client.request(GetAdmetModelsDocument, {}, options);
    const rows = (admetModels ?? []).map(
      ({ name, meaning, unit, positiveClass, base, crossValidation }) => ({
        name,
        ...(meaning === null ? { 'custom model based on': base } : { meaning }),
        ...(unit === null ? { 'probability of': positiveClass ?? 'class 1' } : { unit }),
        ...(crossValidation && {
          [crossValidation.measure]: crossValidation.random,
          'on new ring skeletons': crossValidation.scaffold,
        }),
      }),
    );
    return { rows };
  },
});

type Explanation = NonNullable<GetAdmetExplanationQuery['admetExplanation']>;

/** Parts listed before the measured molecules: enough to explain, too few to fill an answer. */
const FOREMOST = 15;
const SCALES = {
  LOG_ODDS: 'log-odds',
  VALUE: 'the unit of the value',
  LOG10: 'log10 of the value',
} as const;

const explainAdmet = defineTool({
  name: 'explain_admet',
  description:
    'Explain one prediction: contributions of atoms and properties, largest first, and similar measured molecules. Atoms are in braces in the SMILES. Explains the model, not biology.',
  input: z.object({ smiles: z.string().min(1), model: z.string() }),
  async run({ smiles, model }, { client, options }) {
    const variables = { smiles, modelName: model };
    const data = await client.request(GetAdmetExplanationDocument, variables, options);
    const explanation = data.admetExplanation;
    if (explanation === null) return {};
    if (explanation.error !== null)
      return { notes: [`No prediction: ${explanation.error.message}`] };
    const parts = getParts(explanation, smiles);
    const measured = explanation.similar.map(({ similarity, value, source, ...molecule }) => ({
      ...{ measured: value, ...molecule, similarity: rounded(similarity), source },
    }));
    const rows = [...parts.slice(0, FOREMOST), ...measured, ...parts.slice(FOREMOST)];
    return { notes: getNotes(explanation, model), rows, page: PAGE };
  },
});

function getParts({ atoms, rest }: Explanation, smiles: string) {
  const mark = atomMarker(smiles);
  const parts = [
    ...atoms.map(({ index, contribution }) => ({
      ...{ atom: mark(index) ?? `number ${index}`, contribution },
    })),
    ...rest.map(({ name: property, value, contribution }) => ({
      ...{ property, value: value && rounded(value), contribution },
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
    const sum = `from ${rounded(base)} (average drug) to ${rounded(score)}`;
    notes.push(`The contributions change the score ${sum}, in ${SCALES[scale]}.`);
  }
  if (outOfScope !== null) notes.push(`Not reliable: ${outOfScope}`);
  return similarNote === null ? notes : [...notes, similarNote];
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

export const ADMET_TOOLS: readonly Tool[] = [predictAdmet, explainAdmet, listAdmetModels];
