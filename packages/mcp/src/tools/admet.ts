import type { BioGraphQLClient } from '@biographql/client';
import { certaintyOf } from '@biographql/core';
import { AdmetPredictDocument, GetMoleculesDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool, type ToolAnswer, type ToolCall } from '../tool.js';

export const predictAdmet = defineTool({
  name: 'predict_admet',
  description:
    'Without model: concerns, properties, rules, alerts, predictions and similar drugs, in words. With model (BBB, hERG, …): values, each with a 90 % `interval` or a `predictionSet` (yes, no, either). Don’t rely on a row with `outOfScope`. Not measurements.',
  input: z.object({
    smiles: z.array(z.string().min(1)).min(1).max(100).describe('without model also names, CAS …'),
    model: z.string().optional(),
  }),
  async run({ smiles, model }, { client, signal, offset }) {
    if (model === undefined) return profile(client, smiles, { signal, offset });
    const { admetPredict } = await client.request(
      AdmetPredictDocument,
      { smiles, modelName: model },
      { signal },
    );
    const rows = (admetPredict?.dataframe ?? []).map((row) => ({
      smiles: row.smiles,
      ...(row.error === undefined ? { value: row.predict } : { error: row.error.message }),
      ...certaintyOf(row),
      ...(row.outOfScope === undefined ? {} : { outOfScope: row.outOfScope }),
    }));
    return {
      notes: [`${admetPredict?.modelName ?? model}:`],
      rows: rows.slice(offset),
      offset,
      page: { page: 'admet' },
    };
  },
});

async function profile(
  client: BioGraphQLClient,
  texts: readonly string[],
  { signal, offset }: Pick<ToolCall, 'signal' | 'offset'>,
): Promise<ToolAnswer> {
  const { molecules } = await client.request(
    GetMoleculesDocument,
    { texts, similar: 3 },
    { signal },
  );
  const rows = (molecules ?? []).map(({ error, ...molecule }) => {
    if (error !== null) return { molecule: molecule.text, error: error.message };
    const { text, smiles, name, entity, formula, inchiKey, drugLikeness: qed, alerts } = molecule;
    const statements = molecule.predictions.map(
      ({ model, label, statement }) => `${model} (${label}): ${statement}`,
    );
    return {
      molecule: text,
      ...(name === null ? {} : { name, entity, smiles }),
      concerns: molecule.concerns.map(
        ({ label, statement, isLikely }) => `${isLikely ? '' : 'possible: '}${label}: ${statement}`,
      ),
      formula,
      inchiKey,
      qed,
      alerts,
      properties: molecule.properties.map(
        ({ label, value, unit, percentile }) =>
          `${label} ${Number(value.toPrecision(4))} ${unit ?? ''} (percentile ${percentile})`,
      ),
      rules: molecule.rules.map(({ name: rule, isMet, details }) =>
        [`${rule}: ${isMet ? 'met' : 'not met'}`, ...details].join(', '),
      ),
      // Lists are cut after 20 entries; toxicity is at the end of the models.
      toxicityAndKinetics: statements.slice(-12),
      otherPredictions: statements.slice(0, -12),
      similarDrugs: molecule.similarDrugs.map(
        ({ label, similarity }) => `${label} (${similarity})`,
      ),
    };
  });
  return {
    notes: ['Predictions, no measurements.'],
    rows: rows.slice(offset),
    offset,
    page: { page: 'admet' },
  };
}
