import { BioGraphQLError } from '@biographql/core';

/** A vocabulary file says something that cannot be read, or names a property that it does not define. */
export class VocabularyError extends BioGraphQLError<'INVALID_ARGUMENT'> {
  override readonly name = 'VocabularyError';
  /** @param path - where in the file, e.g. `relations.treats.properties.1`; empty for the whole. @param problem - what is wrong, as a clause. */
  constructor(
    readonly path: string,
    problem: string,
  ) {
    super(
      'INVALID_ARGUMENT',
      `The vocabulary cannot be used: ${path === '' ? 'it' : `\`${path}\``} ${problem}.`,
      {
        facts: { path },
      },
    );
  }
}
