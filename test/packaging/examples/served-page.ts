import assert from 'node:assert/strict';
import { SearchEntityDocument } from '@biographql/core/strings';

/** Path of the route that keeps the key in every example. */
const ROUTE = '/api/graphql';

/**
 * Requests what an example serves, as a browser would: its page without the API key, and a known disease through its
 * route. The route rejects other documents and other sites.
 * @param documented - the address in the README; one that ends in the route has no page.
 * @returns whether there is a page.
 */
export async function checkServed(
  origin: string,
  documented: string,
  apiKey: string,
): Promise<boolean> {
  const isPage = !documented.endsWith(ROUTE);
  if (isPage) {
    const page = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
    assert.equal(page.status, 200);
    const html = await page.text();
    assert.match(html, /<html/);
    assert.ok(!html.includes(apiKey), 'the page holds the key');
  }
  const post = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + ROUTE, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const search = {
    documentId: SearchEntityDocument.__meta__?.hash,
    variables: { searchText: 'asth' },
  };
  const answer = await post(search);
  assert.match(await answer.text(), /asthma/);
  assert.equal((await post({ query: '{ __typename }' })).status, 400);
  assert.equal((await post(search, { 'sec-fetch-site': 'cross-site' })).status, 403);
  return isPage;
}
