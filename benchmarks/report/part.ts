/** What a ratio has to reach. */
export interface Bar {
  /** The least ratio that is good enough. */
  readonly least: number;
  /** What might be tried next where it is not reached. */
  readonly nextIdea: string;
}

/** One figure of ours beside the same figure of a peer, both of one run. */
export interface Comparison {
  /** Names it in the baseline, with the sizes that it depends on: `typeahead/65k/prefix 3/FTS5`. */
  readonly id: string;
  readonly what: string;
  /** Figures with their units, for people. */
  readonly ours: string;
  readonly peer: string;
  /** How many times as good as the peer: above 1 ours is better, whatever is measured. */
  readonly ratio: number;
  /** Default: none is set. */
  readonly bar?: Bar;
}

/** Figures of a part, with the names of the columns. */
export interface FigureTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a part has found. */
export interface PartFindings {
  readonly comparisons: readonly Comparison[];
  readonly tables: readonly FigureTable[];
  /** Sentences on how it was measured, and what was left out and why. */
  readonly notes: readonly string[];
}

/** What a part gets to work with. */
export interface PartContext {
  /** Whether minutes are what there is: fewer rounds, smaller sizes. */
  readonly isQuick: boolean;
  /** A data directory with the dataset that names, articles and graph are taken from. */
  readonly dataDir: string;
  /** An empty folder, removed when the part has ended. */
  readonly workFolder: string;
  /** Aborted when the run is to end. */
  readonly signal: AbortSignal;
  /** Tells how far it is. */
  readonly say: (line: string) => void;
}

/** One part of the report. */
export interface Part {
  /** Chooses it on the command line. */
  readonly name: string;
  readonly title: string;
  /** Rejects when it cannot be measured: the report tells why, and the other parts go on. */
  run(context: PartContext): Promise<PartFindings>;
}
