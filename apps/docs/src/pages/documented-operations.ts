import { basename } from 'node:path';
import { OPERATION_VARIABLES } from '../../../../test/operation-variables.js';
import { readSource, repositoryFiles } from '../repository.js';

/** A document of `@biographql/core`, with variables that it answers something for. */
export interface DocumentedOperation {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Returns the documents of `operations/`, with the variables by which tests ask them. */
export function documentedOperations(): readonly DocumentedOperation[] {
  return repositoryFiles()
    .filter((path) => path.startsWith('operations/'))
    .map((path) => ({ document: readSource(path), variables: variablesOf(basename(path)) }));
}

function variablesOf(file: string): DocumentedOperation['variables'] {
  const name = file.replace(/\.graphql$/, '');
  // The page of a service writes its own identifier over the one of the tests.
  const { engineID: _, ...variables } = { ...OPERATION_VARIABLES[name], ...READABLE[name] };
  return variables;
}

/** Where the tests of the wire ask for less than a reader wants to see. */
const READABLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  admet: { smiles: ['CCO', 'c1ccccc1'] },
};
