import { schemaText } from '@biographql/core/schema';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createTestService } from '../../testing/index.js';
import { checkScope, isScope, SCOPES } from './context.js';
import { isFieldOpen } from './index.js';

const fields = Object.keys(buildSchema(schemaText).getQueryType()?.getFields() ?? {});

describe('scopes', () => {
  it('open every field of the contract for keys without limits and for keys with all of them', () => {
    const all = new Set(Object.keys(SCOPES));
    for (const field of fields) {
      expect([field, isFieldOpen(null, field), isFieldOpen(all, field)]).toEqual([
        field,
        true,
        true,
      ]);
      expect(isFieldOpen(new Set(), field)).toBe(false);
    }
    expect(fields.length).toBeGreaterThan(15);
  });

  it('open nothing for a key without any, or with unknown ones', () => {
    for (const scopes of [new Set<string>(), new Set(['everything'])]) {
      expect(() => checkScope(scopes, 'sparql')).toThrow(/this key needs the scope `sparql`/);
    }
    expect([isScope('sparql'), isScope('constructor')]).toEqual([true, false]);
  });
});

describe('a key with scopes', () => {
  const ask = async (scopes: readonly string[] | null, query: string) => {
    await using service = await createTestService({ scopes });
    const response = await service.fetch(service.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, ...(await response.json()) };
  };

  it('is rejected at the path of each forbidden field, and returns the others', async () => {
    const { status, data, errors } = await ask(
      ['search'],
      `{ __typename
         found: searchAsYouType(searchInput: { searchText: "asthma" }) { data { searchLabels { text } } }
         advancedSearch(query: "ASK {}") { error } }`,
    );
    expect(status).toBe(200);
    expect(data.found.data.searchLabels[0].text).toBe('asthma');
    expect(data.advancedSearch).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      path: ['advancedSearch'],
      extensions: { code: 'FORBIDDEN', scopes: ['sparql'] },
    });
  });

  it('has status 200 even when nothing was answered', async () => {
    const { status, errors } = await ask(
      ['admet'],
      '{ advancedSearch(query: "ASK {}") { error } }',
    );
    expect([status, errors[0].extensions.code]).toEqual([200, 'FORBIDDEN']);
  });

  it('gets each insight that its scopes open', async () => {
    const { data, errors } = await ask(
      ['articles'],
      `{ summaryInsights(searchInput: { query: "asthma", type: [AUTHORS, QA] }) { id data { __typename } } }`,
    );
    expect(data.summaryInsights[0].data).not.toBeNull();
    expect(data.summaryInsights[1].data).toBeNull();
    expect(errors[0]).toMatchObject({
      path: ['summaryInsights', 1, 'data'],
      extensions: { scopes: ['questions'] },
    });
  });
});
