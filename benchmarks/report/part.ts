/** A table of a report. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The results of one part of the report. */
export interface Findings {
  /** Sentences on the method, and on what was skipped and why. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
}

/** What a part works with. */
export interface PartContext {
  /** Short rounds, for a first look. */
  readonly isQuick: boolean;
  /** Files to ingest in addition to the starter data; both lists may be empty. */
  readonly sources: { readonly graph: readonly string[]; readonly articles: readonly string[] };
  /** An empty folder, removed when the run ends. */
  readonly workFolder: string;
  /** Aborted when the run is interrupted. */
  readonly signal: AbortSignal;
  /** Prints progress. */
  readonly say: (line: string) => void;
}

/** One part of the report. */
export interface Part {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  /** Rejects when it can't be measured; the report then states the reason. */
  run(context: PartContext): Promise<Findings>;
}
