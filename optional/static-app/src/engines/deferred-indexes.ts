import { EngineUnavailableError } from '@biographql/core';
import { once } from '@biographql/core/internal';
import type { ArticleIndex, LabelIndex } from '@biographql/engines';

/** Returns a label index that is opened at once, while others load. @param open - called again after it failed. */
export function deferredLabels(open: () => Promise<LabelIndex>): LabelIndex {
  const methods = ['ready', 'search', 'lookup', 'exact', 'aliases', 'identifiers'] as const;
  return deferred('in-browser label', methods, open);
}

/** Returns an article index that is opened at once, while others load. @param open - called again after it failed. */
export function deferredArticles(open: () => Promise<ArticleIndex>): ArticleIndex {
  const methods = ['ready', 'search', 'facet', 'trends', 'cooccurrence', 'get'] as const;
  return deferred('in-browser article', methods, open);
}

/** Calls wait until the index is open; after a failure the next call opens it again. */
function deferred<Index extends LabelIndex | ArticleIndex>(
  name: string,
  methods: readonly (keyof Index)[],
  open: () => Promise<Index>,
): Index {
  const opened = once(() =>
    open().catch((cause: unknown) => {
      throw new EngineUnavailableError(name, 'open', cause);
    }),
  );
  opened().catch(() => {
    // A caller gets the error.
  });
  const calls = [...methods, Symbol.asyncDispose].map((method) => [
    method,
    async (...parameters: readonly unknown[]) => {
      const index: object = await opened();
      return Reflect.apply(Reflect.get(index, method), index, parameters);
    },
  ]);
  return {
    name,
    ...Object.fromEntries(calls),
    async *rows(options) {
      yield* (await opened()).rows(options);
    },
  };
}
