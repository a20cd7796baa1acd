import { nearestAdmetModelName } from './lookup.js';
import type { AdmetModelName } from './names.js';

/** Says that a text is not one of the 28 wire names, and which one was probably meant. */
export class UnknownAdmetModelError extends RangeError {
  override readonly name = 'UnknownAdmetModelError';
  readonly code = 'UNKNOWN_ADMET_MODEL';
  /** The refused text, cut at 60 characters. */
  readonly text: string;
  /** Absent when nothing in the catalog comes near. */
  readonly suggestion: AdmetModelName | undefined;

  constructor(text: string) {
    const shown = String(text).slice(0, 60);
    const suggestion = nearestAdmetModelName(String(text));
    super(`No ADMET model is named "${shown}".${suggestion ? ` Did you mean ${suggestion}?` : ''}`);
    this.text = shown;
    this.suggestion = suggestion;
  }
}

/** Says that a number cannot be a value of its model: not finite, or a probability outside 0 to 1. */
export class InvalidAdmetValueError extends RangeError {
  override readonly name = 'InvalidAdmetValueError';
  readonly code = 'INVALID_ADMET_VALUE';

  constructor(
    readonly model: AdmetModelName,
    readonly value: number,
  ) {
    super(`${value} is not a value of ${model}: finite numbers only, probabilities from 0 to 1.`);
  }
}
