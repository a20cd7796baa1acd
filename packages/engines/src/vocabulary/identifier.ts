import type { BareReading } from './vocabulary-data.js';

export interface EntityIdentifier {
  /** Name of the scheme in the vocabulary, e.g. `mesh`. */
  readonly scheme: string;
  /** Without prefix, in the letter case of the scheme, e.g. `D001249`. */
  readonly id: string;
}

/** How sure a reading is: `stated` by a prefix or an address, or as the scheme says of its bare identifiers. */
export type IdentifierStanding = 'stated' | Exclude<BareReading, 'never'>;

/** What a text may be, if an entity has it. */
export interface IdentifierReading extends EntityIdentifier {
  readonly standing: IdentifierStanding;
}
