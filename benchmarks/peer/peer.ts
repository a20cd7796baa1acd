import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { mercurius } from 'mercurius';
import { serve } from '../child/serve.js';
import type { Recording } from '../service/requests.js';

interface PeerInput {
  /** The schema's text. */
  readonly schema: string;
  readonly answers: Recording;
}

const app = Fastify();

await serve({ open });

/** Starts Mercurius with its just-in-time compiler. Its resolvers return recorded answers: no key, no limit, no engine. */
async function open(file: string) {
  const { schema, answers } = JSON.parse(readFileSync(file, 'utf8')) as PeerInput;
  const fields = new Set(Object.values(answers).flatMap((data) => Object.keys(data)));
  const resolvers = Object.fromEntries(
    [...fields].map((field) => [
      field,
      async (_: unknown, _arguments: unknown, { id }: { readonly id: string }) =>
        answers[id]?.[field],
    ]),
  );
  app.register(mercurius, {
    schema,
    jit: 1,
    resolvers: { Query: resolvers },
    context: ({ headers }) => ({ id: String(headers['x-request-id']) }),
  });
  return { url: `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql` };
}
