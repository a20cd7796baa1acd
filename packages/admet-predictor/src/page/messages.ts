/** What a page posts to its worker: options once, then tasks. */
export type ToWorker =
  | { readonly kind: 'start'; readonly options: object }
  | { readonly kind: 'task'; readonly id: number; readonly task: object }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a worker posts to its page. */
export type FromWorker =
  | { readonly kind: 'bytes'; readonly bytes: LoadedBytes }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: object }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly error: PostedError };

/** How much of a file has been loaded. */
export interface LoadedBytes {
  readonly file: string;
  readonly loaded: number;
  /** Null while the server does not say. */
  readonly total: number | null;
}

/** An error as a worker posts it. */
export interface PostedError {
  readonly code: string;
  readonly message: string;
}
