import type { Drivers } from '@biographql/engines';
import type { Dataset } from './open-dataset.js';
import type { PartPlan } from './part-plan.js';
import type { StarterSources } from './starter-sources.js';

/** What a build does with each part; null keeps the present dataset's. */
export interface BuildPlan {
  readonly dataDir: string;
  readonly graph: PartPlan | null;
  readonly articles: PartPlan | null;
  readonly present: Dataset | null;
  readonly starter: StarterSources;
  readonly drivers: Drivers;
  readonly release: string | null;
}
