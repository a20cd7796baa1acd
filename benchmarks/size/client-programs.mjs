// @ts-check
/**
 * One typed call with each client, as its own documentation writes it: all of one operation of this project's contract,
 * but for the clients that speak to one service alone.
 * @typedef {{ readonly name: string, readonly speaks: string, readonly package: string, readonly code: string }} Program
 */

/** The operation, without what a client of ours has beyond it. */
export const QUERY = `query searchEntity($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText, type: SEARCH_LABEL }) {
    data { ... on SearchLabels { searchLabels { qid text nodeTypes alias matchedText matchKind scheme } } }
  }
}`;

const URL = `'http://127.0.0.1:4000/biographql/graphql'`;
const HITS = 'searchAsYouType?.data?.searchLabels';

/** @type {readonly Program[]} */
export const programs = [
  {
    name: '`@biographql/client`, its action',
    speaks: 'this service',
    package: '@biographql/client',
    code: `import { createClient, searchEntities } from '@biographql/client';
const client = createClient({ url: ${URL} });
const hits = await searchEntities(client, { text: 'asthma' });
console.log(hits[0]?.label);`,
  },
  {
    name: '`@biographql/client`, a string document',
    speaks: 'this service',
    package: '@biographql/client',
    code: `import { createClient } from '@biographql/client';
import { SearchEntityDocument } from '@biographql/core/strings';
const client = createClient({ url: ${URL} });
const { searchAsYouType } = await client.request(SearchEntityDocument, { searchText: 'asthma' });
console.log(${HITS}?.[0]?.text);`,
  },
  {
    name: '`graphql-request`',
    speaks: 'any GraphQL',
    package: 'graphql-request',
    code: `import { GraphQLClient } from 'graphql-request';
import { SearchEntity } from './document.js';
const client = new GraphQLClient(${URL});
const { searchAsYouType } = await client.request(SearchEntity, { searchText: 'asthma' });
console.log(${HITS}?.[0]?.text);`,
  },
  {
    name: '`@urql/core`',
    speaks: 'any GraphQL',
    package: '@urql/core',
    code: `import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { SearchEntity } from './document.js';
const client = new Client({ url: ${URL}, preferGetMethod: false, exchanges: [cacheExchange, fetchExchange] });
const { data } = await client.query(SearchEntity, { searchText: 'asthma' }).toPromise();
console.log(data?.${HITS}?.[0]?.text);`,
  },
  {
    name: '`gql.tada` with `@urql/core`',
    speaks: 'any GraphQL',
    package: 'gql.tada',
    code: `import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';
const graphql = initGraphQLTada<{ introspection: introspection }>();
const SearchEntity = graphql(\`${QUERY}\`);
const client = new Client({ url: ${URL}, preferGetMethod: false, exchanges: [cacheExchange, fetchExchange] });
const { data } = await client.query(SearchEntity, { searchText: 'asthma' }).toPromise();
console.log(data?.${HITS}?.[0]?.text);`,
  },
  {
    name: '`@apollo/client` 4',
    speaks: 'any GraphQL',
    package: '@apollo/client',
    code: `import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { SearchEntity } from './document.js';
const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: ${URL} }) });
const { data } = await client.query({ query: SearchEntity, variables: { searchText: 'asthma' } });
console.log(data?.${HITS}?.[0]?.text);`,
  },
  {
    name: '`@octokit/graphql`',
    speaks: 'GitHub',
    package: '@octokit/graphql',
    code: `import { graphql } from '@octokit/graphql';
const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }');
console.log(viewer.login);`,
  },
  {
    name: '`@linear/sdk`',
    speaks: 'Linear',
    package: '@linear/sdk',
    code: `import { LinearClient } from '@linear/sdk';
const client = new LinearClient({ apiKey: 'key' });
const viewer = await client.viewer;
console.log(viewer.displayName);`,
  },
  {
    name: '`@wagmi/core` with `viem`',
    speaks: 'Ethereum (JSON-RPC)',
    package: '@wagmi/core',
    code: `import { createConfig, getBlockNumber, http } from '@wagmi/core';
import { mainnet } from 'viem/chains';
const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } });
const block: bigint = await getBlockNumber(config);
console.log(block);`,
  },
];

/** What a code generator makes of the operation for clients that take documents as trees. @param {string} tree */
export const documentModule = (
  tree,
) => `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type SearchEntityQuery = { searchAsYouType: { data: { searchLabels?: { qid: string; text: string; nodeTypes: string[]; alias: string | null; matchedText: string | null; matchKind: string | null; scheme: string | null }[] | null } | null } | null };
export type SearchEntityQueryVariables = { searchText?: string | null };
export const SearchEntity = ${tree} as unknown as TypedDocumentNode<SearchEntityQuery, SearchEntityQueryVariables>;
`;
