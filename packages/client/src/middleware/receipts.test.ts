import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { createClient, type Receipt, receipts } from '../index.js';
import { network } from '../network.fixture.js';

const url = 'http://localhost/graphql';
const receipt: Receipt = {
  version: '1.0.0',
  dataset: { digest: 'sha256:0', release: '2026-11' },
  document: 'sha256:1',
  operationName: 'graphInsights',
  variables: {},
  result: 'sha256:2',
};
const data = { graphInsights: null };

describe('receipts', () => {
  it('hands on the receipt of a response, and passes over what has none', async () => {
    const { fetch } = network(
      Response.json({ data, extensions: { receipt } }),
      Response.json({ data, extensions: { receipt: 'none' } }),
      Response.json({ data }),
    );
    const retained: Receipt[] = [];
    const client = createClient({
      url,
      fetch,
      middleware: [receipts((one) => retained.push(one))],
    });
    for (let count = 0; count < 3; count += 1) {
      expect(await client.request(GraphInsightsDocument, {})).toEqual(data);
    }
    expect(retained).toEqual([receipt]);
  });

  it('costs no answer when the listener throws or the body is no JSON', async () => {
    const { fetch } = network(
      Response.json({ data, extensions: { receipt } }),
      new Response('<html>', { status: 502 }),
    );
    const broken = receipts(() => {
      throw new Error('disk full');
    });
    const client = createClient({ url, fetch, retries: 0, middleware: [broken] });
    expect(await client.request(GraphInsightsDocument, {})).toEqual(data);
    await expect(client.request(GraphInsightsDocument, {})).rejects.toMatchObject({ status: 502 });
  });
});
