import { isAdmetModelName } from '@biographql/admet';
import type { ModelCard } from '@biographql/admet-predictor';
import { EngineUnavailableError } from '@biographql/core';
import type { AdmetCrossValidation, AdmetTrainings } from '../admet-predictor.js';

/** Reads the training data of models from their cards. @throws EngineUnavailableError when that fails. */
export async function trainingsIn(
  cards: () => Promise<string>,
  engine: string,
  signal?: AbortSignal,
): Promise<AdmetTrainings> {
  signal?.throwIfAborted();
  try {
    const { models } = JSON.parse(await cards()) as { readonly models: readonly ModelCard[] };
    return Object.fromEntries(
      models.flatMap(({ model, trainedOn, crossValidation }) =>
        isAdmetModelName(model)
          ? [[model, { trainedOn, crossValidation: getCrossValidation(crossValidation) }] as const]
          : [],
      ),
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw new EngineUnavailableError(engine, 'training', error);
  }
}

export function getCrossValidation({
  random,
  scaffold,
}: {
  readonly random: object;
  readonly scaffold: object;
}): AdmetCrossValidation {
  const key = 'r2' in random ? 'r2' : 'accuracy';
  const figure = (figures: object) => Number(Reflect.get(figures, key));
  return {
    measure: key === 'r2' ? 'R2' : 'accuracy',
    random: figure(random),
    scaffold: figure(scaffold),
  };
}
