import { defineConfig } from 'vitest/config';

const conditions = ['@biographql/source', 'import', 'node', 'default'];

/** `pnpm test:all` installs this folder and runs its tests. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    conditions,
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});
