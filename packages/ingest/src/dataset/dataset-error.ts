import { BioGraphQLError } from '@biographql/core';

/** What is wrong with a dataset: none there, files missing or cut, made for another version, being built right now. */
export type DatasetProblem = 'missing' | 'damaged' | 'incompatible' | 'busy';

/** The dataset of a data directory cannot be used; the message says what to do. */
export class DatasetError extends BioGraphQLError {
  override readonly name = 'DatasetError';
  readonly code = 'ENGINE_UNAVAILABLE';
  /** @param message - What is wrong and what to do, as sentences. @param path - Where. */
  constructor(
    readonly problem: DatasetProblem,
    message: string,
    { path, cause }: { readonly path: string; readonly cause?: unknown },
  ) {
    super(message, { facts: { problem, path }, cause });
  }
}
