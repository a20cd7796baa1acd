import type { AdmetExplanation } from '@biographql/core';
import { reasonSource } from './browser-source.ts';

/** As many as a service tells. */
const SIMILAR = 5;

/** The files that the worker has; of two of a name it has the one that came last. */
const given = new WeakSet<Uint8Array>();

/**
 * Says why a model says what it says of a molecule, in this browser. A file goes to the worker with the first question that
 * needs it.
 *
 * @param file - of a model beyond the 28; undefined for one of these.
 * @throws PredictorError for what cannot be loaded; an aborted call rejects with the signal's reason.
 */
export async function reasonsHere(
  {
    model,
    smiles,
    file,
  }: {
    readonly model: string;
    readonly smiles: string;
    readonly file: Uint8Array | undefined;
  },
  signal: AbortSignal,
): Promise<AdmetExplanation<string>> {
  if (file && !given.has(file)) {
    await reasonSource.add(file);
    given.add(file);
  }
  return reasonSource.explain({ model, smiles }, { signal, similar: SIMILAR });
}
