import {
  type AdmetModelName,
  admetScale,
  getAdmetModel,
  isAdmetModelName,
  nearestAdmetModelName,
} from '@biographql/admet';
import {
  type AdmetExplanation,
  type AdmetPrediction,
  type CallOptions,
  InvalidArgumentError,
  ModelNotInstalledError,
  UnknownModelError,
} from '@biographql/core';
import type { AdmetCrossValidation, AdmetPredictor } from '@biographql/engines';

export interface AdmetPredictions {
  readonly model: string;
  /** One per molecule, in the order of the request, with duplicates. */
  readonly predictions: readonly AdmetPrediction[];
}

export interface AdmetCallOptions extends CallOptions {
  /** Called before a valid call begins, with its work in molecules. */
  readonly onWork?: ((molecules: number) => void) | undefined;
}

/** Cost of an explanation, in predictions. */
const EXPLANATION_WORK = 20;

export type AdmetService = ReturnType<typeof createAdmetService>;

/** Predicts with ADMET models by wire name and custom models by name. An unknown name is reported first. */
export function createAdmetService(predictor: AdmetPredictor, maxMolecules = 1_000) {
  const { customModels = [] } = predictor;
  const custom = customModels.map(({ name }) => name);
  const checkInstalled = (model: AdmetModelName) => {
    if (!predictor.models.includes(model)) throw new ModelNotInstalledError(model);
  };
  const unknown = (name: string) =>
    new UnknownModelError(name, nearestCustom(name, custom) ?? nearestAdmetModelName(name), custom);
  return {
    /** No molecules give no predictions. @throws UnknownModelError, InvalidArgumentError, ModelNotInstalledError. */
    async predict(
      smiles: readonly string[],
      modelName: string,
      { onWork, ...options }: AdmetCallOptions = {},
    ): Promise<AdmetPredictions> {
      if (!isAdmetModelName(modelName) && !custom.includes(modelName)) throw unknown(modelName);
      if (smiles.length > maxMolecules) {
        const limit = maxMolecules.toLocaleString('en-US');
        const message = `must have at most ${limit} molecules`;
        throw new InvalidArgumentError('smiles', message, smiles.length);
      }
      if (smiles.length === 0) return { model: modelName, predictions: [] };
      if (isAdmetModelName(modelName)) checkInstalled(modelName);
      onWork?.(smiles.length);
      const predictions = await predictor.predict(smiles, modelName, options);
      return { model: modelName, predictions };
    },
    async explain(
      smiles: string,
      modelName: string,
      { onWork, ...options }: AdmetCallOptions = {},
    ): Promise<AdmetExplanation> {
      const customModel = customModels.find(({ name }) => name === modelName);
      if (customModel && customModel.isExplained !== true)
        throw new InvalidArgumentError('modelName', UNEXPLAINED, modelName);
      if (!customModel && !isAdmetModelName(modelName)) throw unknown(modelName);
      if (isAdmetModelName(modelName)) checkInstalled(modelName);
      if (predictor.explain === undefined)
        throw new ModelNotInstalledError(modelName, EXPLANATIONS);
      onWork?.(EXPLANATION_WORK);
      return predictor.explain(smiles, modelName, options);
    },
    models: (options?: CallOptions) => listAdmetModels(predictor, options),
  };
}

const UNEXPLAINED = 'must be a model whose `isExplained` is true in `admetModels`';

const EXPLANATIONS =
  'This service cannot explain ADMET predictions. Its operator can install @biographql/admet-lab.';

/** A custom model whose name differs only in case, spaces and punctuation. */
function nearestCustom(name: string, custom: readonly string[]): string | undefined {
  const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return custom.find((each) => folded(each) === folded(name));
}

export const ADMET_SCALES = {
  linear: 'VALUE',
  value: 'VALUE',
  log10: 'LOG10',
  'log-odds': 'LOG_ODDS',
} as const;

/** Enums of the wire are in capitals. */
export function toUpper<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>;
}

async function listAdmetModels(
  { models, customModels = [], training, explain }: AdmetPredictor,
  options?: CallOptions,
) {
  const known = await training?.(options);
  const shipped = models.map((name) => {
    const { meaning, kind, unit, ...model } = getAdmetModel(name);
    const { trainedOn = null, crossValidation = null } = known?.[name] ?? {};
    return {
      name,
      isOwn: false,
      meaning,
      kind: toUpper(kind),
      unit: kind === 'classification' ? null : unit,
      positiveClass: 'positiveClass' in model ? model.positiveClass : null,
      base: null,
      trainedOn,
      crossValidation: crossValidation && toMeasured(crossValidation),
      scale: toScale(admetScale(name)),
      isExplained: explain !== undefined,
    };
  });
  const custom = customModels.map(
    ({ crossValidation = null, scale = null, isExplained = false, ...model }) => ({
      ...model,
      kind: toUpper(model.kind),
      isOwn: true,
      meaning: null,
      positiveClass: null,
      crossValidation: crossValidation && toMeasured(crossValidation),
      scale: toScale(scale),
      isExplained,
    }),
  );
  return [...shipped, ...custom];
}

function toScale(scale: 'linear' | 'log10' | null) {
  return scale && ADMET_SCALES[scale];
}

function toMeasured({ measure, ...values }: AdmetCrossValidation) {
  return { ...values, measure: toUpper(measure) };
}
