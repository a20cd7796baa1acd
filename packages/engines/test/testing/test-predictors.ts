import { type AdmetModelName, isAdmetModelName } from '@biographql/admet';
import {
  type AdmetCertainty,
  type AdmetPrediction,
  ModelNotInstalledError,
} from '@biographql/core';
import type { AdmetDriver, AdmetPredictor } from '../../src/admet-predictor/admet-predictor.js';

/** A known value, its certainty, and why the molecule is out of the model's scope, if it is. */
export type AdmetValue =
  | number
  | (AdmetCertainty & { readonly value: number; readonly outOfScope?: string });

export type AdmetValues = Readonly<
  Partial<Record<AdmetModelName, Readonly<Record<string, AdmetValue>>>>
>;

/** Predictor for tests: looks values up by the exact SMILES text and rejects all others. */
export function tablePredictor(
  table: AdmetValues,
): AdmetPredictor & Required<Pick<AdmetPredictor, 'describe' | 'explain'>> {
  return {
    name: 'table',
    models: Object.keys(table).filter(isAdmetModelName),
    async ready() {},
    async predict(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      const values = isAdmetModelName(model) ? table[model] : undefined;
      if (values === undefined) throw new ModelNotInstalledError(model);
      return smiles.map((text) => lookUp(values, model, text));
    },
    async describe(smiles, options) {
      // Few tests describe molecules, so the others do not load the toolkit.
      const { createPredictor } = await import('@biographql/admet-predictor');
      return createPredictor().describe(smiles, options);
    },
    async findSubstructure(pattern, smiles) {
      if (smiles.length === 0) return { status: 'searched', readAs: 'SMILES', matches: [] };
      const { createPredictor } = await import('@biographql/admet-predictor');
      return createPredictor().findSubstructure(pattern, smiles);
    },
    async explain(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      const values = isAdmetModelName(model) ? table[model] : undefined;
      if (values === undefined) throw new ModelNotInstalledError(model);
      const prediction = lookUp(values, model, smiles);
      if (prediction.status === 'rejected') return prediction;
      const { value } = prediction;
      // A table has no atom contributions: its base is the value.
      const score = { scale: 'value', base: value, score: value } as const;
      return { ...prediction, status: 'explained', ...score, atoms: [], rest: [], similar: [] };
    },
    async [Symbol.asyncDispose]() {},
  };
}

function lookUp<Model extends string>(
  values: Readonly<Record<string, AdmetValue>>,
  model: Model,
  smiles: string,
): AdmetPrediction<Model> {
  const known = Object.hasOwn(values, smiles) ? values[smiles] : undefined;
  if (known !== undefined) {
    const value = typeof known === 'number' ? { value: known } : known;
    return { status: 'predicted', model, smiles, ...value };
  }
  const reason =
    smiles.trim() === ''
      ? { code: 'EMPTY_SMILES', message: 'The SMILES text is empty.' }
      : { code: 'INVALID_SMILES', message: 'The molecule is not in the table.' };
  return { status: 'rejected', model, smiles, value: null, reason };
}

export function notInstalledPredictor(): AdmetPredictor {
  return {
    name: 'not-installed',
    models: [],
    async ready() {},
    async predict(_smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      throw new ModelNotInstalledError(model);
    },
    async [Symbol.asyncDispose]() {},
  };
}

export const notInstalled: AdmetDriver = {
  name: 'not-installed',
  format: null,
  open: async () => notInstalledPredictor(),
};
