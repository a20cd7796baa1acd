import type { CallOptions } from '@biographql/core';

/**
 * What follows the document in a request. Variables may be left out when every one is optional.
 * `NoInfer` keeps the document the only source of `V`: without it a misspelt optional variable compiles.
 */
export type RequestArguments<V> =
  Record<string, never> extends V
    ? [variables?: NoInfer<V>, options?: CallOptions]
    : [variables: NoInfer<V>, options?: CallOptions];
