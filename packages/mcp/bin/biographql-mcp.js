#!/usr/bin/env node
process.env.NODE_ENV ??= 'production';
const { main } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv);
