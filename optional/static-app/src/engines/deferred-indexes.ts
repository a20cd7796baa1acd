import { EngineUnavailableError } from '@biographql/core';
import type { ArticleIndex, LabelIndex } from '@biographql/engines';

/** An engine that is opened in the background: what is asked earlier waits, and a failed opening is tried again by the next call. */
type Deferred<E> = () => Promise<E>;

/** Returns a label index that is opened at once, while others load. @param open - called again after it failed. */
export function deferredLabels(open: () => Promise<LabelIndex>): LabelIndex {
  const name = 'labels (in this page)';
  const opened = defer(name, open);
  return {
    name,
    ready: async (options) => (await opened()).ready(options),
    search: async (text, options) => (await opened()).search(text, options),
    lookup: async (iris, options) => (await opened()).lookup(iris, options),
    exact: async (texts, options) => (await opened()).exact(texts, options),
    aliases: async (iri, options) => (await opened()).aliases(iri, options),
    identifiers: async (iri, options) => (await opened()).identifiers(iri, options),
    async *rows(options) {
      yield* (await opened()).rows(options);
    },
    async [Symbol.asyncDispose]() {
      await (await opened())[Symbol.asyncDispose]();
    },
  };
}

/** Returns an article index that is opened at once, while others load. @param open - called again after it failed. */
export function deferredArticles(open: () => Promise<ArticleIndex>): ArticleIndex {
  const name = 'articles (in this page)';
  const opened = defer(name, open);
  return {
    name,
    ready: async (options) => (await opened()).ready(options),
    search: async (query, options) => (await opened()).search(query, options),
    facet: async (query, by, options) => (await opened()).facet(query, by, options),
    trends: async (query, by, options) => (await opened()).trends(query, by, options),
    cooccurrence: async (query, by, keys, options) =>
      (await opened()).cooccurrence(query, by, keys, options),
    get: async (ids, options) => (await opened()).get(ids, options),
    async *rows(options) {
      yield* (await opened()).rows(options);
    },
    async [Symbol.asyncDispose]() {
      await (await opened())[Symbol.asyncDispose]();
    },
  };
}

function defer<E>(name: string, open: () => Promise<E>): Deferred<E> {
  let opening: Promise<E> | undefined;
  const opened = () => {
    opening ??= open().catch((cause: unknown) => {
      opening = undefined;
      throw new EngineUnavailableError(name, 'open', cause);
    });
    return opening;
  };
  opened().catch(() => {
    // A caller gets the error.
  });
  return opened;
}
