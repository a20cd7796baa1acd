import { InvalidSparqlError, OverloadedError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { retryWhenBusy } from './check-dataset.js';

describe('retryWhenBusy', () => {
  it('asks again what may succeed later', async () => {
    let times = 0;
    const ask = async () => {
      times += 1;
      if (times < 3) throw new OverloadedError('graph', 0);
      return 'answer';
    };
    expect([await retryWhenBusy(ask), times]).toEqual(['answer', 3]);
  });

  it('gives up at last, and at once where nothing will change', async () => {
    let times = 0;
    const ask = (error: Error) => async () => {
      times += 1;
      throw error;
    };
    await expect(retryWhenBusy(ask(new OverloadedError('graph', 0)))).rejects.toThrow(
      'busy or restarting',
    );
    expect(times).toBe(10);
    await expect(retryWhenBusy(ask(new InvalidSparqlError('no')))).rejects.toThrow();
    expect(times).toBe(11);
  });
});
