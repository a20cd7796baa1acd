/**
 * Headers of every response. The service answers data, never a page: nothing of it may be framed, sniffed as another
 * type, kept by caches or pulled into a foreign page.
 */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
