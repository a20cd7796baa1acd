import type { CallOptions } from '@biographql/core';
import type { DriverOptions, Drivers, GraphFile } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { DatasetCheck } from './build-report.js';
import type { Dataset } from './open-dataset.js';
import type { IngestProgress, Reject } from './progress.js';

/** Increased when the builder's output changes; starter datasets are then rebuilt. */
export const DATASET_BUILDER = 7;

/** Options that every build takes. */
export interface BuildOptions extends CallOptions {
  /** What builds the engines. Default: the first driver of each interface. */
  readonly drivers?: Drivers | undefined;
  /** Values of the drivers' settings by name, those that the service will have. Default: each one's own. */
  readonly settings?: DriverOptions['settings'];
  readonly vocabulary?: Vocabulary | undefined;
  /**
   * Whether articles are also written as triples, into the graph `LITERATURE_GRAPH` of `@biographql/sparql`. Default: as
   * in the served dataset, or false.
   */
  readonly literature?: boolean | undefined;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onResume?: ((steps: readonly string[]) => void) | undefined;
  /**
   * Called once all triples of a new graph are written, so that a store can load them while names and articles are
   * built. The file moves with its folder at the end and is removed when the build fails. Not called for a dataset with
   * articles as triples.
   */
  readonly onGraph?: ((graph: GraphFile) => void) | undefined;
  /** Looks at the finished dataset before it is served. Default: nothing but {@link BuildOptions.maxLoss}. */
  readonly check?: ((built: Dataset) => Promise<readonly DatasetCheck[]>) | undefined;
  /** Percent of the triples, entities or articles that the dataset may have fewer than the served one. Default 100. */
  readonly maxLoss?: number | undefined;
  /** Versions that are kept beside the new one, the newest first. Default 1. */
  readonly keep?: number | undefined;
}
