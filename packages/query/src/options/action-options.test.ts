import { HttpStatusError, NetworkError, RateLimitedError, TimeoutError } from '@biographql/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { retry, retryDelay } from './action-options.js';

const answered = (status: number) =>
  new HttpStatusError('a page', { facts: { status, codes: [] } });
const limited = (retryAfterMs: number | null) =>
  new RateLimitedError('limited', { status: 429, retryAfterMs });

afterEach(() => vi.unstubAllGlobals());

describe('retry', () => {
  it('tries twice more, and only what may succeed later', () => {
    vi.stubGlobal('window', {});
    const network = new NetworkError('no network');
    expect([0, 1, 2].map((failures) => retry(failures, network))).toEqual([true, true, false]);
    expect(retry(0, new TimeoutError('late'))).toBe(true);
    expect(retry(0, limited(null))).toBe(true);
    expect(retry(0, answered(503))).toBe(true);
    for (const status of [400, 401, 404, 501]) {
      expect(retry(0, answered(status))).toBe(false);
    }
  });

  it('reports a wait of more than ten seconds instead', () => {
    vi.stubGlobal('window', {});
    expect(retry(0, limited(10_000))).toBe(true);
    expect(retry(0, limited(3_600_000))).toBe(false);
  });

  it('does not keep a server waiting', () => {
    vi.stubGlobal('window', undefined);
    expect(retry(0, new NetworkError('no network'))).toBe(false);
  });
});

describe('retryDelay', () => {
  it('is what the service requested, otherwise one second, then two', () => {
    expect(retryDelay(0, limited(7_000))).toBe(7_000);
    expect(retryDelay(1, limited(null))).toBe(2_000);
    expect(retryDelay(0, new NetworkError('no network'))).toBe(1_000);
  });
});
