import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.ts';

const conditions = ['@biographql/source', 'import', 'node', 'default'];
// Node loads graphql's CommonJS build, and so do the libraries; a second copy would refuse their schemas.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const shared = { resolve: { conditions, alias }, ssr: { resolve: { conditions } } };

/** Thousands of runs of one thing: memory that must stay flat, answers in any order. */
const SOAK = [
  'packages/admet-predictor/test/leak.test.ts',
  'packages/react/src/hooks/*.race*.test.tsx',
];

/** Suites against engines that are programs of their own, which `pnpm test:engines` finds and starts. */
const LIVE = ['{packages,optional}/*/src/**/*.live.test.ts', 'test/engines/*.live.test.ts'];

/** `pnpm test` knows nothing of them: it starts no program but its own. */
const ENGINES =
  process.env.BIOGRAPHQL_TEST_ENGINES === undefined
    ? []
    : [
        {
          ...shared,
          test: {
            name: 'engines',
            include: LIVE,
            // Every test builds an index of its own, which takes a cluster a second or two.
            testTimeout: 900_000,
            hookTimeout: 300_000,
            fileParallelism: false,
          },
        },
      ];

export default defineConfig({
  ...shared,
  test: {
    // Left to itself, vitest keeps one core free.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    reporters: process.env.CI ? ['default', 'json'] : ['default'],
    outputFile: { json: '.ci/vitest-report.json' },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['{packages,optional}/!(react)/{src,test}/**/*.test.ts'],
          exclude: [...SOAK, ...LIVE],
          // Files of one worker share what they import, which is most of their time.
          isolate: false,
          // Threads load a graph in some of them, which a busy machine delays.
          testTimeout: 30_000,
        },
      },
      ...ENGINES,
      {
        ...shared,
        test: {
          name: 'react',
          include: ['packages/react/src/**/*.test.{ts,tsx}', 'packages/react/test/**/*.test.ts'],
          exclude: SOAK,
          setupFiles: ['packages/react/src/cleanup.fixture.ts'],
          isolate: false,
        },
      },
      {
        ...shared,
        test: { name: 'soak', include: SOAK, testTimeout: 300_000 },
      },
      {
        ...shared,
        test: { name: 'demo', include: ['apps/*/src/**/*.test.{ts,tsx}'] },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          include: [
            'test/contract/**/*.test.ts',
            'test/clients/**/*.test.ts',
            'test/fuzz/**/*.test.ts',
            'benchmarks/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
    ],
  },
});
