/** Returns the URL of a folder next to a script. A function, because bundlers would take `new URL(folder, import.meta.url)` for an asset. */
export function beside(script: string, folder: string): URL {
  return new URL(folder, script);
}
