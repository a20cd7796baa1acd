import { SearchArticlesDocument } from '@biographql/core';
import { GraphQLClient } from 'graphql-request';

/** Searches articles with graphql-request. Usage: `tsx search-articles.ts asthma`. */
const client = new GraphQLClient(
  process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  { headers: { 'x-api-key': process.env.BIOGRAPHQL_API_KEY ?? '' } },
);

const { searchInsights } = await client.request(SearchArticlesDocument, {
  query: process.argv[2] ?? 'asthma',
  sortOrder: 'NEWEST',
  pageSize: 3,
});
console.log(`${searchInsights?.data?.totalItems} articles`);
for (const { publishDate, title } of searchInsights?.data?.documents ?? []) {
  console.log(publishDate, title);
}
