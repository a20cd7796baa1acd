import { createClient } from '@biographql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_KEY } from '../keys.js';
import { restingText, typedEntitiesOptions } from './typed-entities.js';

const client = createClient({ url: 'http://test/graphql' });

describe('a text that is typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is at rest at first, and again when it has not changed for a while', () => {
    const changed = vi.fn();
    const typed = restingText(changed);
    expect(typed.isAtRest('a', 100)).toBe(true);
    expect(typed.isAtRest('as', 100)).toBe(false);
    vi.advanceTimersByTime(60);
    expect(typed.isAtRest('ast', 100)).toBe(false);
    vi.advanceTimersByTime(60);
    expect(typed.isAtRest('ast', 100)).toBe(false);
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    expect(changed).toHaveBeenCalledOnce();
    expect(typed.isAtRest('ast', 100)).toBe(true);
  });

  it('is at rest at once when it is what it was before, and nothing else comes to rest', () => {
    const changed = vi.fn();
    const typed = restingText(changed);
    typed.isAtRest('a', 100);
    typed.isAtRest('as', 100);
    expect(typed.isAtRest('a', 100)).toBe(true);
    vi.advanceTimersByTime(500);
    expect(changed).not.toHaveBeenCalled();
    expect(typed.isAtRest('a', 100)).toBe(true);
  });

  it('is waited for no longer when it is stopped', () => {
    const changed = vi.fn();
    const typed = restingText(changed);
    typed.isAtRest('a', 100);
    typed.isAtRest('as', 100);
    typed.stop();
    vi.advanceTimersByTime(500);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a text that is too short', () => {
  it('has an empty list under a key of its own, and is not asked for', async () => {
    const { queryKey, initialData } = typedEntitiesOptions(client, ' a ');
    expect({ queryKey, initialData }).toEqual({ queryKey: EMPTY_KEY, initialData: [] });
    expect(typedEntitiesOptions(client, 'a', 1).queryKey).not.toBe(EMPTY_KEY);
  });
});
