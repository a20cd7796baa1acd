import { ADMET_SOURCES } from './generated/catalog.js';

export { ADMET_SOURCES };

/** A published work that a figure or a limit of the catalog rests on. */
export interface AdmetSource {
  /** Short form for running text, such as `Xiong et al. 2021`. */
  readonly label: string;
  /** Title, journal or publisher, volume and first page. */
  readonly citation: string;
  /** Bare and in lower case. */
  readonly doi: string;
}

/** Key of a cited work in `ADMET_SOURCES`. */
export type AdmetSourceKey = keyof typeof ADMET_SOURCES;
