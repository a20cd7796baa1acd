import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { PresentedResult } from './error-presenter.js';
import type { AnsweredData, Receipt } from './receipt.js';
import { logRequest } from './request-log.js';
import { noteOf } from './request-note.js';

/** A result in the media type that the client asked for. */
export interface JsonResponse extends PresentedResult {
  readonly mediaType: string;
  /** Makes the receipt of a response with data. */
  readonly receipt?: ((answer: AnsweredData) => Receipt) | undefined;
  /** Units of the caller's rate that an executed request took; left out for one, which any request takes. */
  readonly cost?: number | undefined;
}

/** Writes the line of the request into the log, and sends its response. */
export function respond(
  reply: FastifyReply,
  { status, headers, mediaType, body, receipt, cost }: JsonResponse,
  logger: Logger,
): FastifyReply {
  noteOf(reply.request).code = body.errors?.[0]?.extensions.code ?? 'ok';
  logRequest(logger, reply.request, status);
  return reply
    .code(status)
    .headers(headers)
    .header('content-type', mediaType)
    .send(bodyText(body, { receipt, cost }));
}

/** The data is written once, for the response and for the digest in its receipt. */
function bodyText(
  body: PresentedResult['body'],
  { receipt, cost }: Pick<JsonResponse, 'receipt' | 'cost'>,
): string {
  const { data, errors } = body;
  if (data === undefined || data === null || receipt === undefined) {
    return JSON.stringify(cost === undefined ? body : { ...body, extensions: { cost } });
  }
  const text = JSON.stringify(data);
  const extensions = JSON.stringify({ receipt: receipt({ data, text }), cost });
  const told = errors === undefined ? '' : `"errors":${JSON.stringify(errors)},`;
  return `{"data":${text},${told}"extensions":${extensions}}`;
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
