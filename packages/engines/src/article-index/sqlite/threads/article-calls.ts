import type { ArticleIndex } from '../../article-index.js';

/** What a thread is asked. */
export type ThreadedMethod = 'ready' | 'search' | 'facet' | 'trends' | 'cooccurrence';

/** What a method answers. */
export type AnswerOf<Method extends ThreadedMethod> = Awaited<ReturnType<ArticleIndex[Method]>>;

/** A call of an index, without the signal of its caller. */
export interface ArticleCall {
  readonly method: ThreadedMethod;
  readonly parameters: readonly unknown[];
}

/** What a thread begins with. */
export interface ArticleThreadStart {
  /** Of the file. */
  readonly path: string;
}

/** What a thread tells between answers. */
export interface ArticleThreadMessage {
  readonly kind: 'damage';
  readonly path: string;
}
