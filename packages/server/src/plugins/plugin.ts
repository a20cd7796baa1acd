import type { CustomModel } from '@biographql/admet-predictor';
import type { DriverLists, Drivers, EngineKind } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { Dataset, DatasetCheck, GraphFormat, MappingPresets } from '@biographql/ingest';
import type { QuestionServiceOptions } from '@biographql/questions';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import type { ExitCode, OutputStreams } from '../cli/output.js';
import type { Config, NamedSetting } from '../config/settings.js';
import type { SchemaDefinition } from '../graphql/resolvers/index.js';

/**
 * Additions of an optional package to the service and its command line.
 * @example export const plugin: Plugin = { name: '@example/engine', drivers: { labels: [myLabels] } };
 */
export interface Plugin {
  /** Name of the package; shown in errors. */
  readonly name: string;
  /** Engine drivers, appended to the built-in ones. Their settings become settings of the service. */
  readonly drivers?: PluginDrivers;
  /** Formats that `biographql ingest` and `inspect` read graphs from, in addition to the built-in ones. */
  readonly formats?: readonly GraphFormat[];
  /** Mappings of well-known tables, by name. */
  readonly presets?: MappingPresets;
  /** Commands of `biographql`; a command may also add a subcommand to an existing one. */
  readonly commands?: readonly AddCommand[];
  /** Opens a schema of the loaded graph, served at `/{serviceName}/graph`; null when the data directory has none. */
  readonly openGraphSchema?: (graph: SchemaGraph) => Promise<GraphSchema | null>;
  /** Opens a reader of passages, e.g. a language model; null when the settings ask for none. The first plugin that has one decides. */
  readonly openReader?: (config: Config, logger: Logger) => QuestionReading | null;
  /** Checks a built dataset before it is served; a warning is listed and doesn't block. */
  readonly checkDataset?: (built: BuiltDataset) => Promise<readonly DatasetCheck[]>;
  /** Folders of compressed files for the web UI, by the paths that serve them. */
  readonly webFolders?: Readonly<Record<string, string>>;
  /** Reads the file of a custom ADMET model, for `biographql admet predict --custom`. */
  readonly readAdmetModel?: (bytes: Uint8Array) => CustomModel;
}

/** A dataset that was built and is not served yet. */
export interface BuiltDataset {
  readonly dataset: Dataset;
  /** Digest of the served dataset; null when there is none. */
  readonly servedDigest?: string | null;
  readonly config: Config;
  readonly drivers: Drivers;
  readonly signal: AbortSignal;
}

/** The parts of the loaded graph that its schema depends on. */
export interface SchemaGraph {
  readonly dataDir: string;
  /** Digest of the dataset; null for a graph that another program serves. */
  readonly digest: string | null;
  readonly vocabulary: Vocabulary;
  readonly logger: Logger;
}

/** Reader of passages, and the time limit of a question with it, in milliseconds. */
export type QuestionReading = Required<Pick<QuestionServiceOptions, 'reader' | 'timeMs'>>;

/** A GraphQL schema with its resolvers. */
export type GraphSchema = SchemaDefinition;

/** Drivers by the interface that they serve. */
export type PluginDrivers = {
  readonly [Kind in EngineKind]?: readonly Drivers[Kind][];
};

/** The built-in parts of the service together with those of its plugins. */
export interface PluginSet {
  readonly plugins: readonly Plugin[];
  readonly drivers: DriverLists;
  readonly settings: readonly NamedSetting[];
  /** Names of the drivers' settings. */
  readonly engineSettings: readonly string[];
  readonly formats: readonly GraphFormat[];
  readonly presets: MappingPresets;
  readonly commands: readonly AddCommand[];
  /** Reader of custom models of the first plugin that has one; null for none. */
  readonly readAdmetModel: NonNullable<Plugin['readAdmetModel']> | null;
}

/** Context of every command. */
export interface CommandContext {
  readonly streams: OutputStreams;
  readonly plugins: PluginSet;
  /** Sets the exit code of the command. */
  finish(code: ExitCode): void;
}

/** Adds a command to the program. */
export type AddCommand = (program: Command, context: CommandContext) => void;
