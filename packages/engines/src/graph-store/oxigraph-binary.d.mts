/** Reads the WebAssembly of the engine. */
export function readBinary(): Uint8Array<ArrayBuffer>;
