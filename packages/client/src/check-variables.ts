import type { DocumentHeader } from '@biographql/core/internal';
import { UnknownVariableError } from './errors.js';

/**
 * Refuses a variable that the document does not declare: a service drops it silently and uses a default.
 * @throws UnknownVariableError that lists the declared names.
 */
export function checkVariables(
  declared: DocumentHeader['variables'],
  variables: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(variables)) {
    if (!declared.includes(name)) throw new UnknownVariableError(name, declared);
  }
}
