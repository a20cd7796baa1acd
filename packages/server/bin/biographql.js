#!/usr/bin/env node
// `biographql … | head` closes the pipe when it has read enough, which ends a command as SIGPIPE ends any other.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
});
// GraphQL looks at every type for a second copy of itself unless it is told that this is no development.
process.env.NODE_ENV ??= 'production';
const { main, pluginsOfCommandLine } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv, process, pluginsOfCommandLine);
