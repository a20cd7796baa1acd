import type { SparqlResults } from '@biographql/core';

/** The `results` of a graph result: to be written, or written already. */
export type SparqlResultsLeaf = SparqlResults | WrittenJson;

/** A leaf of an answer that is JSON already: it is sent as it stands, and counts for what its bytes are. */
export class WrittenJson {
  /** @param bytes - one value of JSON, in UTF-8. */
  constructor(readonly bytes: Uint8Array) {}

  /** Returns the value, for whoever reads the answer in place of sending it. */
  toJSON(): unknown {
    return JSON.parse(new TextDecoder().decode(this.bytes));
  }
}
