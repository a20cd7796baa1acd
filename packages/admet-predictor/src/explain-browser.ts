import { assembleExplainer, type Explainer, type ExplainerOptions } from './explain/explainer.js';
import { fetchSource } from './model/model-store.js';

/** The browser's {@link Explainer} factory: models and toolkit are fetched by URL. */
export function createExplainer(options: ExplainerOptions = {}): Explainer {
  return assembleExplainer(options, (folder) =>
    fetchSource(
      typeof folder === 'object'
        ? folder.address
        : new URL(/* @vite-ignore */ `../${folder}/`, import.meta.url),
    ),
  );
}

export * from './explain/exports.js';
