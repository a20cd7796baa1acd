import { type AdmetModelName, isAdmetModelName } from '@biographql/admet';
import { ModelNotInstalledError } from '@biographql/core';
import type { AdmetPrediction, AdmetPredictor } from '../admet-predictor.js';

/** Known values by model, then by SMILES text. */
export type AdmetTable = Readonly<
  Partial<Record<AdmetModelName, Readonly<Record<string, number>>>>
>;

/**
 * The reference predictor: looks values up by the exact SMILES text and rejects every other text. The models of the
 * table are the installed ones.
 */
export function tablePredictor(table: AdmetTable): AdmetPredictor {
  return {
    name: 'table',
    models: Object.keys(table).filter(isAdmetModelName),
    async ready() {},
    async predict(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      const values = table[model];
      if (values === undefined) throw new ModelNotInstalledError(model);
      return smiles.map((text) => lookUp(values, text));
    },
    async [Symbol.asyncDispose]() {},
  };
}

function lookUp(values: Readonly<Record<string, number>>, smiles: string): AdmetPrediction {
  if (smiles.trim() === '') {
    const message = 'The SMILES text is empty.';
    return { smiles, status: 'rejected', code: 'EMPTY_SMILES', message };
  }
  const value = Object.hasOwn(values, smiles) ? values[smiles] : undefined;
  if (value !== undefined) return { smiles, status: 'predicted', value };
  const message = 'The molecule is not in the table.';
  return { smiles, status: 'rejected', code: 'INVALID_SMILES', message };
}
