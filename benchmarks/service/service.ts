import { createService, loadConfig, type Service } from '@biographql/server';
import { serve } from '../child/serve.js';
import { BENCH_KEY } from './service-key.js';

let service: Service | null = null;

await serve({ open, close });

/** Starts the service with its defaults; only the rate limit is out of reach. */
async function open(dataDir: string) {
  const config = loadConfig({
    flags: { dataDir, port: 0, rateLimit: 1_000_000_000, logLevel: 'silent' },
    env: { BIOGRAPHQL_API_KEY: BENCH_KEY },
  });
  service = await createService(config);
  await service.ready();
  return { url: await service.listen() };
}

async function close(): Promise<void> {
  await service?.stop();
}
