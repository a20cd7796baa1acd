// @ts-check
/** One line of the table: what is imported, as the module that a page would write. @typedef {{ name: string, code: string }} Entry */

const OPERATIONS = [
  'searchEntities',
  'searchArticles',
  'getTopAuthors',
  'getTopAffiliations',
  'getTopEntities',
  'getEmergingConcepts',
  'getNeighbors',
  'getEntityProperties',
  'getAnswer',
  'getSupportedInsights',
  'selectSparql',
  'getSparqlJson',
  'predictAdmet',
];

/** @param {readonly string[]} names */
const client = (...names) =>
  `export { createClient, ${names.join(', ')} } from '@biographql/client';`;

/** @type {readonly Entry[]} */
export const ours = [
  { name: 'client alone', code: `export { createClient } from '@biographql/client';` },
  { name: 'client + one operation', code: client('searchEntities') },
  { name: 'client + the 13 operations of the contract', code: client(...OPERATIONS) },
  {
    name: 'client + one string document',
    code: `export { createClient } from '@biographql/client'; export { SearchEntityDocument } from '@biographql/core/strings';`,
  },
  { name: 'client, everything', code: `export * from '@biographql/client';` },
  {
    name: 'core: one document as AST',
    code: `export { SearchEntityDocument } from '@biographql/core';`,
  },
  { name: 'core: all strings', code: `export * from '@biographql/core/strings';` },
  {
    name: 'sparql: select, terms, prefixes',
    code: `export { select, wd, wdt, iri, literal, PREFIXES } from '@biographql/sparql';`,
  },
  { name: 'sparql, everything', code: `export * from '@biographql/sparql';` },
  { name: 'admet, everything', code: `export * from '@biographql/admet';` },
  { name: 'admet: interpret', code: `export { interpret } from '@biographql/admet';` },
];

/** What each operation adds to a client that has one already. @type {readonly Entry[]} */
export const further = OPERATIONS.filter((name) => name !== 'searchEntities').map((name) => ({
  name: `+ ${name}`,
  code: client('searchEntities', name),
}));

const DOCUMENTS = [
  'SearchArticles',
  'TopAuthors',
  'TopAffiliations',
  'TopEntities',
  'EmergingConcepts',
  'GraphInsights',
  'NodeProperties',
  'QuestionAnswer',
  'GetSupportedInsights',
  'AdvancedSearchQuery',
  'AdvancedSearchGraph',
  'AdmetPredict',
];

/** @param {readonly string[]} names */
const documents = (...names) =>
  `export { createClient } from '@biographql/client'; export { ${names.map((name) => `${name}Document`).join(', ')} } from '@biographql/core/strings';`;

/** What each string document adds to a client that has one already and calls `request`. @type {readonly Entry[]} */
export const furtherDocuments = DOCUMENTS.map((name) => ({
  name: `+ ${name}Document`,
  code: documents('SearchEntity', name),
}));

const HOOKS = [
  'useEntities',
  'useArticles',
  'useInfiniteArticles',
  'useNeighbors',
  'useEntityProperties',
  'useSupportedInsights',
  'useAnswer',
  'useDocuments',
  'useTopAuthors',
  'useTopAffiliations',
  'useTopEntities',
  'useEmergingConcepts',
  'useSparql',
  'useSparqlJson',
  'useAdmetPredictions',
];

/** Hooks beside React, TanStack Query and the packages of ours that they stand on. @type {readonly Entry[]} */
export const hooks = [
  { name: 'react, everything', code: `export * from '@biographql/react';` },
  ...HOOKS.map((name) => ({ name, code: `export { ${name} } from '@biographql/react';` })),
];

/** A document of the same kind, for the peers that are measured with one. */
const QUERY =
  'query searchEntity($searchText: String) { searchAsYouType(searchInput: { searchText: $searchText, type: SEARCH_LABEL }) { data { searchLabels { qid text nodeTypes } } } }';

/** @type {readonly Entry[]} */
export const peers = [
  {
    name: '@shopify/graphql-client',
    code: `export { createGraphQLClient } from '@shopify/graphql-client';`,
  },
  {
    name: 'gql.tada (documents alone, no client)',
    code: `import { graphql } from 'gql.tada'; export const document = graphql(\`${QUERY}\`);`,
  },
  { name: '@octokit/graphql', code: `export { graphql } from '@octokit/graphql';` },
  {
    name: '@urql/core',
    code: `export { Client, fetchExchange, cacheExchange } from '@urql/core';`,
  },
  {
    name: 'urql',
    code: `export { Client, fetchExchange, cacheExchange, Provider, useQuery } from 'urql';`,
  },
  { name: 'graphql-request', code: `export { GraphQLClient, gql } from 'graphql-request';` },
  {
    name: '@apollo/client',
    code: `export { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';`,
  },
  { name: '@linear/sdk', code: `export { LinearClient } from '@linear/sdk';` },
  {
    name: '@tpluscode/sparql-builder',
    code: `export { SELECT } from '@tpluscode/sparql-builder';`,
  },
  { name: 'sparqljs', code: `export { Parser, Generator } from 'sparqljs';` },
  {
    name: '@traqula/parser-sparql-1-1',
    code: `export { Parser } from '@traqula/parser-sparql-1-1';`,
  },
];
