import { BioGraphQLError } from '@biographql/core';
import * as v from 'valibot';
import { VOCABULARY, type VocabularyData } from './vocabulary-data.js';

/** Reads the parsed JSON of a vocabulary file; sections that are absent are empty. @throws VocabularyError with the path of the first mistake. */
export function parseVocabulary(file: unknown): VocabularyData {
  const result = v.safeParse(VOCABULARY, file);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const problem = issue.message.startsWith('must ') ? issue.message : getProblem(issue);
  throw new VocabularyError(v.getDotPath(issue) ?? '', problem);
}

function getProblem({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a field of a vocabulary';
  return `must be ${expected ?? 'something else'}, not ${received}`;
}

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
