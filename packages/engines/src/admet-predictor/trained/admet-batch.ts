import type { AdmetModelName } from '@biographql/admet';

/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;

/** Molecules for one model, as a thread takes them. */
export interface AdmetBatch {
  readonly model: AdmetModelName;
  readonly smiles: readonly string[];
}

/** A molecule whose value of one model is explained, as a thread takes it. */
export interface AdmetMolecule {
  readonly model: AdmetModelName;
  readonly smiles: string;
}

/** Cuts a list into batches, in order. */
export function batchesOf(smiles: readonly string[], model: AdmetModelName): readonly AdmetBatch[] {
  const batches: AdmetBatch[] = [];
  for (let start = 0; start < smiles.length; start += BATCH_SIZE) {
    batches.push({ model, smiles: smiles.slice(start, start + BATCH_SIZE) });
  }
  return batches;
}
