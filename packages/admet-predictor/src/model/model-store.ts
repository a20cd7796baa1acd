import type { ModelName } from '../endpoints.js';
import { PredictorError } from '../errors.js';
import type { Engine } from './engine.js';
import { readModelFile } from './format.js';
import { type LoadedModel, loadModel } from './model.js';

/** Gives the bytes of a file of the model folder, such as `logS.bin` or `cards.json`. */
export type ModelSource = (file: string) => Promise<Uint8Array>;

/** Loads model files when they are first asked for and keeps them. */
export interface ModelStore {
  /** @throws PredictorError `MODEL_UNAVAILABLE` or `INVALID_MODEL_FILE`; a later call tries again. */
  model(name: ModelName): Promise<LoadedModel>;
}

/** Reads model files over HTTP from a folder URL. */
export function fetchSource(folder: string | URL): ModelSource {
  const base = String(folder).replace(/\/?$/, '/');
  return async (file) => {
    const response = await fetch(base + file);
    if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

/** Makes a store over a source; models are kept in the engine that runs them. */
export function createModelStore(source: ModelSource, engine: Engine): ModelStore {
  const loaded = new Map<ModelName, Promise<LoadedModel>>();
  const load = async (name: ModelName): Promise<LoadedModel> => {
    let bytes: Uint8Array;
    try {
      bytes = await source(`${name}.bin`);
    } catch (cause) {
      throw new PredictorError(
        'MODEL_UNAVAILABLE',
        `The file of model ${name} could not be loaded.`,
        { cause },
      );
    }
    return loadModel(engine, readModelFile(bytes));
  };
  return {
    model(name) {
      const known = loaded.get(name);
      if (known) return known;
      const pending = load(name);
      loaded.set(name, pending);
      pending.catch(() => loaded.delete(name));
      return pending;
    },
  };
}
