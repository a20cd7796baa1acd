import './dom.js';

import { createClient } from '@biographql/client';
import { SearchEntityDocument, type SearchEntityQuery } from '@biographql/core/strings';
import { BioGraphQLProvider } from '@biographql/react';
import { buildData, delayed, failWith, override } from '@biographql/testing';
import { biographqlHandlers } from '@biographql/testing/msw';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DiseaseSearch } from './disease-search.js';

const server = setupServer(...biographqlHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Renders the search as the page does, and types. */
function search(text: string) {
  const client = createClient({ url: 'http://page.test/api/graphql' });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <BioGraphQLProvider client={client}>
        <DiseaseSearch />
      </BioGraphQLProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Disease'), { target: { value: text } });
}

/** Answers searches otherwise until the end of the test. */
function answerSearches(outcome: Parameters<typeof override<SearchEntityQuery, object>>[1]) {
  server.use(...biographqlHandlers({ overrides: [override(SearchEntityDocument, outcome)] }));
}

it('shows what the service finds', async () => {
  search('asth');
  expect(await screen.findByText('asthma')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('says that there is nothing', async () => {
  search('no such name');
  expect((await screen.findByRole('status')).textContent).toBe('Nothing is called no such name.');
});

it('shows names of any length', async () => {
  const text = 'disease of '.repeat(40);
  const searchAsYouType = { data: { searchLabels: [{ text }] } };
  answerSearches(buildData(SearchEntityDocument, { searchAsYouType }));
  search('disease of');
  expect((await screen.findByRole('listitem')).textContent).toBe(text);
});

it('says what went wrong', async () => {
  // Hooks ask again after what may pass, such as RATE_LIMITED; this does not.
  answerSearches(failWith('UNAUTHENTICATED'));
  search('asth');
  expect((await screen.findByRole('alert')).textContent).toContain('is missing or not valid');
});

it('shows nothing while it waits', async () => {
  answerSearches(delayed(Number.POSITIVE_INFINITY));
  search('asth');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
