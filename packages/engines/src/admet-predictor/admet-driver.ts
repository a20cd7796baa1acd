import type { Driver } from '../driver.js';
import type { AdmetPredictor } from './admet-predictor.js';

/** A driver of ADMET predictors. */
export type AdmetDriver = Driver<AdmetPredictor>;
