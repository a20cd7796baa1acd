import { assembleExplainer, type Explainer, type ExplainerOptions } from './explain/explainer.js';
import { fetchSource } from './model/model-store.js';

/** The browser's {@link Explainer} factory: models and toolkit are fetched by URL. */
export function createExplainer(options: ExplainerOptions = {}): Explainer {
  return assembleExplainer(
    options,
    (folder = new URL(/* @vite-ignore */ '../models/', import.meta.url)) => fetchSource(folder),
  );
}

export * from './explain/exports.js';
