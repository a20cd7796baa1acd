import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as hooks from '../src/index.js';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Bytes of a page's script (minified, gzip) without React, TanStack Query and the packages below the options. */
async function size(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: source },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    // The options count: they are a package of their own, and no page has the hooks without them.
    conditions: ['@biographql/source'],
    external: ['react', 'react/*', '@tanstack/*', ...OTHERS],
  });
  // Names that are imported from the others and not used stay in a bundle that does not contain them; TypeScript drops them.
  const used = await transform(outputFiles[0]?.text ?? '', {
    loader: 'ts',
    minify: true,
    target: 'es2022',
  });
  return gzipSync(used.code, { level: 9 }).length;
}

const OTHERS = ['admet', 'client', 'core', 'sparql'].flatMap((name) => [
  `@biographql/${name}`,
  `@biographql/${name}/*`,
]);

/** These do more than ask one question, and cost it. */
const LARGER: Readonly<Record<string, number>> = {
  useAdmetPredictions: 1200,
  useEntities: 900,
  useInfiniteArticles: 900,
  useSuspenseInfiniteArticles: 900,
  useNeighbors: 1250,
  useOperation: 700,
  useSparql: 780,
  useSparqlJson: 680,
  useSuspenseSparql: 780,
};

describe('what a page pays', () => {
  it('for everything is 4.26 KB at most', async () => {
    expect(await size(`export * from './index.js'`)).toBeLessThanOrEqual(4_260);
  });

  it.each(Object.keys(hooks).filter((name) => name.startsWith('use')))(
    'for %s alone',
    async (name) => {
      const bytes = await size(`export { ${name} } from './index.js'`);
      expect(bytes).toBeLessThanOrEqual(LARGER[name] ?? 670);
    },
  );
});
