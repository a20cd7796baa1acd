import { persistedDocuments } from '@biographql/core/manifest';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_DOCUMENTS, operationDocument } from '../operation-documents.js';
import { OPERATION_VARIABLES, recorded } from '../operation-variables.js';

const names = [...OPERATION_DOCUMENTS.keys()];

let service: TestService;
beforeAll(async () => {
  const admet = tablePredictor({ logS: { CCO: 1.1 } });
  service = await createTestService({ engines: { admet } });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

async function send(query: string, variables: unknown) {
  const response = await service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.json() };
}

describe('operations on the seed', () => {
  it('has variables for every operation', () => {
    expect([...names].sort()).toEqual(Object.keys(OPERATION_VARIABLES).sort());
  });

  it.each(names)('%s answers 200 with the recorded body', async (name) => {
    const document = operationDocument(name);
    const { status, body } = await send(document, OPERATION_VARIABLES[name]);
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    await expect(recorded(body)).toMatchFileSnapshot(`./wire/${name}.json.snap`);
  });

  it.each(names)('%s carries a receipt of its request', async (name) => {
    const document = operationDocument(name);
    const { body } = await send(document, OPERATION_VARIABLES[name]);
    const { receipt } = body.extensions;
    expect(Object.keys(persistedDocuments)).toContain(receipt.document);
    expect(receipt.variables).toEqual(OPERATION_VARIABLES[name] ?? {});
    const again = await send(document, OPERATION_VARIABLES[name]);
    expect(again.body.extensions.receipt).toEqual(receipt);
  });

  it.each(names)('%s answers the same when its document is compiled', async (name) => {
    const document = operationDocument(name);
    const bodies = [];
    for (let use = 0; use < 6; use += 1) {
      const { body } = await send(document, OPERATION_VARIABLES[name]);
      bodies.push(recorded(body));
    }
    expect(new Set(bodies).size).toBe(1);
  });
});
