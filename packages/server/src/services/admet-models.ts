import { type AdmetModelName, admetScale, getAdmetModel } from '@biographql/admet';
import type { CallOptions } from '@biographql/core';
import type { AdmetCrossValidation, AdmetPredictor } from '@biographql/engines';

/** What is told of a model that the service predicts. */
export interface ServedModel {
  readonly name: string;
  readonly isOwn: boolean;
  /** Null for a custom model. */
  readonly meaning: string | null;
  readonly kind: 'regression' | 'classification';
  /** Null for classes, and for a custom model without a unit. */
  readonly unit: string | null;
  readonly positiveClass: string | null;
  /** Of a custom model. */
  readonly base: AdmetModelName | null;
  readonly trainedOn: number | null;
  readonly crossValidation: AdmetCrossValidation | null;
  /** What amounts were learnt as, which errors to expect are on; null for classes, and when it is not known. */
  readonly scale: 'linear' | 'log10' | null;
  readonly isExplained: boolean;
}

/**
 * Lists what a predictor has: the installed ones of the 28 in its order, then custom ones.
 * @throws EngineUnavailableError.
 */
export async function listAdmetModels(
  { models, customModels = [], training, explain }: AdmetPredictor,
  options?: CallOptions,
): Promise<readonly ServedModel[]> {
  const known = await training?.(options);
  const shipped = models.map((name): ServedModel => {
    const { meaning, kind, unit, ...model } = getAdmetModel(name);
    const { trainedOn = null, crossValidation = null } = known?.[name] ?? {};
    return {
      name,
      isOwn: false,
      meaning,
      kind,
      unit: kind === 'classification' ? null : unit,
      positiveClass: 'positiveClass' in model ? model.positiveClass : null,
      base: null,
      trainedOn,
      crossValidation,
      scale: admetScale(name),
      isExplained: explain !== undefined,
    };
  });
  const custom = customModels.map(
    ({ crossValidation = null, scale = null, isExplained = false, ...model }): ServedModel => ({
      ...model,
      isOwn: true,
      meaning: null,
      positiveClass: null,
      crossValidation,
      scale,
      isExplained,
    }),
  );
  return [...shipped, ...custom];
}
