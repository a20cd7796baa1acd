/**
 * Leads from a process that asks to the one that holds the graph: what is passed and returned are plain values, which can
 * be sent between processes. What they mean is the driver's own.
 */
export interface GraphLine {
  /** Resolves when the graph answers, with null, or with why it cannot. */
  ready(): Promise<object | null>;
  /** Runs a query; never rejects while the line is there. @param id - unique on this line. */
  run(id: number, query: object): Promise<object>;
  /** Ends a query whose caller has left; one that has ended, or never was, is none. */
  cancel(id: number): void;
}

/** The end of a line at the process that holds the graph; disposing it ends what still runs for the other one. */
export interface GraphLineEnd extends GraphLine, Disposable {}
