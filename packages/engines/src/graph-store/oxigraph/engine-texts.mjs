// @ts-check
// Long texts that the engine hands out, as the bytes that they are in its memory: to make a string of some megabytes of
// UTF-8 and bytes of the string again takes as long as many a query.

/** What the engine hands texts out by, as its package calls it. */
const HANDS_OUT_TEXT = 'Ref(String) -> Externref';
/** Shorter texts, of which there are many, stay strings. */
const LONG_BYTES = 16_384;
/** Longer ones are refused as strings before they take memory a second time. */
const MOST_BYTES = 64 * 1024 * 1024;

/** @typedef {import('./engine-texts.mjs').EngineTexts} EngineTexts */

/** @returns {EngineTexts} */
export function createEngineTexts() {
  let isWanted = false;
  /** @type {EngineTexts} */
  const texts = {
    memory: null,
    watch: (imports) =>
      Object.fromEntries(
        Object.entries(imports).map(([name, functions]) => [name, watched(functions)]),
      ),
    asBytes(run) {
      isWanted = true;
      try {
        return run();
      } finally {
        isWanted = false;
      }
    },
  };

  /** @param {WebAssembly.ModuleImports} functions */
  function watched(functions) {
    return Object.fromEntries(
      Object.entries(functions).map(([name, given]) => [
        name,
        typeof given === 'function' && String(given).includes(HANDS_OUT_TEXT)
          ? (/** @type {number} */ at, /** @type {number} */ length) =>
              taken(at, length) ?? given(at, length)
          : given,
      ]),
    );
  }

  /**
   * A copy: the engine gives the memory back as soon as it has handed the text out.
   * @param {number} at
   * @param {number} length
   */
  function taken(at, length) {
    const isFit = length >= LONG_BYTES && length <= MOST_BYTES;
    if (!isWanted || !isFit || texts.memory === null) return null;
    return new Uint8Array(texts.memory.buffer, at >>> 0, length).slice();
  }

  return texts;
}
