import type { ModelName } from './endpoints.js';
import type { Kernel } from './model/kernel.js';
import type { ModelOutput } from './model/model.js';

/** A model whose arrays are in a kernel's memory. */
export interface RunnableModel<Name extends string = string> {
  /** The name in requests and predictions. */
  readonly name: Name;
  /** The public model whose scope applies: the model itself, or the base of a custom model. */
  readonly base: ModelName;
  /**
   * Runs the model on the molecules in the first SIMD lanes.
   * @param scaffolds - the number of each molecule's ring skeleton: one per lane in use.
   */
  run(scaffolds: readonly number[]): readonly ModelOutput[];
}

/** A model beyond the 28, trained with `@biographql/admet-lab`. */
export interface CustomModel<Name extends string = string> {
  /** The name in requests and predictions. */
  readonly name: Name;
  /** Copies the model into a predictor's memory. */
  load(kernel: Kernel): RunnableModel<Name>;
}
