import { defineConfig } from 'tsup';
import { servicePackage } from '../../tsup.service.js';

const TRACING = /^@opentelemetry\/api$/;

export default defineConfig({
  ...servicePackage,
  // The metrics need it always, so they have their own; tracing imports the one of the SDK that is installed.
  noExternal: [TRACING],
  esbuildPlugins: [
    ...servicePackage.esbuildPlugins,
    {
      name: 'installed-tracing',
      setup(build) {
        build.onResolve({ filter: TRACING }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        );
      },
    },
  ],
  entry: {
    index: 'src/index.ts',
    'internal-browser': 'src/internal-browser.ts',
    internal: 'src/internal.ts',
    'testing/index': 'src/testing/index.ts',
    'cli/main': 'src/cli/main.ts',
  },
});
