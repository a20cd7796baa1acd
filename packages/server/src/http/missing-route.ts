import type { FastifyInstance } from 'fastify';
import { RequestError } from './request-error.js';

/** Answers requests to a path with 404 and the reason why nothing is served there. */
export function registerMissingRoute(app: FastifyInstance, path: string, reason: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: path,
    handler() {
      throw new RequestError('NOT_FOUND', reason);
    },
  });
}
