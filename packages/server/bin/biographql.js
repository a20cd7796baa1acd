#!/usr/bin/env node
// `biographql … | head` closes the pipe when it has read enough, which ends a command as SIGPIPE ends any other.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
});
// Outside production, GraphQL checks every type for a second copy of the library.
process.env.NODE_ENV ??= 'production';
// Other versions print a SyntaxError, or cannot load ECMAScript modules with `require`.
const [major, minor] = process.versions.node.split('.').map(Number);
const minimum = { 20: 19, 22: 12 }[major] ?? (major > 22 ? 0 : Number.POSITIVE_INFINITY);
if (minor < minimum) {
  process.stderr.write(
    `error: BioGraphQL needs Node.js 22.12 or newer, or 20.19 of version 20; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
const { main, pluginsOfCommandLine } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv, process, pluginsOfCommandLine);
