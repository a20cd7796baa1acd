import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['@biographql/source', 'import', 'node', 'default'];
// Node loads graphql's CommonJS build, and so do the libraries; a second copy would refuse their schemas.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const shared = { resolve: { conditions, alias }, ssr: { resolve: { conditions } } };

/** Long tests: real files, type checks of documents, thousands of runs, memory. */
const SLOW = '**/*.slow.test.{ts,tsx}';
/** Tests against engines that are separate programs. `pnpm test:engines` finds and starts these. */
const LIVE = '**/*.live.test.ts';
/** Tests that replace a module, which other files of the same worker would get as well. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';
const exclude = [SLOW, LIVE, ISOLATED, '**/node_modules/**'];

/** What `pnpm test` runs. */
const FAST = [
  {
    ...shared,
    test: {
      name: 'unit',
      include: [
        '{packages,optional}/!(react)/{src,test}/**/*.test.ts',
        'scripts/starter-data/test/*.test.ts',
      ],
      exclude,
      // Files of one worker share their imports, which take most of their time.
      isolate: false,
      // Some start threads that load a graph.
      testTimeout: 30_000,
    },
  },
  {
    ...shared,
    test: {
      name: 'react',
      include: ['packages/react/{src,test}/**/*.test.{ts,tsx}'],
      exclude,
      setupFiles: ['packages/react/src/cleanup.fixture.ts'],
      isolate: false,
    },
  },
  {
    ...shared,
    test: {
      name: 'demo',
      include: ['apps/*/src/**/*.test.{ts,tsx}'],
      exclude,
      setupFiles: ['apps/demo/src/page-setup.fixture.ts'],
      isolate: false,
    },
  },
  { ...shared, test: { name: 'isolated', include: [ISOLATED], exclude: ['**/node_modules/**'] } },
  {
    ...shared,
    test: {
      name: 'contract',
      include: ['test/{contract,clients,fuzz}/**/*.test.ts', 'benchmarks/**/*.test.ts'],
      exclude,
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    ...shared,
    test: {
      name: 'smoke',
      globalSetup: ['test/bundle-packages.ts'],
      include: ['test/smoke/**/*.test.ts'],
      testTimeout: 60_000,
    },
  },
];

/** What `pnpm test:all` adds: long tests, built programs, packed packages. */
const LONG = [
  {
    ...shared,
    test: {
      name: 'slow',
      include: ['{packages,optional,apps,test}/**/*.slow.test.{ts,tsx}'],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  },
  {
    ...shared,
    test: {
      name: 'process',
      globalSetup: ['test/build-packages.ts'],
      include: ['test/{process,soak,faults}/**/*.test.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    ...shared,
    test: {
      name: 'packaging',
      globalSetup: ['test/build-packages.ts'],
      include: ['test/packaging/**/*.test.ts'],
      testTimeout: 120_000,
      hookTimeout: 300_000,
    },
  },
];

const ENGINES = {
  ...shared,
  test: {
    name: 'engines',
    include: ['{packages,optional,test}/**/*.live.test.ts'],
    // Each test builds its own index, which takes a cluster a second or two.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
};

export default defineConfig({
  ...shared,
  test: {
    globalSetup: ['test/temporary-folder.ts'],
    // Vitest leaves one core idle by default.
    maxWorkers: availableParallelism(),
    reporters: process.env.CI ? ['default', 'json'] : ['default'],
    outputFile: { json: '.ci/vitest-report.json' },
    // Compiled modules are shared by the projects and by later runs.
    experimental: { fsModuleCache: true },
    projects: [...FAST, ...LONG, ...(process.env.BIOGRAPHQL_TEST_ENGINES ? [ENGINES] : [])],
  },
});
