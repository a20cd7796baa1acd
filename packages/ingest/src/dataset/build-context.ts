import type { DriverOptions, Drivers, GraphFile } from '@biographql/engines';
import type { Vocabulary } from '@biographql/vocabulary';
import type { BuildFolder } from './build-folder.js';
import type { Checkpoint } from './checkpoint.js';
import type { Reject } from './progress.js';
import type { ProgressReporter } from './progress-reporter.js';

/** What the steps of one build share. */
export interface BuildContext {
  readonly folder: BuildFolder;
  readonly checkpoint: Checkpoint;
  /** Letters and digits that keep the blank nodes of this build apart from those of the dataset that it adds to. */
  readonly seed: string;
  readonly drivers: Drivers;
  readonly vocabulary: Vocabulary;
  readonly reporter: ProgressReporter;
  /** Counts the reject and passes it on. */
  readonly reject: (reject: Reject) => void;
  /** Told of the triples once they are whole. */
  readonly onGraph: ((graph: GraphFile) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  /** Values of the drivers' settings. */
  readonly settings: DriverOptions['settings'];
}
