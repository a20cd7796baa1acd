import type { ModelName, ModelSource } from '@biographql/admet-predictor';
import type { MeasuredMolecule } from '@biographql/core';
import { findSimilar } from './find-similar.js';
import { type MeasuredFile, readMeasured } from './measured-file.js';

export interface SimilarMolecules {
  readonly similar: readonly MeasuredMolecule[];
  readonly similarNote?: string;
}

export interface MeasuredStore {
  similar(model: ModelName, features: Float32Array, count: number): Promise<SimilarMolecules>;
}

/** Makes a store over a source of files that are named as the models' are. */
export function createMeasuredStore(source: ModelSource): MeasuredStore {
  const loaded = new Map<ModelName, Promise<MeasuredFile>>();
  const load = (model: ModelName) => {
    const known = loaded.get(model);
    if (known) return known;
    const pending = source(`${model}.bin`).then(readMeasured);
    loaded.set(model, pending);
    pending.catch(() => loaded.delete(model));
    return pending;
  };
  return {
    async similar(model, features, count) {
      let file: MeasuredFile;
      try {
        file = await load(model);
      } catch {
        return { similar: [], similarNote: 'The measured molecules could not be loaded.' };
      }
      const { note } = file.header;
      const similar = findSimilar(file, features, count);
      return { similar, ...(note === undefined ? {} : { similarNote: note }) };
    },
  };
}
