import assert from 'node:assert/strict';
import { SearchEntityDocument } from '@biographql/core/strings';

/** Path of the route that keeps the key in every example. */
const ROUTE = '/api/graphql';

/**
 * Asks what an example serves, as a browser would: its page, and by the route beside it for a known disease.
 * @param documented - the address in the README; one that ends in the route has no page.
 * @returns whether there is a page.
 */
export async function checkServed(origin: string, documented: string): Promise<boolean> {
  const isPage = !documented.endsWith(ROUTE);
  if (isPage) {
    const page = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<html/);
  }
  const answer = await fetch(origin + ROUTE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      documentId: SearchEntityDocument.__meta__?.hash,
      variables: { searchText: 'asth' },
    }),
  });
  assert.match(await answer.text(), /asthma/);
  return isPage;
}
