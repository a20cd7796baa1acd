import { certaintyOf } from '@biographql/core';
import { AdmetPredictDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';

/** Predictions for molecules. */
export const predictAdmet = defineTool({
  name: 'predict_admet',
  title: 'Predict ADMET',
  description:
    'One of 28 ADMET models (LogS, BBB, hERG, CYP3A4i, …), or one that the service has beyond them, for molecules as SMILES: a value in the model’s unit, or a probability. A row says how sure it is: a 90 % `interval` or a `predictionSet` (yes, no or either), `expectedError`, and `inDomain`. A row with `outOfScope` has a value that is not to be relied on, and says why. Predictions, no measurements.',
  input: z.object({
    smiles: z.array(z.string().min(1)).min(1).max(100),
    model: z.string().describe('its name; an unknown one is answered with near names'),
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
