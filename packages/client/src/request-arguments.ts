import type { CallOptions } from '@biographql/core';

/** The variables of a document, with read-only lists accepted where it takes a list. */
export type VariablesOf<V> = {
  [Name in keyof V]: V[Name] extends infer T ? AcceptedList<T> : never;
};

type AcceptedList<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

/**
 * What follows the document in a request. Variables may be left out when every one is optional.
 * `NoInfer` keeps the document the only source of `V`: without it a misspelled optional variable compiles.
 */
export type RequestArguments<V> =
  Record<string, never> extends V
    ? [variables?: VariablesOf<NoInfer<V>>, options?: CallOptions]
    : [variables: VariablesOf<NoInfer<V>>, options?: CallOptions];
