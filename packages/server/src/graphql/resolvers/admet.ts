import {
  type AdmetResult,
  certaintyOf,
  type AdmetExplanation as Explanation,
} from '@biographql/core';
import { ADMET_SCALES, type AdmetPredictions } from '@biographql/services';
import type { AdmetExplanation, SubstructureDrugs } from '../../generated/resolvers.js';
import { checkCount, optionalNumber, required, requiredText } from './arguments.js';
import { open, type RootFields } from './context.js';

const MAX_MOLECULES = 100;
const DEFAULT_SIMILAR = 5;
const MAX_MODELS = 100;
/** Cost of a profile with 28 models, in predictions of one model. */
const COST = 5;
const MODELS = 28;
const DEFAULT_DRUGS = 20;
const SEARCH_COST = 20;

export const admetFields = {
  molecules: open('admet', async (_, { texts, models, similar }, { services, signal, cost }) => {
    checkCount('texts', texts, MAX_MOLECULES, 'molecules');
    checkCount('models', models ?? [], MAX_MODELS, 'models');
    const count = optionalNumber('similar', similar, { min: 0, max: 20 }) ?? DEFAULT_SIMILAR;
    await cost.check();
    const options = { models: models ?? undefined, similar: count, signal };
    const profiles = await services.molecules.profile(texts, options);
    cost.add(COST * texts.length * Math.max(1, Math.ceil((models?.length ?? 0) / MODELS)));
    return profiles;
  }),
  drugsWithSubstructure: open(
    'admet',
    async (_, { pattern, first }, { services, signal, cost }): Promise<SubstructureDrugs> => {
      const count = optionalNumber('first', first, { min: 1, max: 100 }) ?? DEFAULT_DRUGS;
      await cost.check();
      const text = requiredText('pattern', pattern);
      const found = await services.molecules.findWith(text, count, { signal });
      cost.add(SEARCH_COST);
      return found;
    },
  ),
  admetPredict: open('admet', async (_, { smiles, modelName }, { services, signal, cost }) => {
    const name = requiredText('modelName', modelName);
    const molecules = required('smiles', smiles);
    await cost.check();
    // The request's first unit pays for the first molecule.
    const onWork = (work: number) => cost.add(work - 1);
    return toAdmetResult(await services.admet.predict(molecules, name, { signal, onWork }));
  }),
  admetExplanation: open('admet', async (_, { smiles, modelName }, { services, signal, cost }) => {
    const name = requiredText('modelName', modelName);
    await cost.check();
    const onWork = (work: number) => cost.add(work);
    return toAdmetExplanation(await services.admet.explain(smiles, name, { signal, onWork }));
  }),
  admetModels: open('admet', async (_, { isOwn }, { services, signal }) => {
    const models = await services.admet.models({ signal });
    return models.filter((model) => typeof isOwn !== 'boolean' || model.isOwn === isOwn);
  }),
} satisfies RootFields;

export function toAdmetResult({ model, predictions }: AdmetPredictions): AdmetResult {
  return {
    dataframe: predictions.map(({ smiles, value: predict, ...others }) => {
      if (others.status === 'rejected') return { predict, smiles, error: others.reason };
      // An engine may return more about a prediction than the wire has.
      const scope = others.outOfScope === undefined ? {} : { outOfScope: others.outOfScope };
      return { predict, smiles, ...certaintyOf(others), ...scope };
    }),
    modelName: model,
  };
}

export function toAdmetExplanation(explanation: Explanation): AdmetExplanation {
  if (explanation.status === 'rejected') {
    const { model: modelName, smiles, value, reason } = explanation;
    return { modelName, smiles, value, error: reason, atoms: [], rest: [], similar: [] };
  }
  const { status: _, model: modelName, scale, ...explained } = explanation;
  return { ...explained, modelName, scale: ADMET_SCALES[scale] };
}
