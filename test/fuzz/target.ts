import type fc from 'fast-check';

/** What an input did, in a few words: the run counts them, so that a target whose inputs all end alike is seen. */
export type Outcome = string;

/** A part of the project that takes texts from strangers. */
export interface Target<Input = unknown> {
  readonly name: string;
  /** What is tried and what must hold, in one line for `--help`. */
  readonly promise: string;
  readonly inputs: fc.Arbitrary<Input>;
  open(): Promise<OpenTarget<Input>>;
}

/** A target with what it needs. */
export interface OpenTarget<Input = unknown> extends AsyncDisposable {
  /**
   * Tries one input.
   * @throws Finding when what the target promises does not hold; any other error is a finding as well.
   */
  attempt(input: Input): Promise<Outcome>;
}

/** What a target promises does not hold for an input. */
export class Finding extends Error {
  override readonly name = 'Finding';
}
