import { InvalidArgumentError, Option } from 'commander';

/** Returns an option whose value is a number from 0. */
export function numberOption(flags: string, description: string, standard: number): Option {
  return new Option(flags, description).default(standard).argParser((text) => {
    if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
    throw new InvalidArgumentError('must be a number from 0.');
  });
}
