import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../page.fixture.js';
import { type LoadingState, usePredictor } from './use-predictor.js';

const IDLE: LoadingState = { status: 'idle', loadedBytes: 0, totalBytes: null, error: null };

/** A predictor whose files come when the test says so. */
function predictorByHand() {
  let state = IDLE;
  const listeners = new Set<() => void>();
  const loads: string[][] = [];
  const change = (next: Partial<LoadingState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    loads,
    listeners,
    change,
    predictor: {
      getState: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async load(models: readonly string[] = []) {
        loads.push([...models]);
        change({ status: 'loading', error: null });
        if (models.includes('none')) {
          const error = new Error('no such model');
          change({ status: 'failed', error });
          throw error;
        }
      },
    },
  };
}

it('loads the models once, and follows how far they are', async () => {
  const { predictor, loads, listeners, change } = predictorByHand();
  const { result, rerender, unmount } = renderHook(() => usePredictor(predictor, ['hERG', 'logS']));
  await waitFor(() => expect(result.current.status).toBe('loading'));
  act(() => change({ loadedBytes: 10, totalBytes: 20 }));
  expect(result.current).toMatchObject({ loadedBytes: 10, totalBytes: 20 });
  act(() => change({ status: 'ready', loadedBytes: 20 }));
  rerender();
  expect(result.current.status).toBe('ready');
  expect(loads).toEqual([['hERG', 'logS']]);
  unmount();
  expect(listeners.size).toBe(0);
});

it('loads nothing without models, and others when they change', () => {
  const { predictor, loads } = predictorByHand();
  const { rerender } = renderHook(
    ({ models }: { readonly models: readonly string[] | null }) => usePredictor(predictor, models),
    { initialProps: { models: null as readonly string[] | null } },
  );
  expect(loads).toEqual([]);
  rerender({ models: ['hERG'] });
  rerender({ models: ['logS'] });
  expect(loads).toEqual([['hERG'], ['logS']]);
});

it('reports a failure, and tries again', () => {
  const { predictor, loads } = predictorByHand();
  const { result } = renderHook(() => usePredictor(predictor, ['none']));
  expect(result.current.error?.message).toBe('no such model');
  act(() => result.current.retry());
  expect(loads).toEqual([['none'], ['none']]);
});
