import { describe, expect, it } from 'vitest';
import { measureReferenceWork } from './reference-work.js';

describe('measureReferenceWork', () => {
  it('takes some time of a processor', async () => {
    expect(await measureReferenceWork()).toBeGreaterThan(0);
  });

  it('ends when it is aborted', async () => {
    const reason = new Error('enough');
    await expect(measureReferenceWork({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
