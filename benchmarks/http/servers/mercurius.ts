import { schemaText } from '@biographql/core/schema';
import Fastify from 'fastify';
import { mercurius } from 'mercurius';
import { answering, type Contestant, type ContestantInput } from './contestant.js';

/** Fastify with Mercurius and jit as their documentation sets them up: no key, no limit, no log. */
export async function startMercurius({ answers }: ContestantInput): Promise<Contestant> {
  const app = Fastify();
  app.register(mercurius, { schema: schemaText, jit: 1, resolvers: answering(answers) });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${base}/graphql`, close: () => app.close() };
}
