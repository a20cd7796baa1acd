import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { TopAuthorsDocument, TopEntitiesDocument } from '@biographql/core';
import { apolloCacheOptions } from '@biographql/core/caches';

/** Asks for authors and entities with Apollo Client 4. Usage: `tsx top-authors.ts asthma`. */
const client = new ApolloClient({
  // Insights are numbered from 1 in every answer: normalized by that number they would overwrite each other.
  cache: new InMemoryCache(apolloCacheOptions),
  link: new HttpLink({
    uri: process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
    headers: { 'x-api-key': process.env.BIOGRAPHQL_API_KEY ?? '' },
  }),
});

const variables = { query: process.argv[2] ?? 'asthma' };
await client.query({ query: TopAuthorsDocument, variables });
const { data } = await client.query({ query: TopEntitiesDocument, variables });
// Read back from the cache after the second answer: still authors.
const cached = client.readQuery({ query: TopAuthorsDocument, variables });

const authors = (cached?.summaryInsights ?? []).flatMap((insight) =>
  insight?.data?.__typename === 'Authors' ? insight.data.authors : [],
);
console.log(authors.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '));
const entities = (data?.summaryInsights ?? []).flatMap((insight) =>
  insight?.data?.__typename === 'EntityViz' ? insight.data.entityviz : [],
);
console.log(entities.map(({ key, value }) => `${key}: ${value}`).join(', '));
