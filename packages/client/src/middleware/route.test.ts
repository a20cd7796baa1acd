import { GraphInsightsDocument, SearchEntityDocument } from '@biographql/core/strings';
import { expect, it } from 'vitest';
import { createClient, route } from '../index.js';
import { network } from '../network.fixture.js';

it('sends an operation to its own address, and the others to the client’s', async () => {
  const { fetch, sent } = network(Response.json({ data: { searchAsYouType: null } }));
  const elsewhere = route(({ operationName, url }) =>
    operationName === 'searchEntity' ? `${url}/labels` : undefined,
  );
  const client = createClient({ url: 'http://localhost/a', fetch, middleware: [elsewhere] });
  await client.request(SearchEntityDocument, { searchText: 'a' });
  await client.request(GraphInsightsDocument, {});
  expect(sent.map(({ url }) => url)).toEqual(['http://localhost/a/labels', 'http://localhost/a']);
});
