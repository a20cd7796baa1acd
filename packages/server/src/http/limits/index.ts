import type { FastifyInstance } from 'fastify';
import { getState } from '../request-state.js';
import { isResponseBody } from '../response.js';

/** Reports what an executed request costs, when that is more than one unit. */
export function registerLimits(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, _reply, body) => {
    const { units } = getState(request).cost;
    if (units > 1 && isResponseBody(body)) body.extensions.cost = units;
    return body;
  });
}
