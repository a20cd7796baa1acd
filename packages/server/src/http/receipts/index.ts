import { hash } from 'node:crypto';
import { persistedDocuments as packageDocuments } from '@biographql/core/manifest';
import type { FastifyInstance } from 'fastify';
import { getState } from '../request-state.js';
import { isResponseBody, type ResponseBody } from '../response.js';
import type { HttpSetup } from '../server-setup.js';
import { createReceipt, MAX_RESULT, type ReceiptRequest, stableText } from './receipt.js';

export function registerReceipts(app: FastifyInstance, setup: HttpSetup): void {
  const { persistedDocuments = packageDocuments } = setup;
  app.addHook('preSerialization', async (request, _reply, body) => {
    const { source, operation, variables } = getState(request);
    const issuer = source?.issuer;
    // Callers of a persisted document can't change it.
    const isTheirs =
      operation !== null &&
      operation.deprecations.length > 0 &&
      !Object.hasOwn(persistedDocuments, operation.digest());
    if (isResponseBody(body) && isTheirs) body.extensions.deprecations = operation.deprecations;
    if (!isResponseBody(body) || body.dataText === null) return body;
    if (issuer === undefined || operation === null) return body;
    const result = digestResult(body, operation);
    body.extensions.receipt = createReceipt(issuer, { operation, variables }, result);
    return body;
  });
}

function digestResult(
  { data, dataText }: ResponseBody,
  { durationKeys }: ReceiptRequest['operation'],
): string | null {
  if (dataText === null || Buffer.byteLength(dataText) > MAX_RESULT) return null;
  const text = durationKeys.size === 0 ? dataText : stableText(data, durationKeys);
  return `sha256:${hash('sha256', text, 'hex')}`;
}
