import { certaintyOf } from '@biographql/core';
import { AdmetPredictDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';

/** Predictions for molecules. */
export const predictAdmet = defineTool({
  name: 'predict_admet',
  title: 'Predict ADMET',
  description:
    'Predict one ADMET model (LogS, BBB, hERG, …) for SMILES: a value in its unit or a probability, with a 90 % `interval` or a `predictionSet` (yes, no, either), `expectedError` and `inDomain`. Do not rely on a row with `outOfScope`. Not measurements.',
  input: z.object({
    smiles: z.array(z.string().min(1)).min(1).max(100),
    model: z.string().describe('its name'),
  }),
  async run({ smiles, model }, { client, signal, offset }) {
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
    return { notes: [`${admetPredict?.modelName ?? model}:`], rows: rows.slice(offset), offset };
  },
});
