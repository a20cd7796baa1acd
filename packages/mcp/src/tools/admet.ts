import { certaintyOf } from '@biographql/core';
import { AdmetPredictDocument, GetMoleculesDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';

/** Predictions for molecules. */
export const predictAdmet = defineTool({
  name: 'predict_admet',
  title: 'Predict ADMET',
  description:
    'One ADMET model for SMILES: values with a 90 % `interval` or a `predictionSet`. Don’t rely on those with `outOfScope`.',
  input: z.object({
    smiles: z.array(z.string().min(1)).min(1).max(100),
    model: z.string(),
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

/** All about molecules, in words. */
export const profileMolecules = defineTool({
  name: 'profile_molecules',
  title: 'Profile molecules',
  description:
    'Concerns, properties, rules, alerts, ADMET predictions and similar drugs of molecules: SMILES, names, CAS, InChI(Key) or ChEMBL ids. Begin here with molecules.',
  input: z.object({
    molecules: z.array(z.string().min(1)).min(1).max(20),
    models: z.array(z.string()).optional(),
  }),
  async run({ molecules: texts, models }, { client, signal, offset }) {
    const { molecules } = await client.request(
      GetMoleculesDocument,
      { texts, models, similar: 3 },
      { signal },
    );
    const rows = (molecules ?? []).map(({ error, ...molecule }) => {
      if (error !== null) return { molecule: molecule.text, error: error.message };
      const { text, smiles, name, entity, formula, inchiKey, drugLikeness, alerts } = molecule;
      return {
        molecule: text,
        ...(name === null ? {} : { name, entity, smiles }),
        concerns: molecule.concerns.map(
          ({ label, statement, isLikely }) =>
            `${isLikely ? '' : 'possible: '}${label}: ${statement}`,
        ),
        ...{ formula, inchiKey, qed: drugLikeness, alerts },
        properties: molecule.properties.map(
          ({ label, value, unit, percentile }) =>
            `${label} ${Number(value.toPrecision(4))} ${unit ?? ''} (percentile ${percentile})`,
        ),
        rules: molecule.rules.map(
          ({ name: rule, isMet, details }) =>
            `${rule}: ${isMet ? 'met' : 'not met'}${details.length > 0 ? `, ${details.join(', ')}` : ''}`,
        ),
        predictions: molecule.predictions.map(
          ({ model, label, statement }) => `${model} (${label}): ${statement}`,
        ),
        similarDrugs: molecule.similarDrugs.map(
          ({ label, similarity }) => `${label} (${similarity})`,
        ),
      };
    });
    return { notes: ['Predictions, no measurements.'], rows: rows.slice(offset), offset };
  },
});
