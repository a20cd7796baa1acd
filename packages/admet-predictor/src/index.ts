import { readFile } from 'node:fs/promises';
import { fetchSource, type ModelSource } from './model/model-store.js';
import { assemblePredictor, type Predictor } from './predictor.js';
import { defaultToolkit, type ToolkitLoader } from './toolkit/toolkit.js';

/** Options of {@link createPredictor}. */
export interface PredictorOptions {
  /** Where model files are: a folder URL, or a function from file name to bytes.
   *  Default in Node: the package's own folder; in browsers: `models/` beside the script's folder. */
  readonly models?: string | URL | ModelSource | undefined;
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /** Molecules whose features are kept between calls; default 1,000, 0 turns it off. */
  readonly cacheSize?: number | undefined;
  /** Molecules with more heavy atoms are rejected; default 300. The toolkit breaks near 1,000. */
  readonly maxHeavyAtoms?: number | undefined;
}

/**
 * Makes a predictor. Nothing is loaded yet: the toolkit comes with the first molecule, each model with
 * its first use.
 *
 * @example
 * ```ts
 * import { createPredictor } from '@biographql/admet-predictor';
 *
 * const predictor = createPredictor();
 * const [aspirin] = await predictor.predict('logS', ['CC(=O)Oc1ccccc1C(=O)O']);
 * ```
 */
export function createPredictor(options: PredictorOptions = {}): Predictor {
  const { models, wasm, cacheSize, maxHeavyAtoms } = options;
  return assemblePredictor({
    source:
      typeof models === 'function'
        ? models
        : folderSource(models ?? new URL('../models/', import.meta.url)),
    toolkit: typeof wasm === 'function' ? wasm : defaultToolkit(wasm),
    cacheSize,
    maxHeavyAtoms,
  });
}

function folderSource(folder: string | URL): ModelSource {
  const base = new URL(String(folder).replace(/\/?$/, '/'), import.meta.url);
  if (base.protocol !== 'file:') return fetchSource(base);
  return (file) => readFile(new URL(file, base));
}

export * from './exports.js';
