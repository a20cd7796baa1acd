import { GraphInsightsDocument } from '@biographql/core';
import { Client, fetchExchange } from '@urql/core';

/** Asks for neighbors with urql. Usage: `tsx neighbors.ts Q35869`. */
const client = new Client({
  url: process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  exchanges: [fetchExchange],
  // The service accepts GET only for persisted documents; urql sends GET by default.
  preferGetMethod: false,
  fetchOptions: { headers: { 'x-api-key': process.env.BIOGRAPHQL_API_KEY ?? '' } },
});

const startNode = process.argv[2] ?? 'Q35869';
const { data, error } = await client
  .query(GraphInsightsDocument, { startNode, maxNeighbors: 5 })
  .toPromise();
if (error) throw error;
for (const { start, label, end } of data?.graphInsights?.data?.edges ?? []) {
  console.log(start.id, label, end.id);
}
