import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { schemaText } from '@biographql/core/schema';
import { answering, type Contestant, type ContestantInput } from './contestant.js';

/** Apollo Server with its standalone HTTP server. */
export async function startApollo({ answers }: ContestantInput): Promise<Contestant> {
  const server = new ApolloServer({ typeDefs: schemaText, resolvers: answering(answers) });
  const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: 0 } });
  return { url, close: () => server.stop() };
}
