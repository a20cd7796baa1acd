import Fastify from 'fastify';
import { mercurius } from 'mercurius';
import { schemaText } from '../../../packages/server/src/generated/schema.js';
import type { Contestant, ContestantInput } from './contestant.js';

/** Fastify with Mercurius and jit as their documentation sets them up: no key, no limit, no log; answers from a map. */
export async function startBare({ payloads }: ContestantInput): Promise<Contestant> {
  const app = Fastify();
  app.register(mercurius, {
    schema: schemaText,
    jit: 1,
    path: '/biographql/graphql',
    resolvers: {
      Query: {
        searchAsYouType: async (
          _: unknown,
          { searchInput }: { searchInput: { searchText: string } },
        ) => payloads[searchInput.searchText],
      },
    },
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${base}/biographql/graphql`, close: () => app.close() };
}
