import { admetModelsOptions, moleculesOptions } from '@biographql/query';
import { admetExplanationOptions } from '../options.js';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Lists the ADMET models that the service predicts, its own after those of the 28.
 * @example
 * ```tsx
 * const { data } = useAdmetModels({ isOwn: false });
 * return <p>{data?.map(({ name }) => name).join()}</p>;
 * ```
 */
export const useAdmetModels = /* @__PURE__ */ createHook(admetModelsOptions);

/**
 * {@link useAdmetModels} for Suspense.
 * @example `const { data } = useSuspenseAdmetModels({ isOwn: false });`
 */
export const useSuspenseAdmetModels = /* @__PURE__ */ createSuspenseHook(admetModelsOptions);

/**
 * Explains what one ADMET model says of one molecule: what each atom adds, what is of no atom, and the most similar
 * molecules that were measured.
 * @example
 * ```tsx
 * const { data } = useAdmetExplanation({ model: 'hERG', smiles: 'CCO' });
 * return <p>{data?.status === 'explained' ? data.score : data?.reason.message}</p>;
 * ```
 */
export const useAdmetExplanation = /* @__PURE__ */ createHook(admetExplanationOptions);

/**
 * {@link useAdmetExplanation} for Suspense.
 * @example `const { data } = useSuspenseAdmetExplanation({ model: 'hERG', smiles: 'CCO' });`
 */
export const useSuspenseAdmetExplanation =
  /* @__PURE__ */ createSuspenseHook(admetExplanationOptions);

/**
 * Profiles molecules in one request: properties, rules, alerts, predictions in plain words, main concerns and similar
 * drugs.
 * @example
 * ```tsx
 * const { data } = useMolecules({ texts: ['terfenadine'] });
 * return <p>{data?.map(({ error, concerns }) => error?.message ?? `concerns: ${concerns.map(({ label }) => label)}`).join()}</p>;
 * ```
 */
export const useMolecules = /* @__PURE__ */ createHook(moleculesOptions);

/**
 * {@link useMolecules} for Suspense.
 * @example `const { data } = useSuspenseMolecules({ texts: ['CC(=O)Oc1ccccc1C(=O)O'] });`
 */
export const useSuspenseMolecules = /* @__PURE__ */ createSuspenseHook(moleculesOptions);
