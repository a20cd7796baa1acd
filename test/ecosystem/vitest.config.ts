import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

const conditions = ['@biographql/source', 'import', 'node', 'default'];

/** `pnpm test:all` installs this folder and runs its tests. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    conditions,
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // The server loads it when traces are enabled; only this folder has it installed.
      { find: '@opentelemetry/sdk-node', replacement: require.resolve('@opentelemetry/sdk-node') },
    ],
  },
  ssr: { resolve: { conditions } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});
