import type { Engine } from '@biographql/engines';
import type { FastifyInstance } from 'fastify';
import { RequestError } from './request-error.js';

/** What the readiness answer rests on. */
export interface HealthOptions {
  readonly engines: readonly Engine[];
  /** True once the service is going down: load balancers then look elsewhere. */
  readonly isStopping: () => boolean;
}

/** An engine that has not answered by then counts as not ready. */
const READY_TIMEOUT_MS = 2_000;

/**
 * Registers `/health` (the process answers) and `/ready` (every engine answers). Neither needs a key, and neither
 * shows more than the names of the engines.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/health', (_request, reply) => {
    reply.send({ status: 'alive' });
  });
  app.get('/ready', async () => {
    const waiting = await unready(options.engines);
    if (waiting.length > 0) throw notReady('Not every engine is ready.', waiting);
    if (options.isStopping()) throw notReady('The service is stopping.', []);
    return { status: 'ready', engines: options.engines.map(({ name }) => name) };
  });
}

/** The names of the engines that do not answer now. */
async function unready(engines: readonly Engine[]): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const names = await Promise.all(
    engines.map(async (engine) => {
      try {
        await Promise.race([engine.ready({ signal }), rejectOn(signal)]);
        return null;
      } catch {
        return engine.name;
      }
    }),
  );
  return names.filter((name) => name !== null);
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function notReady(message: string, engines: readonly string[]): RequestError {
  return new RequestError('OVERLOADED', message, {
    facts: { engines },
    headers: { 'retry-after': '1' },
  });
}
