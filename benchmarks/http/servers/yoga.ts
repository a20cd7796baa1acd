import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { schemaText } from '@biographql/core/schema';
import { createSchema, createYoga } from 'graphql-yoga';
import { answering, type Contestant, type ContestantInput } from './contestant.js';

/** GraphQL Yoga on Node's own server, as its documentation sets it up. */
export async function startYoga({ answers }: ContestantInput): Promise<Contestant> {
  const schema = createSchema({ typeDefs: schemaText, resolvers: answering(answers) });
  const server = createServer(createYoga({ schema, logging: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
