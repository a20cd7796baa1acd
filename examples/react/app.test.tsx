import './dom.js';

import { createClient } from '@biographql/client';
import { createProxy } from '@biographql/client/proxy';
import { BioGraphQLProvider } from '@biographql/react';
import { createTestService, type TestService } from '@biographql/server/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { App } from './app.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service[Symbol.asyncDispose]());
afterEach(cleanup);

it('React app finds a disease, its drugs and its articles', async () => {
  // The page has no key: its requests go through the proxy, as in ../proxy.
  const toService = createProxy(service);
  const client = createClient({
    url: 'http://page.test/api/graphql',
    fetch: (url, init) => toService(new Request(url, init)),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BioGraphQLProvider client={client}>
        <App />
      </BioGraphQLProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Disease'), { target: { value: 'asth' } });
  fireEvent.click(await screen.findByRole('button', { name: 'asthma' }));

  expect(screen.getByRole('heading').textContent).toBe('asthma');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('montelukast')).toBeDefined();
  expect(within(table).getAllByText('target not known').length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(() => {
    expect(document.querySelectorAll('ol li')).toHaveLength(9);
  });
});
