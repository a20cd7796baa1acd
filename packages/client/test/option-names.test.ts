import type { TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BioGraphQLClient,
  getNeighbors,
  getSupportedInsights,
  searchArticles,
} from '../src/index.js';
import { getClient, startService } from './service.js';

let service: TestService;
let client: BioGraphQLClient;

beforeAll(async () => {
  service = await startService();
  client = getClient(service);
});
afterAll(() => service[Symbol.asyncDispose]());

describe('errors', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['entity', () => getNeighbors(client, { entity: 'asthma' }), '`entity` must be'],
    ['limit', () => getNeighbors(client, { entity: 'Q35869', limit: 1e9 }), '`limit` must be'],
    [
      'order',
      () => searchArticles(client, { text: 'a', order: 'oldestt' as 'oldest' }),
      '`order` must be relevance, newest or oldest',
    ],
    [
      'page',
      () => searchArticles(client, { text: 'a', page: 'x' as unknown as number }),
      'Variable "$page"',
    ],
    [
      'entity of an insight',
      () => getSupportedInsights(client, { entity: 'x y' }),
      '`entity` must be',
    ],
    [
      'options',
      () => getNeighbors(client, { entity: 'Q35869', limmit: 2 } as { entity: string }),
      'Unknown input `limmit`. Available: `entity`, `label`, `types`, `limit`, `offset`',
    ],
  ])('name the option of the caller: %s', async (_, call, message) => {
    const error = await call().catch((e: unknown) => e);
    expect(error).toHaveProperty('shortMessage', expect.stringContaining(message));
    expect(error).toHaveProperty('message', expect.stringContaining(message));
  });
});
