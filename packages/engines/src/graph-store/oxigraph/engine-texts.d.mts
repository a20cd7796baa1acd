/** Long texts that an engine hands out, as bytes where that is asked for. */
export interface EngineTexts {
  /** Of the engine; nothing is taken as bytes before it is known. */
  memory: WebAssembly.Memory | null;
  /** Returns what the engine is to be made with. */
  watch(imports: WebAssembly.Imports): WebAssembly.Imports;
  /** Runs a call that returns a text: a long one as bytes. */
  asBytes<T>(run: () => T): T | Uint8Array<ArrayBuffer>;
}

/** Makes what watches the texts of one engine. */
export function createEngineTexts(): EngineTexts;
