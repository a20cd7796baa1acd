import { DEFAULT_HTTP_LIMITS, type HttpLimits } from '../http/http-limits.js';
import type { Config } from './settings.js';

/** Returns the limits of the HTTP layer that the settings name. */
export function httpLimitsOf(config: Config): HttpLimits {
  return {
    requestsPerMinute: config.rateLimit,
    bodyLimitBytes: config.bodyLimit,
    requestTimeoutMs: config.requestTimeoutMs,
    maxResponseBytes: config.maxResponseBytes,
    maxSparqlBytes: Number(config.sparqlMaxBytes ?? DEFAULT_HTTP_LIMITS.maxSparqlBytes),
    maxResponseValues: config.maxResponseValues,
    maxPendingBytes: config.maxPendingBytes,
    maxBodyValues: Math.max(DEFAULT_HTTP_LIMITS.maxBodyValues, 2 * config.admetMaxMolecules),
    badKeysPerMinute: config.badKeyLimit,
    maxDepth: config.maxDepth,
    maxRootFields: config.maxRootFields,
    maxFields: config.maxFields,
    maxTokens: config.maxTokens,
  };
}
