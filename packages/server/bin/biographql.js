#!/usr/bin/env node
// GraphQL looks at every type for a second copy of itself unless it is told that this is no development.
process.env.NODE_ENV ??= 'production';
const { main } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv);
