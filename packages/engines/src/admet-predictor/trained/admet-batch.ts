/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;

export interface CustomModelBytes {
  readonly name: string;
  /** Of shared memory, so that threads read the same bytes. */
  readonly bytes: Uint8Array;
}

export interface AdmetBatch {
  readonly model: string;
  readonly smiles: readonly string[];
  readonly custom: readonly CustomModelBytes[];
  readonly identifiers?: boolean;
}

export interface AdmetMolecule extends Omit<AdmetBatch, 'smiles'> {
  readonly smiles: string;
}

export function getBatches({ smiles, ...batch }: AdmetBatch): readonly AdmetBatch[] {
  const batches: AdmetBatch[] = [];
  for (let start = 0; start < smiles.length; start += BATCH_SIZE)
    batches.push({ ...batch, smiles: smiles.slice(start, start + BATCH_SIZE) });
  return batches;
}
