import type { AdmetCertainty } from './admet-certainty.js';
import type { AdmetRejection } from './scalars.js';

/** The prediction of one ADMET model for one molecule. */
export type AdmetPrediction<Model extends string = string> =
  | ({
      readonly status: 'predicted';
      readonly model: Model;
      /** The molecule as it was given. */
      readonly smiles: string;
      /** In the model's unit, or a probability, 0 to 1, for a classifier. */
      readonly value: number;
      /**
       * Why the model was not made for the molecule (a metal, a mixture, an element or a size that it never saw), for a
       * person: the value is no sound basis then. Absent otherwise.
       */
      readonly outOfScope?: string;
    } & AdmetCertainty)
  | {
      readonly status: 'rejected';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      /** Why the molecule has no value. */
      readonly reason: AdmetRejection;
    };
