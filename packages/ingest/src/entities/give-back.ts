/**
 * Gives the memory of a buffer back, which is empty then. Without it the memory of what nothing refers to any more waits for
 * a collection of all garbage, which comes the later the less garbage there is.
 */
export function giveBack(buffer: ArrayBufferLike): void {
  // What takes it over is new, and goes with the next collection of what is new.
  if (buffer instanceof ArrayBuffer) structuredClone(buffer, { transfer: [buffer] });
}
