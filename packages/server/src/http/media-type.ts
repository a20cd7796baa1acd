import { LRUCache } from 'lru-cache';
import { RequestError } from './request-error.js';

/** Media types of a response, with the charset that the body is in. */
export type ResponseMediaType =
  | 'application/json; charset=utf-8'
  | 'application/graphql-response+json; charset=utf-8';

const JSON_TYPE: ResponseMediaType = 'application/json; charset=utf-8';
const GRAPHQL_TYPE: ResponseMediaType = 'application/graphql-response+json; charset=utf-8';

/** Clients send few different headers; the bound keeps strange ones from filling memory. */
const accepted = new LRUCache<string, ResponseMediaType | 'none'>({ max: 200 });

/**
 * Chooses the media type of the response from `Accept`. A missing header and `*` ranges choose
 * `application/json`; of two types wanted alike, the one named first.
 * @throws RequestError NOT_ACCEPTABLE when neither type is acceptable.
 */
export function negotiateMediaType(accept: string | undefined): ResponseMediaType {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return JSON_TYPE;
  let chosen = accepted.get(accept);
  if (chosen === undefined) {
    chosen = choose(accept);
    if (accept.length <= 500) accepted.set(accept, chosen);
  }
  if (chosen === 'none') {
    throw new RequestError(
      'NOT_ACCEPTABLE',
      'The response is `application/json` or `application/graphql-response+json`; `Accept` allows neither.',
    );
  }
  return chosen;
}

/**
 * Checks that a request body is JSON in UTF-8 and not compressed.
 * @throws RequestError UNSUPPORTED_MEDIA_TYPE.
 */
export function checkRequestMediaType(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): void {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
    throw new RequestError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Compressed request bodies are not read. Send the body without `Content-Encoding`.',
    );
  }
  if (contentType === 'application/json') return;
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() === 'application/json' && isUtf8) return;
  throw new RequestError(
    'UNSUPPORTED_MEDIA_TYPE',
    'The request body must be sent as `Content-Type: application/json`, in UTF-8.',
  );
}

interface Range {
  readonly type: string;
  readonly quality: number;
}

function choose(accept: string): ResponseMediaType | 'none' {
  const ranges = accept.toLowerCase().split(',').map(parseRange);
  const json = qualityOf(ranges, 'application/json');
  const graphql = qualityOf(ranges, 'application/graphql-response+json');
  if (json === 0 && graphql === 0) return 'none';
  if (json !== graphql) return json > graphql ? JSON_TYPE : GRAPHQL_TYPE;
  const first = ranges.find(({ type }) => type.startsWith('application/'))?.type;
  return first === 'application/graphql-response+json' ? GRAPHQL_TYPE : JSON_TYPE;
}

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((part) => part.startsWith('q='));
  const charset = parameters.find((part) => part.startsWith('charset='));
  const isReadable = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const asked = quality === undefined ? 1 : Number(quality.slice(2));
  return { type, quality: isReadable && Number.isFinite(asked) ? asked : 0 };
}

/** The most specific range that covers the type decides, as RFC 9110 §12.5.1 has it. */
function qualityOf(ranges: readonly Range[], type: string): number {
  for (const pattern of [type, 'application/*', '*/*']) {
    const range = ranges.find((candidate) => candidate.type === pattern);
    if (range !== undefined) return range.quality;
  }
  return 0;
}
