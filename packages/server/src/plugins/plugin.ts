import type { CustomModel } from '@biographql/admet-predictor';
import type { DriverLists, Drivers, EngineKind } from '@biographql/engines';
import type { Command } from 'commander';
import type { ExitCode } from '../cli/exit-codes.js';
import type { OutputStreams } from '../cli/output.js';
import type { NamedSetting } from '../config/settings.js';

/**
 * What an optional package adds to the service and to its command line.
 * @example export const plugin: Plugin = { name: '@example/engine', drivers: { labels: [myLabels] } };
 */
export interface Plugin {
  /** Name of the package; shown in errors and by `biographql doctor`. */
  readonly name: string;
  /** Engine drivers, appended to the built-in ones. Their settings become settings of the service. */
  readonly drivers?: PluginDrivers;
  /** Commands of `biographql`; a command may also add a subcommand to an existing one. */
  readonly commands?: readonly AddCommand[];
  /** Folders of compressed files for the web UI, by the paths that serve them. */
  readonly webFolders?: Readonly<Record<string, string>>;
  /** Reads the file of a custom ADMET model, for `biographql admet predict --custom`. */
  readonly readAdmetModel?: (bytes: Uint8Array) => CustomModel;
}

/** Drivers by the interface that they serve. */
export type PluginDrivers = {
  readonly [Kind in EngineKind]?: readonly Drivers[Kind][];
};

/** The built-in parts of the service together with those of its plugins. */
export interface PluginSet {
  readonly plugins: readonly Plugin[];
  readonly drivers: DriverLists;
  /** All settings: of the service, then of the drivers. */
  readonly settings: readonly NamedSetting[];
  /** Names of the drivers' settings. */
  readonly engineSettings: readonly string[];
  readonly commands: readonly AddCommand[];
  readonly readAdmetModel: NonNullable<Plugin['readAdmetModel']> | null;
}

/** What every command is given. */
export interface CommandContext {
  readonly streams: OutputStreams;
  readonly plugins: PluginSet;
  /** Sets the exit code. */
  finish(code: ExitCode): void;
}

/** Adds a command to the program. */
export type AddCommand = (program: Command, context: CommandContext) => void;
