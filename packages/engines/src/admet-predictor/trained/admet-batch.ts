/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;

/** The file of a model beyond the 28; plain data for threads. */
export interface CustomModelBytes {
  readonly name: string;
  /** Of shared memory, so that threads read the same bytes. */
  readonly bytes: Uint8Array;
}

/** Molecules for one model, as a thread takes them. */
export interface AdmetBatch {
  readonly model: string;
  readonly smiles: readonly string[];
  /** All models beyond the 28 that a thread may be asked for. */
  readonly custom: readonly CustomModelBytes[];
  /** Whether a description has InChI and InChIKey. */
  readonly identifiers?: boolean;
}

/** A molecule to explain, as a thread takes it. */
export interface AdmetMolecule extends Omit<AdmetBatch, 'smiles'> {
  readonly smiles: string;
}

/** Cuts a list into batches, in order. */
export function getBatches({ smiles, ...batch }: AdmetBatch): readonly AdmetBatch[] {
  const batches: AdmetBatch[] = [];
  for (let start = 0; start < smiles.length; start += BATCH_SIZE)
    batches.push({ ...batch, smiles: smiles.slice(start, start + BATCH_SIZE) });
  return batches;
}
