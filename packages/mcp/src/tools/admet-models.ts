import { GetAdmetModelsDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';

export const listAdmetModels = defineTool({
  name: 'list_admet_models',
  description: 'ADMET models: name, meaning, unit or class, R2 or accuracy.',
  input: z.object({}),
  async run(_, { client, signal, offset }) {
    const { admetModels } = await client.request(GetAdmetModelsDocument, {}, { signal });
    const rows = (admetModels ?? []).map(
      ({ name, meaning, unit, positiveClass, base, crossValidation }) => ({
        name,
        ...(meaning === null ? { 'own model, on': base } : { meaning }),
        ...(unit === null ? { 'probability of': positiveClass ?? 'class 1' } : { unit }),
        ...(crossValidation && {
          [crossValidation.measure]: crossValidation.random,
          'on new ring systems': crossValidation.scaffold,
        }),
      }),
    );
    return { notes: [], rows: rows.slice(offset), offset };
  },
});
