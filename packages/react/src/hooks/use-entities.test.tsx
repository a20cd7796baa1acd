import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../render.fixture.js';
import { rejection, type Sent, serviceOfFile } from '../service.fixture.js';
import { type EntitiesOptions, useEntities } from './use-entities.js';

const { connect } = serviceOfFile();
const delayMs = 20;
const type = (text: string, options: EntitiesOptions = {}) => ({ text, options });

function open(intercept?: Parameters<typeof connect>[0], first = type('asth')) {
  const { client, sent } = connect(intercept);
  const page = renderInPage(
    { client },
    ({ text, options }: typeof first) => useEntities(text, { delayMs, ...options }),
    first,
  );
  const labels = () => page.result.current.entities?.map(({ label }) => label);
  return { ...page, sent, labels };
}

/** Returns the requests for a text when the test says so. */
function gate() {
  const open = new Map<unknown, () => void>();
  return {
    intercept: ({ variables }: Sent) =>
      new Promise<undefined>((resolve) => open.set(variables.searchText, () => resolve(undefined))),
    let: (text: string) => open.get(text)?.(),
  };
}

describe('useEntities', () => {
  it('finds entities by the text', async () => {
    const { labels, sent, result } = open();
    expect(result.current).toMatchObject({ entities: undefined, isSearching: true, error: null });
    await waitFor(() => expect(labels()?.[0]).toBe('asthma'));
    expect(result.current.isSearching).toBe(false);
    expect(sent.map(({ variables }) => variables.searchText)).toEqual(['asth']);
  });

  it('asks when the text rests, not at each keystroke', async () => {
    const { labels, sent, rerender } = open(undefined, type('a'));
    for (const text of ['as', 'ast', 'asth', 'asthm']) rerender(type(text));
    await waitFor(() => expect(labels()?.[0]).toBe('asthma'));
    expect(sent.map(({ variables }) => variables.searchText)).toEqual(['asthm']);
  });

  it('does not ask for a short text', async () => {
    const { result, sent, rerender, labels } = open(undefined, type('a '));
    expect(result.current).toMatchObject({ entities: [], isSearching: false });
    rerender(type('a', { minLength: 1 }));
    await waitFor(() => expect(labels()).toContain('asthma'));
    expect(sent).toHaveLength(1);
  });

  it('gives the request of the text before up at the next keystroke', async () => {
    const { intercept } = gate();
    const { sent, rerender } = open(intercept);
    await waitFor(() => expect(sent).toHaveLength(1));
    rerender(type('diab'));
    expect(sent[0]?.aborted()).toBe(true);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.aborted()).toBe(false);
  });

  it('shows the list before only as the list before', async () => {
    const { intercept, let: answer } = gate();
    const { result, rerender, labels, sent } = open(intercept);
    await waitFor(() => expect(sent).toHaveLength(1));
    answer('asth');
    await waitFor(() => expect(labels()?.[0]).toBe('asthma'));
    const asthma = result.current.entities;
    rerender(type('diab'));
    expect(result.current).toMatchObject({ entities: undefined, isSearching: true });
    expect(result.current.previousEntities).toBe(asthma);
    await waitFor(() => expect(sent).toHaveLength(2));
    answer('diab');
    await waitFor(() => expect(labels()?.[0]).toMatch(/diabetes/));
    expect(result.current.previousEntities).toBeUndefined();
  });

  it('forgets the list before when the text becomes too short', async () => {
    const { result, rerender, labels } = open();
    await waitFor(() => expect(labels()?.[0]).toBe('asthma'));
    rerender(type(''));
    expect(result.current).toMatchObject({ entities: [], previousEntities: undefined });
    rerender(type('diab'));
    expect(result.current.previousEntities).toEqual([]);
    await waitFor(() => expect(labels()?.[0]).toMatch(/diabetes/));
  });

  it('answers a text that is known at once', async () => {
    const { rerender, labels, sent } = open();
    await waitFor(() => expect(labels()?.[0]).toBe('asthma'));
    rerender(type('diab'));
    await waitFor(() => expect(labels()?.[0]).toMatch(/diabetes/));
    rerender(type('asth'));
    expect(labels()?.[0]).toBe('asthma');
    await act(() => new Promise((resolve) => setTimeout(resolve, 3 * delayMs)));
    expect(sent).toHaveLength(2);
  });

  it('reports what went wrong with this text, and only with this', async () => {
    const { result, rerender, labels } = open(({ variables }) =>
      variables.searchText === 'asth' ? rejection(400, 'INVALID_ARGUMENT') : undefined,
    );
    await waitFor(() => expect(result.current.error?.code).toBe('INVALID_REQUEST'));
    expect(result.current).toMatchObject({ entities: undefined, isSearching: false });
    rerender(type('diab'));
    expect(result.current.error).toBeNull();
    await waitFor(() => expect(labels()?.[0]).toMatch(/diabetes/));
  });

  it('asks for nothing when it is not enabled', async () => {
    const { result, sent } = open(undefined, type('asth', { enabled: false }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 3 * delayMs)));
    expect(sent).toHaveLength(0);
    expect(result.current).toMatchObject({ entities: undefined, isSearching: false });
  });
});
