import { articleList } from '@biographql/query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../render.fixture.js';
import { serviceOfFile } from '../service.fixture.js';
import { useInfiniteArticles, useSuspenseInfiniteArticles } from './use-infinite-articles.js';

const { connect } = serviceOfFile();
const search = { text: 'asthma', pageSize: 4 };

describe('useInfiniteArticles', () => {
  it('joins page after page to one list', async () => {
    const { client, sent } = connect();
    const { result } = renderInPage({ client }, () => useInfiniteArticles(search), undefined);
    await waitFor(() => expect(result.current.data?.articles).toHaveLength(4));
    expect(result.current.data?.total).toBe(9);
    await act(() => result.current.fetchNextPage());
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.articles).toHaveLength(9));
    expect(new Set(result.current.data?.articles.map(({ id }) => id)).size).toBe(9);
    expect(result.current.hasNextPage).toBe(false);
    expect(sent.map(({ variables }) => variables.pageNumber)).toEqual([1, 2, 3]);
  });

  it('takes a selection in place of the list, and asks for nothing with null', async () => {
    const { client, sent } = connect();
    const { result, rerender } = renderInPage(
      { client },
      (isIdle: boolean) =>
        useInfiniteArticles(isIdle ? null : search, { select: ({ pages }) => pages.length }),
      true,
    );
    expect(result.current.fetchStatus).toBe('idle');
    expect(sent).toHaveLength(0);
    rerender(false);
    await waitFor(() => expect(result.current.data).toBe(1));
  });

  it('suspends until the first page is there', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => useSuspenseInfiniteArticles(search).data.articles.length,
      undefined,
    );
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(4));
  });
});

it('articleList leaves out what a changed order brings up again', () => {
  const article = (id: string) => ({
    id,
    publicId: id,
    doi: null,
    title: id,
    authors: [],
    issued: null,
    journal: null,
    abstract: null,
  });
  const page = (...ids: string[]) => ({
    items: ids.map(article),
    total: 3,
    page: 1,
    pageSize: 2,
    reading: ids.join(),
    years: null,
  });
  const { articles, total, reading } = articleList({ pages: [page('a', 'b'), page('b', 'c')] });
  expect(articles.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(total).toBe(3);
  expect(reading).toBe('a,b');
  expect(articleList({ pages: [] })).toEqual({ articles: [], total: 0 });
});
