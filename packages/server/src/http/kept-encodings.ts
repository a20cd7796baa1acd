import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { KeptAnswers } from './kept-answers.js';
import { noteOf } from './request-note.js';

/** Has compressed bodies of some paths kept. To be called after compression, which makes them, and before the routes. */
export function registerKeptEncodings(app: FastifyInstance, paths: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    if (paths.includes(route.url)) route.onSend = [...[route.onSend ?? []].flat(), keepEncoded];
  });
}

const keepEncoded: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const { onEncoded } = noteOf(request);
  if (onEncoded !== null && Buffer.isBuffer(payload)) {
    const encoding = reply.getHeader('content-encoding');
    if (typeof encoding === 'string') onEncoded({ encoding, bytes: payload });
  }
  done();
};

/** Returns what a client says of encodings; undefined when it wants none. */
export function acceptedEncodings({ headers }: FastifyRequest): string | undefined {
  return headers['x-no-compression'] === undefined ? headers['accept-encoding'] : undefined;
}

/** Sees to it that the body of an answer that is kept is kept compressed as well, once it is. */
export function awaitEncoded(request: FastifyRequest, answers: KeptAnswers, key: string): void {
  const accepted = acceptedEncodings(request);
  if (accepted === undefined) return;
  noteOf(request).onEncoded = (body) => answers.setEncoded(key, accepted, body);
}

/** Tells a client that the body is compressed, and caches that it depends on what the client takes. */
export function tellEncoding(reply: FastifyReply, encoding: string): void {
  const vary = reply.getHeader('vary');
  reply.header('content-encoding', encoding);
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
}
