import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { PresentedResult } from './error-presenter.js';
import { logRequest } from './request-log.js';
import { noteOf } from './request-note.js';
import type { ResponseText } from './response-text.js';

/** A result in the media type that the client asked for. */
export interface JsonResponse extends PresentedResult {
  readonly mediaType: string;
  /** The body as it is written; without it, `body` is written at once. */
  readonly text?: string | undefined;
  /** Units of the caller's rate that an executed request took; left out for one, which any request takes. */
  readonly cost?: number | undefined;
}

/** Larger bodies are sent piece by piece, as the client reads them. */
const SENT_AT_ONCE = 1_048_576;

/** Writes the line of the request into the log, and sends its response. */
export function respond(
  reply: FastifyReply,
  { status, headers, mediaType, body, text, cost }: JsonResponse,
  logger: Logger,
): FastifyReply {
  noteOf(reply.request).code = body.errors?.[0]?.extensions.code ?? 'ok';
  logRequest(logger, reply.request, status);
  reply.code(status).headers(headers).header('content-type', mediaType);
  if (text === undefined) {
    return reply.send(
      JSON.stringify(cost === undefined ? body : { ...body, extensions: { cost } }),
    );
  }
  return reply.send(text);
}

/** Writes the line of a request that is answered without errors, and sends the body that was written for it. */
export function respondWith(
  reply: FastifyReply,
  mediaType: string,
  body: Buffer,
  logger: Logger,
): FastifyReply {
  logRequest(logger, reply.request, OK_STATUS);
  return reply.code(OK_STATUS).header('content-type', mediaType).send(body);
}

const OK_STATUS = 200;

/** Sends a text that is written already: at once, or piece by piece where it is long. */
export function sendText(reply: FastifyReply, text: ResponseText): FastifyReply {
  if (text.bytes <= SENT_AT_ONCE) return reply.send(Buffer.concat(text.chunks));
  return reply.header('content-length', text.bytes).send(Readable.from(text.chunks));
}

/** Returns true when nobody reads the response any more. */
export function hasClientLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}

/** The status in the log of a request whose client left; nginx made the number known. */
const CLIENT_LEFT_STATUS = 499;

/** Writes the line of a request whose response nobody reads any more, and sends none. */
export function abandon(reply: FastifyReply, logger: Logger): FastifyReply {
  noteOf(reply.request).code = 'aborted';
  logRequest(logger, reply.request, CLIENT_LEFT_STATUS);
  return reply.hijack();
}
