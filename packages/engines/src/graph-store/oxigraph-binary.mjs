// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Location of the engine in this package's bundle. The `oxigraph` package also has a second build, which nothing here
 * uses.
 */
const shipped = new URL('./oxigraph.wasm', import.meta.url);

export function readBinary() {
  if (existsSync(shipped)) return readFileSync(shipped);
  return readFileSync(createRequire(import.meta.url).resolve('oxigraph/web_bg.wasm'));
}
