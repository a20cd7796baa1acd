import { EmergingConceptsDocument, SearchEntityDocument } from '@biographql/core/strings';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { searchEntities } from './generated/actions.js';
import { log } from './middleware/observe.js';
import { answer, mockClient } from './testing.js';

const found = (text: string) => ({
  searchAsYouType: {
    description: null,
    type: 'SEARCH_LABEL',
    data: {
      __typename: 'SearchLabels' as const,
      searchLabels: [
        {
          qid: 'http://www.wikidata.org/entity/Q1',
          text,
          nodeTypes: [],
          alias: null,
          matchedText: text,
          matchKind: 'LABEL' as const,
          scheme: null,
        },
      ],
    },
  },
});

describe('mockClient', () => {
  it('answers by the variables, with the types of the document, and records the requests', async () => {
    const client = mockClient([
      answer(SearchEntityDocument, ({ searchText }) => {
        expectTypeOf(searchText).toEqualTypeOf<string | null | undefined>();
        return found(`${searchText}!`);
      }),
    ]);
    expect((await searchEntities(client, { text: 'asth' }))[0]?.label).toBe('asth!');
    expect(client.calls).toEqual([
      { operationName: 'searchEntity', variables: { searchText: 'asth' } },
    ]);
  });

  it('does not compile with data of another shape', () => {
    // @ts-expect-error searchLabels is a list
    const wrong = () => answer(SearchEntityDocument, () => ({ searchAsYouType: { data: 1 } }));
    expect(wrong).toBeTypeOf('function');
  });

  it('fills in the engine, runs middleware, and lets the later answer count', async () => {
    const seen: unknown[] = [];
    const client = mockClient(
      [
        answer(EmergingConceptsDocument, () => ({ summaryInsights: null })),
        answer(EmergingConceptsDocument, async () => ({ summaryInsights: [] })),
      ],
      { engineId: 'e', middleware: [log((event) => seen.push(event))] },
    );
    const data = await client.request(EmergingConceptsDocument, { query: 'a' });
    expect(data).toEqual({ summaryInsights: [] });
    expect(client.calls[0]?.variables).toEqual({ query: 'a', engineID: 'e' });
    expect(seen.length).toBeGreaterThan(0);
  });

  it('rejects operations without an answer, undeclared variables and nameless documents', async () => {
    const client = mockClient([answer(SearchEntityDocument, () => found('a'))]);
    await expect(client.request(EmergingConceptsDocument, { query: 'a' })).rejects.toThrow(
      'must have a response for the operation “EmergingConcepts',
    );
    const variables: object = { text: 'a' };
    await expect(client.request(SearchEntityDocument, variables)).rejects.toThrow('Unknown input');
    expect(() => answer('query { a }', () => ({}))).toThrow('must name its operation');
  });

  it('rejects with whatever an answer throws, and with the reason of an abort', async () => {
    const failure = new Error('why');
    const client = mockClient([
      answer(SearchEntityDocument, () => {
        throw failure;
      }),
    ]);
    await expect(searchEntities(client, { text: 'a' })).rejects.toBe(failure);
    const signal = AbortSignal.abort('enough');
    await expect(searchEntities(client, { text: 'a' }, { signal })).rejects.toBe('enough');
  });
});
