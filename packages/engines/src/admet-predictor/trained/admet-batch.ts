import type { OwnModelFile } from './own-models.js';

/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;

/** Molecules for one model, as a thread takes them. */
export interface AdmetBatch {
  readonly model: string;
  readonly smiles: readonly string[];
  /** All models beyond the 28 that a thread may be asked for; their bytes are shared, not copied. */
  readonly own?: readonly OwnModelFile[];
}

/** A molecule whose value of one model is explained, as a thread takes it. */
export interface AdmetMolecule {
  readonly model: string;
  readonly smiles: string;
  /** As a batch has them. */
  readonly own?: readonly OwnModelFile[];
}

/** Cuts a list into batches, in order. */
export function batchesOf(
  smiles: readonly string[],
  model: string,
  own: readonly OwnModelFile[] = [],
): readonly AdmetBatch[] {
  const batches: AdmetBatch[] = [];
  for (let start = 0; start < smiles.length; start += BATCH_SIZE) {
    const batch = { model, smiles: smiles.slice(start, start + BATCH_SIZE) };
    batches.push(own.length === 0 ? batch : { ...batch, own });
  }
  return batches;
}

/** A molecule to explain, with the models beyond the 28 where there are any. */
export function moleculeOf(
  smiles: string,
  model: string,
  own: readonly OwnModelFile[],
): AdmetMolecule {
  return own.length === 0 ? { model, smiles } : { model, smiles, own };
}
