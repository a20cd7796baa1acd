import type { DriverOptions } from '@biographql/engines';
import type { ArticlesManifest } from './manifest.js';
import type { PartPlan } from './part-plan.js';
import type { IngestProgress, Reject } from './progress.js';

/** What a thread that builds articles begins with. */
export interface ArticleThreadStart {
  readonly plan: PartPlan;
  /** The folder of the build. */
  readonly directory: string;
  readonly settings: DriverOptions['settings'];
}

/** Told to the thread once the label index is there. */
export interface LabelsBuilt {
  readonly triples: number;
}

/** Told by the thread. */
export type ArticleThreadMessage =
  | { readonly kind: 'progress'; readonly progress: IngestProgress }
  | {
      readonly kind: 'built';
      readonly manifest: ArticlesManifest;
      readonly rejects: readonly Reject[];
    };
