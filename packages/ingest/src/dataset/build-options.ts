import type { CallOptions } from '@biographql/core';
import type { DriverOptions, Drivers, GraphFile } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { DatasetCheck } from './build-report.js';
import type { Dataset } from './open-dataset.js';
import type { IngestProgress, Reject } from './progress.js';

/** Raised when the builder makes something else of the same sources; starter datasets are then built anew. */
export const DATASET_BUILDER = 7;

/** Options that every build takes. */
export interface BuildOptions extends CallOptions {
  /** What builds the engines. Default: the first driver of each interface. */
  readonly drivers?: Drivers | undefined;
  /** Values of the drivers' settings by name, those that the service will have. Default: each one's own. */
  readonly settings?: DriverOptions['settings'];
  /** What the properties and classes of the graph mean. Default: the standard vocabulary. */
  readonly vocabulary?: Vocabulary | undefined;
  /**
   * Whether the articles are kept as triples as well, in the graph `LITERATURE_GRAPH` of `@biographql/sparql`. Default: as
   * the served dataset has it; without one, false.
   */
  readonly literature?: boolean | undefined;
  /** Told about four times a second, and at the end of each phase. */
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  /** Told each piece of a source that could not be used. */
  readonly onReject?: ((reject: Reject) => void) | undefined;
  /** Told the steps that an interrupted build of the same sources had done, before it goes on after them. */
  readonly onResume?: ((steps: readonly string[]) => void) | undefined;
  /**
   * Told of a new graph once all of its triples are written, while names and articles are still built: a store may begin to
   * load them. The file is moved with its folder at the end, and removed when the build fails. Not told of a dataset with
   * articles as triples, which come later.
   */
  readonly onGraph?: ((graph: GraphFile) => void) | undefined;
  /** Looks at the finished dataset before it is served. Default: nothing but {@link BuildOptions.maxLoss}. */
  readonly check?: ((built: Dataset) => Promise<readonly DatasetCheck[]>) | undefined;
  /** Percent of the triples, entities or articles that the dataset may have fewer than the served one. Default 100. */
  readonly maxLoss?: number | undefined;
  /** Versions that are kept beside the new one, the newest first. Default 1. */
  readonly keep?: number | undefined;
}
