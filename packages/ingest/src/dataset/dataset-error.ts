import { BioGraphQLError } from '@biographql/core';

/** Problem of a dataset: missing, damaged, made for another version, locked by a build, or failed checks. */
export type DatasetProblem = 'missing' | 'damaged' | 'incompatible' | 'busy' | 'refused';

/** The dataset of a data directory cannot be used; the message says what to do. */
export class DatasetError extends BioGraphQLError<'DATASET_UNAVAILABLE'> {
  override readonly name = 'DatasetError';
  readonly path: string;
  constructor(
    readonly problem: DatasetProblem,
    message: string,
    { path, cause }: { readonly path: string; readonly cause?: unknown },
  ) {
    super('DATASET_UNAVAILABLE', message, { facts: { problem, path }, cause });
    this.path = path;
  }
}
