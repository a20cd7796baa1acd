import { BioGraphQLError } from '@biographql/core';

/** Problem of a dataset: missing, damaged, made for another version, locked by a build, or failed checks. */
export type DatasetProblem = 'missing' | 'damaged' | 'incompatible' | 'busy' | 'refused';

/** The dataset of a data directory cannot be used; the message says what to do. */
export class DatasetError extends BioGraphQLError<'DATASET_UNAVAILABLE'> {
  override readonly name = 'DatasetError';
  /** The file or folder that it is about. */
  readonly path: string;
  /** @param message - What is wrong and what to do, as sentences. @param path - Where. */
  constructor(
    readonly problem: DatasetProblem,
    message: string,
    { path, cause }: { readonly path: string; readonly cause?: unknown },
  ) {
    super('DATASET_UNAVAILABLE', message, { facts: { problem, path }, cause });
    this.path = path;
  }
}
