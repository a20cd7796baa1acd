import { createClient, getSparqlJson, predictAdmet, searchArticles } from '@biographql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInMemoryService, type InMemoryService } from './service.js';

let service: InMemoryService;
beforeAll(async () => {
  service = await createInMemoryService();
}, 60_000);
afterAll(() => service?.[Symbol.asyncDispose]());

describe('a service in memory', () => {
  it('answers what was never recorded', async () => {
    const client = createClient(service);
    expect((await searchArticles(client, { text: 'asthma -children' })).total).toBeLessThan(9);
    const sparql = 'SELECT (COUNT(*) AS ?n) { ?s ?p ?o }';
    expect(JSON.stringify(await getSparqlJson(client, { sparql }))).toMatch(/"value":"\d+"/);
  });

  it('predicts the recorded molecules, and says of others that it cannot', async () => {
    const request = { model: 'logS' as const, smiles: ['CCO', 'CCCCCO'] };
    const [ethanol, pentanol] = await predictAdmet(createClient(service), request);
    expect(ethanol?.status).toBe('predicted');
    expect(pentanol).toMatchObject({ status: 'rejected', value: null });
  });

  it('asks for its key', async () => {
    const unknown = createClient({ ...service, apiKey: 'wrong' });
    await expect(searchArticles(unknown, {})).rejects.toMatchObject({ status: 401 });
  });
});
