import { createClient } from '@biographql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_KEY } from '../keys.js';
import { typedEntitiesOptions } from './typed-entities.js';

const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 500 }));
const client = createClient({ url: 'http://test/graphql', fetch: fetched });

describe('a query of typed text', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends its request after the pause', async () => {
    const { queryFn } = typedEntitiesOptions(client, 'asth', { delayMs: 100 });
    const answer = queryFn({ signal: new AbortController().signal });
    const failed = expect(answer).rejects.toMatchObject({ code: 'HTTP_STATUS' });
    await vi.advanceTimersByTimeAsync(99);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledOnce();
    await failed;
  });

  it('sends nothing when it is aborted during the pause', async () => {
    fetched.mockClear();
    const abort = new AbortController();
    const { queryFn } = typedEntitiesOptions(client, 'asth');
    const answer = queryFn({ signal: abort.signal });
    const failed = expect(answer).rejects.toThrow('next key');
    abort.abort(new Error('next key'));
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a text that is too short', () => {
  it('has an empty list under its own key', async () => {
    expect(typedEntitiesOptions(client, ' a ')).toMatchObject({
      queryKey: EMPTY_KEY,
      initialData: [],
    });
    expect(typedEntitiesOptions(client, 'a', { minLength: 1 }).queryKey).not.toBe(EMPTY_KEY);
  });
});
