import { BioGraphQLError, type BioGraphQLErrorOptions } from '@biographql/core';

/** A setting is missing, misspelled or out of range; the message names where it stands and what would be valid. */
export class ConfigError extends BioGraphQLError<'INVALID_CONFIG'> {
  override readonly name = 'ConfigError';
  constructor(message: string, options?: BioGraphQLErrorOptions) {
    super('INVALID_CONFIG', message, options);
  }
}
