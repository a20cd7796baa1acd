import { ProviderMissingError } from '@biographql/query';
import { keepPreviousData } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useArticles, useEntityProperties, useTopAuthors } from '../generated/hooks.js';
import { renderInPage } from '../render.fixture.js';
import { rejection, serviceOfFile } from '../service.fixture.js';

const { connect } = serviceOfFile();

describe('options of TanStack', () => {
  it('reach the query', async () => {
    const { client, sent } = connect();
    const { result, rerender } = renderInPage(
      { client },
      (enabled: boolean) =>
        useTopAuthors({ text: 'asthma' }, { enabled, select: (authors) => authors.length }),
      false,
    );
    expect(sent).toHaveLength(0);
    rerender(true);
    await waitFor(() => expect(result.current.data).toBe(10));
  });

  it('keep a page until the next is there', async () => {
    const { client } = connect();
    const { result, rerender } = renderInPage(
      { client },
      (page: number) =>
        useArticles({ text: 'asthma', pageSize: 4, page }, { placeholderData: keepPreviousData }),
      1,
    );
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    rerender(2);
    expect(result.current).toMatchObject({ data: { page: 1 }, isPlaceholderData: true });
    await waitFor(() => expect(result.current.data?.page).toBe(2));
    expect(result.current.isPlaceholderData).toBe(false);
  });
});

describe('a failed request', () => {
  it.each([
    [400, 'INVALID_ARGUMENT', 'BadInputError'],
    [401, 'UNAUTHENTICATED', 'UnauthenticatedError'],
  ])('with status %i is not sent again', async (status, code, name) => {
    const { client, sent } = connect(() => rejection(status, code));
    const { result } = renderInPage({ client }, () => useTopAuthors({ text: 'a' }), undefined);
    await waitFor(() => expect(result.current.error?.name).toBe(name));
    expect(sent).toHaveLength(1);
    expect(result.current.failureCount).toBe(1);
  });

  it('that may succeed later is sent again, twice at most', async () => {
    const { client, sent } = connect(() => rejection(429, 'RATE_LIMITED'));
    const { result } = renderInPage(
      { client },
      () => useTopAuthors({ text: 'a' }, { retryDelay: 0 }),
      undefined,
    );
    await waitFor(() => expect(result.current.error?.code).toBe('RATE_LIMITED'));
    expect(sent).toHaveLength(3);
  });

  it('passes on what the service said', async () => {
    const { client, sent } = connect();
    const { result } = renderInPage(
      { client },
      () => useEntityProperties({ entity: 'Q999999999' }),
      undefined,
    );
    await waitFor(() => expect(result.current.error).not.toBeNull());
    const { error } = result.current;
    expect(error?.name === 'OperationError' && error.has('ENTITY_NOT_FOUND')).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

it('a hook outside the provider throws', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useTopAuthors({ text: 'a' }))).toThrow(ProviderMissingError);
  quiet.mockRestore();
});
