import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bundles a program for browsers from the sources. */
async function bundled(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@biographql/source'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

describe('the bundle of a page', () => {
  it('has handlers for Storybook, and nothing of Node', async () => {
    const code = await bundled(`
      import { setupWorker } from 'msw/browser';
      import { biographqlHandlers } from '@biographql/testing/msw';
      import { buildEntity, failWith, overrideAll } from '@biographql/testing';
      export const worker = setupWorker(
        ...biographqlHandlers({ overrides: [overrideAll(failWith('OVERLOADED'))] }),
      );
      export const asthma = buildEntity();`);
    expect(code).toContain('asthma');
    expect(code).not.toMatch(/from ?["']node:|require\(|@biographql\/server/);
  });

  it('has builders without the recordings', async () => {
    const code = await bundled(`export { buildEntity } from '@biographql/testing';`);
    expect(code.length).toBeLessThan(20_000);
  });
});
