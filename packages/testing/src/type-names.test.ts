import { SearchEntityDocument } from '@biographql/core/strings';
import { Kind, parse, print, visit } from 'graphql';
import { expect, it } from 'vitest';
import { recordedFetch } from './recorded-fetch.js';

const text = SearchEntityDocument.toString();

/** As Apollo Client and urql do it. */
function withTypeNames(document: string): string {
  const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return print(
    visit(parse(document), {
      SelectionSet: (node, _key, parent) =>
        parent && 'operation' in parent
          ? undefined
          : { ...node, selections: [...node.selections, typeName] },
    }),
  );
}

async function search(query: string): Promise<string> {
  const body = JSON.stringify({ query, variables: { searchText: 'asth' } });
  const response = await recordedFetch()('http://service.test', { method: 'POST', body });
  return response.text();
}

it('is in every object for a client that selects it everywhere', async () => {
  const { searchAsYouType } = JSON.parse(await search(withTypeNames(text))).data;
  expect(searchAsYouType.__typename).toBe('LabelInsight');
  expect(searchAsYouType.data.__typename).toBe('SearchLabels');
  expect(searchAsYouType.data.searchLabels[0].__typename).toBe('SearchLabel');
});

it('is where a document of the contract has it, and nowhere else', async () => {
  expect((await search(text)).match(/__typename/g)).toHaveLength(1);
});
