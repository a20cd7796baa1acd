import type { FastifyInstance } from 'fastify';
import type { RequestCost } from '../../graphql/resolvers/context.js';
import { getState } from '../request-state.js';
import { isResponseBody } from '../response.js';
import type { CallerLimits } from './caller-limits.js';

export function registerLimits(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, _reply, body) => {
    const { units } = getState(request).cost;
    if (units > 1 && isResponseBody(body)) body.extensions.cost = units;
    return body;
  });
}

export function createRequestCost(
  client: string,
  limits: Pick<CallerLimits, 'checkWork' | 'chargeWork' | 'runField' | 'runNow'>,
): RequestCost {
  let units = 1;
  return {
    get units() {
      return units;
    },
    add(more) {
      if (more <= 0) return;
      units += more;
      limits.chargeWork(client, more);
    },
    check: () => limits.checkWork(client),
    run: (work, signal) => limits.runField(client, work, signal),
    runNow: (work) => limits.runNow(client, work),
  };
}
