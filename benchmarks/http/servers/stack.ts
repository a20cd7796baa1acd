import { schemaText } from '@biographql/core/schema';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { createHttpServer } from '../../../packages/server/src/http/create-http-server.js';
import { fixedSource } from '../../../packages/server/src/http/request-source.js';
import { createSingleKey } from '../../../packages/server/src/keys/key-ring.js';
import type { Services } from '../../../packages/server/src/services/services.js';
import {
  answering,
  BENCH_KEY,
  benchLogger,
  type Contestant,
  type ContestantInput,
} from './contestant.js';

/** Our HTTP layer with keys, limits and request log on; answers what was recorded. */
export async function startStack({ answers }: ContestantInput): Promise<Contestant> {
  const { logger, flush } = benchLogger();
  const server = await createHttpServer({
    schema: makeExecutableSchema({
      typeDefs: schemaText,
      resolvers: answering(answers),
    }),
    source: fixedSource({ services: {} as Services, engineId: 'biographql' }),
    keys: createSingleKey(BENCH_KEY),
    engines: [],
    logger,
    limits: { requestsPerMinute: 1_000_000_000 },
  });
  const base = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${base}${server.path}`,
    async close() {
      await server.stop(0);
      flush();
    },
  };
}
