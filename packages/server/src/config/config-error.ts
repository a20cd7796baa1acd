/** A setting is missing, misspelled or out of range; the message names where it stands and what would be valid. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
