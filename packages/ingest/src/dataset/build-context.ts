import type { DriverOptions, Drivers } from '@biographql/engines';
import type { Vocabulary } from '@biographql/vocabulary';
import type { BuildFolder } from './build-folder.js';
import type { Reject } from './progress.js';
import type { ProgressReporter } from './progress-reporter.js';

/** What the steps of one build share. */
export interface BuildContext {
  readonly folder: BuildFolder;
  readonly drivers: Drivers;
  readonly vocabulary: Vocabulary;
  readonly reporter: ProgressReporter;
  /** Counts the reject and passes it on. */
  readonly reject: (reject: Reject) => void;
  readonly signal: AbortSignal | undefined;
  /** Values of the drivers' settings. */
  readonly settings: DriverOptions['settings'];
}
