import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { RequestError } from '../graphql/request-error.js';

export type ResponseMediaType =
  | 'application/json; charset=utf-8'
  | 'application/graphql-response+json; charset=utf-8';

export const JSON_TYPE: ResponseMediaType = 'application/json; charset=utf-8';
const GRAPHQL_TYPE: ResponseMediaType = 'application/graphql-response+json; charset=utf-8';

/** Clients send few different headers; the bound keeps strange ones from filling memory. */
const accepted = new LRUCache<string, ResponseMediaType | 'none'>({ max: 200 });

/** A missing header and `*` ranges choose `application/json`. */
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

/** Parameters of a range that choose nothing here: all but its weight and a charset that is not ours. */
const IDLE_PARAMETERS = /;(?!\s*(?:q=|charset=(?!"?utf-?8\b)))[^;,]*/gi;

function choose(accept: string): ResponseMediaType | 'none' {
  const headers = { accept: accept.replace(IDLE_PARAMETERS, '') };
  const [chosen] = new Negotiator({ headers }).mediaTypes([JSON_TYPE, GRAPHQL_TYPE]);
  return [JSON_TYPE, GRAPHQL_TYPE].find((type) => type === chosen) ?? 'none';
}
