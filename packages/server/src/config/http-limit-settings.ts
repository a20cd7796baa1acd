import { integer } from '@biographql/engines/settings';
import { DEFAULT_HTTP_LIMITS } from '../http/http-limits.js';
import { HOUR_MS } from './language-model-settings.js';

export const HTTP_LIMIT_SETTINGS = {
  bodyLimit: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.bodyLimitBytes,
    placeholder: 'bytes',
    min: 1_024,
    max: 104_857_600,
    description: 'Largest request body, in bytes.',
  }),
  requestTimeoutMs: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.requestTimeoutMs,
    placeholder: 'ms',
    min: 1,
    max: HOUR_MS,
    description: 'Time limit of a request.',
  }),
  maxResponseBytes: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxResponseBytes,
    placeholder: 'bytes',
    min: 1_024,
    max: 1_073_741_824,
    description: 'Maximum size of `data` in a response, in bytes. A larger response is rejected.',
  }),
  maxResponseValues: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxResponseValues,
    min: 1_000,
    max: 1_000_000_000,
    description:
      'Maximum number of values in a response, counted once per alias. A larger response is rejected before it is built.',
  }),
  maxPendingBytes: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxPendingBytes,
    placeholder: 'bytes',
    min: 1_048_576,
    max: 68_719_476_736,
    description:
      'Maximum total size of large responses that wait for slow clients, in bytes. Above it, further ones fail with `OVERLOADED`.',
  }),
  maxDepth: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxDepth,
    min: 1,
    max: 100,
    description: 'Maximum nesting depth of a document (eight more for introspection).',
  }),
  maxRootFields: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxRootFields,
    min: 1,
    max: 1_000,
    description: 'Maximum number of root fields of an operation, including aliases.',
  }),
  maxFields: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxFields,
    min: 1,
    max: 100_000,
    description: 'Maximum number of fields of an operation, with fragments expanded.',
  }),
  maxTokens: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.maxTokens,
    min: 1,
    max: 1_000_000,
    description: 'Maximum number of tokens of a document.',
  }),
};

export const CACHE_SETTINGS = {
  searchCache: integer({
    defaultValue: 10_000,
    min: 0,
    max: 1_000_000,
    description: 'No longer read: answers of `searchAsYouType` are in the response cache.',
  }),
  answerCache: integer({
    defaultValue: 10_000,
    min: 0,
    max: 1_000_000,
    description:
      'Cached responses, up to 32 MB: responses of at most 64 KB that depend on the dataset only and cost one unit. 0 disables the cache.',
  }),
};
