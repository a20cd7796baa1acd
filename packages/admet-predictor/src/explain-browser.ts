import { beside } from './beside.js';
import { assembleExplainer, type Explainer, type ExplainerOptions } from './explain/explainer.js';
import { fetchSource } from './model/model-store.js';

/** The browser's {@link Explainer} factory: models and toolkit are fetched by URL. */
export function createExplainer<Own extends string = never>(
  options: ExplainerOptions<Own> = {},
): Explainer<Own> {
  return assembleExplainer(options, (folder) =>
    fetchSource(
      typeof folder === 'object' ? folder.address : beside(import.meta.url, `../${folder}/`),
    ),
  );
}

export * from './explain/exports.js';
