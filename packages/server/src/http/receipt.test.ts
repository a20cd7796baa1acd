import { hash } from 'node:crypto';
import type { Services } from '@biographql/services';
import { describe, expect, it } from 'vitest';
import { fixedSource } from '../../test/testing/fixed-source.js';
import { createReceipt, MAX_VARIABLES, stableText } from '../graphql/result.js';
import { createTinyServer, post } from './tiny-server.fixture.js';

const issuer = { version: '1.2.3', dataset: { digest: 'sha256:0', release: '2026-11' } };
const operation = { name: 'A', digest: 'sha256:d', durationKeys: new Set<string>() };

describe('a receipt', () => {
  it('names what answered which request', () => {
    expect(createReceipt(issuer, { operation, variables: { x: 1 } }, 'sha256:r')).toEqual({
      ...issuer,
      document: 'sha256:d',
      operationName: 'A',
      variables: { x: 1 },
      result: 'sha256:r',
    });
  });

  it('does not repeat long variables', () => {
    const variables = { text: 'x'.repeat(MAX_VARIABLES) };
    expect(createReceipt(issuer, { operation, variables }, null).variables).toBeNull();
  });

  it('has the digest of the data as it is written', async () => {
    const source = fixedSource({ services: {} as Services, engineId: 'biographql' }, issuer);
    await using server = await createTinyServer({ source });
    const variables = { name: 'é' };
    const query = 'query Greet($name: String) { hello(name: $name) inner { name } }';
    const text = await (await post(server, { query, variables })).text();
    const { data, extensions } = JSON.parse(text);
    expect(text).toContain(JSON.stringify(data));
    expect(extensions.receipt).toMatchObject({ ...issuer, operationName: 'Greet', variables });
    expect(extensions.receipt.result).toBe(`sha256:${hash('sha256', JSON.stringify(data), 'hex')}`);
    const failed = await (await post(server, { query: '{ rejected }' })).json();
    expect(failed.extensions.receipt.result).toBe(
      `sha256:${hash('sha256', '{"rejected":null}', 'hex')}`,
    );
  });

  it('leaves out durations under every alias', () => {
    const keys = new Set(['t', 'took']);
    expect(stableText({ a: { t: 1, b: 2 }, took: 3 }, keys)).toBe('{"a":{"b":2}}');
  });
});
