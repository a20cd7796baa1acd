import type { RequestSource, RequestSources } from '../../src/http/request.js';

/** One dataset for all requests of a test. */
export function fixedSource(
  shared: RequestSource['shared'],
  issuer?: RequestSource['issuer'],
): RequestSources {
  return () => ({ shared, issuer, release() {} });
}
