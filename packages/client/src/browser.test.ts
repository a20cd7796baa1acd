import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import * as browser from './browser.js';
import * as node from './index.js';
import { network } from './network.fixture.js';

const url = '/api/graphql';

describe('the browser entry', () => {
  it('exports the same names', () => {
    expect(Object.keys(browser)).toEqual(Object.keys(node));
  });

  it('sends no key and takes none', async () => {
    const { fetch, sent } = network();
    await browser
      .createClient({ url, fetch, headers: { authorization: 'Bearer session' } })
      .request(GraphInsightsDocument, {});
    expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual([
      'accept',
      'authorization',
      'content-type',
    ]);
  });

  it('throws when a key is given after all', () => {
    const smuggled = { url, apiKey: 'k' } as unknown as browser.ClientOptions;
    expect(() => browser.createClient(smuggled)).toThrow(browser.UnsafeKeyError);
    for (const name of ['x-api-key', 'X-API-Key', 'X-Api-Key']) {
      expect(() => browser.createClient({ url, headers: { [name]: 'k' } })).toThrow(
        browser.UnsafeKeyError,
      );
    }
  });
});
