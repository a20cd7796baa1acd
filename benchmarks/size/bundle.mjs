// @ts-check

import { build } from 'esbuild';

/**
 * Returns what a module weighs in a page: bundled with the same settings for all that is compared.
 * @param {string} code @param {string} resolveDir @param {string[]} external
 */
export async function bundle(code, resolveDir, external) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
