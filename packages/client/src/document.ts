import type { CallOptions } from '@biographql/core';

/** How long and how often a request is sent. */
export interface RequestPolicy {
  /**
   * Longest wait for the answer, all attempts and pauses together, in milliseconds; a `headers` function isn't timed.
   * `Infinity` sets no limit. Default 60,000; `Infinity` with a `timeout` or `retry` among the middleware.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Attempts after the first, as `retry` makes them, after an error whose `isRetryable` is true; 0 for none. Default 2; 0
   * with a `timeout` or `retry` among the middleware. Hooks set 0 and retry themselves, except `useAdmetPredictions`.
   */
  readonly retries?: number | undefined;
}

/** Last parameter of every function that sends a request. */
export interface RequestOptions extends CallOptions, RequestPolicy {
  /**
   * Aliases for variables, e.g. `{ text: 'searchText' }`: pass the variables by these names, and errors use them
   * too. Default: the names in the document.
   */
  readonly names?: VariableNames | undefined;
}

/** Variable names by alias. */
export type VariableNames = Readonly<Record<string, string | undefined>>;

/**
 * A document as text that carries its types: what `@biographql/core/strings` exports, or a plain string,
 * whose result is then `unknown`. The printed form starts with the operation's keyword.
 */
export interface TypedText<Data, Variables> {
  /** The text of the document. */
  toString(): string & {
    readonly __apiType?: ((variables: Variables) => Data) | undefined;
  };
  /** `hash` is the identifier of the persisted document, `operationName` the name of its operation. */
  readonly __meta__?: Record<string, unknown> | undefined;
  /** Compiler error for a document that is an AST. */
  readonly kind?:
    | 'This document is an AST. Use the document from @biographql/core/strings, or pass `print` from graphql to createClient.'
    | undefined;
}

/** A document as an AST that carries its types: what `@biographql/core`, gql.tada or a code generator makes. */
export interface TypedAst<Data, Variables> {
  readonly kind: string;
  readonly definitions: readonly object[];
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
  /** `hash` is the identifier of the persisted document. */
  readonly __meta__?: Record<string, unknown> | undefined;
}

/** Writes an AST as text: `print` of `graphql`, or of the smaller `@0no-co/graphql.web`. */
export interface PrintOption {
  /** Default: none; documents must be text. */
  print(document: object): string;
}

/** The variables of a document, with read-only lists accepted where it takes a list. */
export type VariablesOf<V> = {
  [Name in keyof V]: V[Name] extends infer T ? AcceptedList<T> : never;
};

type AcceptedList<T> = T extends readonly (infer Item)[] ? readonly AcceptedList<Item>[] : T;

/**
 * Arguments after the document in a request. Variables may be left out when every one is optional. `NoInfer` keeps
 * the document the only source of `V`: without it a misspelled optional variable compiles.
 */
export type RequestArguments<V> =
  Record<string, never> extends V
    ? [variables?: VariablesOf<NoInfer<V>>, options?: RequestOptions]
    : [variables: VariablesOf<NoInfer<V>>, options?: RequestOptions];
