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

/** Returns the error for a damaged dataset. @param what - as a clause, e.g. `labels.db is missing`. */
export function damaged(path: string, what: string, cause?: unknown): DatasetError {
  return new DatasetError(
    'damaged',
    `The dataset is damaged: ${what}. Delete its folder and start again to rebuild the starter dataset, then ingest your own data again. \`biographql datasets rollback\` goes back to the previous version, if one is kept.`,
    { path, cause },
  );
}
