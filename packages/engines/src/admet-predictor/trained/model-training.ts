import { isAdmetModelName } from '@biographql/admet';
import type { ModelCard } from '@biographql/admet-predictor';
import { EngineUnavailableError } from '@biographql/core';
import type { AdmetCrossValidation, AdmetTraining, AdmetTrainings } from '../admet-predictor.js';

export const CARDS_FILE = 'cards.json';

/** Reads the training data of models from their cards. @throws EngineUnavailableError when that fails. */
export async function trainingsIn(
  cards: () => Promise<string>,
  engine: string,
  signal?: AbortSignal,
): Promise<AdmetTrainings> {
  signal?.throwIfAborted();
  try {
    return readTrainings(await cards());
  } catch (error) {
    signal?.throwIfAborted();
    throw new EngineUnavailableError(engine, 'training', error);
  }
}

function readTrainings(text: string): AdmetTrainings {
  const { models } = JSON.parse(text) as { readonly models: readonly ModelCard[] };
  return Object.fromEntries(
    models.flatMap(({ model, ...card }) =>
      isAdmetModelName(model) ? [[model, getTraining(card)] as const] : [],
    ),
  );
}

function getTraining({
  trainedOn,
  crossValidation: { random, scaffold },
}: Pick<ModelCard, 'trainedOn' | 'crossValidation'>): AdmetTraining {
  return { trainedOn, crossValidation: getCrossValidation({ random, scaffold }) };
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
