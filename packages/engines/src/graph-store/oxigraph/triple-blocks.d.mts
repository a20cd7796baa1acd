/** A store that triples are loaded into. */
export interface LoadedStore {
  load(text: string, options: object): void;
}

/** Loads N-Triples into a graph, the default graph without one; returns the number of lines that were rejected. */
export function loadBlocks(
  store: LoadedStore,
  chunks: AsyncIterable<Uint8Array>,
  graph?: object,
): Promise<number>;

/** Whether the engine cannot be used any more after an error. */
export function isBroken(error: unknown): boolean;
