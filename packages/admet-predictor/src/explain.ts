import { assembleExplainer, type Explainer, type ExplainerOptions } from './explain/explainer.js';
import { modelsIn } from './node-models.js';

/**
 * Makes an explainer. Nothing is loaded yet: toolkit and background come with the first call, each model with its first
 * use.
 *
 * @example
 * ```ts
 * import { createExplainer } from '@biographql/admet-predictor/explain';
 *
 * const explainer = createExplainer();
 * const outcome = await explainer.explain('hERG', 'CN1CCC(CC1)=C1c2ccccc2CCc2ccccc21');
 * if (outcome.status === 'explained') console.log(outcome.base, outcome.atoms, outcome.rest);
 * ```
 */
export function createExplainer<Own extends string = never>(
  options: ExplainerOptions<Own> = {},
): Explainer<Own> {
  return assembleExplainer(options, (folder) =>
    modelsIn(
      typeof folder === 'object' ? folder.address : new URL(`../${folder}/`, import.meta.url),
    ),
  );
}

export * from './explain/exports.js';
