#!/usr/bin/env node
// `biographql … | head` closes the pipe when it has read enough, which ends a command as SIGPIPE ends any other.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
});
// GraphQL looks at every type for a second copy of itself unless it is told that this is no development.
process.env.NODE_ENV ??= 'production';
// Older versions cannot parse the program, and would print a SyntaxError.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `error: BioGraphQL needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
const { main, pluginsOfCommandLine } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv, process, pluginsOfCommandLine);
