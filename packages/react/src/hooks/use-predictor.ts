import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Loading state of a predictor. */
export interface LoadingState {
  /** `idle` until something is requested, `loading` until its first answer, and `failed` after an error. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Bytes loaded so far. */
  readonly loadedBytes: number;
  /** Bytes of all requested files; null while the size of a file is unknown. */
  readonly totalBytes: number | null;
  /** Why it failed; null otherwise. */
  readonly error: Error | null;
}

/** A predictor that loads itself, e.g. one of `@biographql/admet-predictor/worker-client`. */
export interface LoadingPredictor<Model extends string = string> {
  /** Returns the loading state: the same object until it changes. */
  readonly getState: () => LoadingState;
  /** Calls a listener on each state change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads these models ahead of the first molecule. */
  load(models?: readonly Model[]): Promise<void>;
}

/** Loading state of the predictor, with a retry. */
export interface PredictorResult extends LoadingState {
  /** Loads the models again, e.g. after a failure. */
  readonly retry: () => void;
}

/**
 * Loads models for a predictor in the page, and returns its loading state. With `null` for models it loads none: the
 * first prediction loads them. The predictor itself is a `source` of `useAdmetPredictions`.
 * @example
 * ```tsx
 * import { usePredictor } from '@biographql/react/predictor';
 *
 * const predictor = {
 *   getState: () => READY,
 *   subscribe: () => () => {},
 *   load: async () => {},
 * };
 * const READY = { status: 'ready', loadedBytes: 0, totalBytes: 0, error: null } as const;
 *
 * export function Loading() {
 *   const { status, loadedBytes, totalBytes, error, retry } = usePredictor(predictor, ['hERG']);
 *   if (error) return <button onClick={retry}>{error.message}</button>;
 *   if (status === 'ready') return <p>ready</p>;
 *   return <progress value={loadedBytes} max={totalBytes ?? undefined} />;
 * }
 * ```
 */
export function usePredictor<Model extends string>(
  predictor: LoadingPredictor<Model>,
  models: readonly Model[] | null,
): PredictorResult {
  const state = useSyncExternalStore(predictor.subscribe, predictor.getState, predictor.getState);
  // Compared by name, since the list is often a new array at each render.
  const names = models === null ? null : models.join();
  const retry = useCallback(() => {
    // The state reports a failure.
    if (names !== null)
      predictor.load((names === '' ? [] : names.split(',')) as Model[]).catch(() => {});
  }, [predictor, names]);
  useEffect(retry, [retry]);
  return { ...state, retry };
}
