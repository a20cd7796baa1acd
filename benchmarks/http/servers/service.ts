import { createService } from '../../../packages/server/src/compose.js';
import { loadConfig } from '../../../packages/server/src/config/load-config.js';
import { BENCH_KEY, benchLogger, type Contestant, type ContestantInput } from './contestant.js';

/** The service as it is, with every typed text kept after the first time. */
export function startWarm(input: ContestantInput): Promise<Contestant> {
  return startService(input, {});
}

/** The service without kept answers: every request searches the label index. */
export function startCold(input: ContestantInput): Promise<Contestant> {
  return startService(input, { searchCache: 0, answerCache: 0 });
}

/** The real service on the starter data: keys, limits and request log on, engines answering. */
async function startService(
  { dataDir }: ContestantInput,
  caches: { readonly searchCache?: number; readonly answerCache?: number },
): Promise<Contestant> {
  const { logger, flush } = benchLogger();
  const config = loadConfig({
    flags: { dataDir, port: 0, rateLimit: 1_000_000_000, sparqlWorkers: 1, ...caches },
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
