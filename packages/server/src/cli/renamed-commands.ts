import type { OutputStreams } from './output.js';

/** Commands that moved in 0.3; their old names work until 0.4. */
const RENAMED: Readonly<Record<string, readonly string[]>> = {
  rollback: ['datasets', 'rollback'],
  remove: ['datasets', 'remove'],
  joins: ['datasets', 'merged'],
};

/** Returns the command line with the present name of its command; an old name is pointed out on standard error. */
export function withCurrentNames(argv: readonly string[], { stderr }: OutputStreams): string[] {
  const [node = '', program = '', command = '', ...rest] = argv;
  const current = Object.hasOwn(RENAMED, command) ? RENAMED[command] : undefined;
  if (current === undefined) return [...argv];
  stderr.write(`\`biographql ${command}\` is now \`biographql ${current.join(' ')}\`.\n`);
  return [node, program, ...current, ...rest];
}
