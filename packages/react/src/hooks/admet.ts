import { admetModelsOptions, moleculesOptions } from '@biographql/query';
import { admetExplanationOptions } from '../options.js';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Lists the ADMET models that the service predicts, its own after those of the 28.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useAdmetModels } from '@biographql/react';
 *
 * export function List() {
 *   const { data, error, isPending } = useAdmetModels({ isOwn: false });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.map(({ name }) => name).join()}</p>;
 * }
 * ```
 */
export const useAdmetModels = /* @__PURE__ */ createHook(admetModelsOptions);

/**
 * {@link useAdmetModels} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseAdmetModels } from '@biographql/react';
 *
 * export function List() {
 *   const { data } = useSuspenseAdmetModels({ isOwn: false });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseAdmetModels = /* @__PURE__ */ createSuspenseHook(admetModelsOptions);

/**
 * Explains what one ADMET model says of one molecule: what each atom adds, what is of no atom, and the most similar
 * molecules that were measured. With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useAdmetExplanation } from '@biographql/react';
 *
 * export function Reasons() {
 *   const { data, error, isPending } = useAdmetExplanation({ model: 'hERG', smiles: 'CCO' });
 *   if (isPending) return <p>…</p>;
 *   if (error) return <p>{error.message}</p>;
 *   return <p>{data.status === 'explained' ? data.score : data.reason.message}</p>;
 * }
 * ```
 */
export const useAdmetExplanation = /* @__PURE__ */ createHook(admetExplanationOptions);

/**
 * {@link useAdmetExplanation} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseAdmetExplanation } from '@biographql/react';
 *
 * export function Reasons() {
 *   const { data } = useSuspenseAdmetExplanation({ model: 'hERG', smiles: 'CCO' });
 *   return <p>{data.status === 'explained' ? data.score : data.reason.message}</p>;
 * }
 * ```
 */
export const useSuspenseAdmetExplanation =
  /* @__PURE__ */ createSuspenseHook(admetExplanationOptions);

/**
 * Profiles molecules in one request: properties, rules, alerts, predictions in plain words, main concerns and similar
 * drugs. With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useMolecules } from '@biographql/react';
 *
 * export function Concerns() {
 *   const { data, error, isPending } = useMolecules({ texts: ['terfenadine'] });
 *   if (isPending) return <p>…</p>;
 *   if (error) return <p>{error.message}</p>;
 *   const [molecule] = data;
 *   if (molecule?.error) return <p>{molecule.error.message}</p>;
 *   return <p>Concerns: {molecule?.concerns.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useMolecules = /* @__PURE__ */ createHook(moleculesOptions);

/**
 * {@link useMolecules} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseMolecules } from '@biographql/react';
 *
 * export function Formula() {
 *   const { data } = useSuspenseMolecules({ texts: ['CC(=O)Oc1ccccc1C(=O)O'] });
 *   return <p>{data[0]?.formula}</p>;
 * }
 * ```
 */
export const useSuspenseMolecules = /* @__PURE__ */ createSuspenseHook(moleculesOptions);
