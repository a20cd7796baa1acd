import { createService } from '../../../packages/server/src/compose.js';
import { loadConfig } from '../../../packages/server/src/config/load-config.js';
import { BENCH_KEY, benchLogger, type Contestant, type ContestantInput } from './contestant.js';

/** The real service on the starter data: keys, limits and request log on, engines answering. */
export async function startService({ dataDir }: ContestantInput): Promise<Contestant> {
  const { logger, flush } = benchLogger();
  const config = loadConfig({
    flags: { dataDir, port: 0, rateLimit: 1_000_000_000, sparqlWorkers: 1 },
    env: { BIOGRAPHQL_API_KEY: BENCH_KEY },
  });
  const service = await createService(config, { logger });
  await service.ready();
  return {
    url: await service.listen(),
    async close() {
      await service[Symbol.asyncDispose]();
      flush();
    },
  };
}
