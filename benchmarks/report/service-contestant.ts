import { createService, loadConfig, type Service } from '@biographql/server';
import { serveContestant } from './serve-contestant.js';
import { SERVICE_KEY } from './service-contestant-key.js';

let service: Service | null = null;

await serveContestant({ open, close });

/** Starts the service with its keys, limits and log; the rate alone is set so high that nobody meets it. */
async function open(flags: { readonly dataDir: string } & Readonly<Record<string, unknown>>) {
  const config = loadConfig({
    flags: { port: 0, rateLimit: 1_000_000_000, ...flags },
    env: { BIOGRAPHQL_API_KEY: SERVICE_KEY },
  });
  service = await createService(config);
  await service.ready();
  return { url: await service.listen() };
}

async function close(): Promise<void> {
  await service?.stop();
}
