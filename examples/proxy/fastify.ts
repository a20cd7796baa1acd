import fastify, { type FastifyInstance } from 'fastify';
import { POST } from './route.js';

/** Fastify: the body stays text, since the proxy reads and checks it itself. */
export function createFastifyApp(): FastifyInstance {
  const app = fastify();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  app.post('/api/graphql', async ({ headers, body }) => {
    const { 'content-type': type = '', 'sec-fetch-site': site = '' } = headers;
    return POST(
      new Request('http://page/api/graphql', {
        method: 'POST',
        headers: { 'content-type': type, 'sec-fetch-site': String(site) },
        body: String(body),
      }),
    );
  });
  return app;
}
