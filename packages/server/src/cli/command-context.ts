import type { Command } from 'commander';
import type { ExitCode } from './exit-codes.js';
import type { OutputStreams } from './output.js';

/** What every command is given. */
export interface CommandContext {
  readonly streams: OutputStreams;
  /** Sets the exit code. */
  finish(code: ExitCode): void;
}

/** Adds a command to the program. */
export type AddCommand = (program: Command, context: CommandContext) => void;
