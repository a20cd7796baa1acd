import type { OutputStreams } from './output.js';

/** Commands that moved in 0.3; their old names work until 0.4. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  rollback: ['datasets', 'rollback'],
  remove: ['datasets', 'remove'],
  joins: ['datasets', 'merged'],
};

/** Flags that were renamed in 0.3; their old names work until 0.4. */
const FLAGS: Readonly<Record<string, string>> = {
  '--no-join': '--no-merge',
  '--keep': '--retain',
  '--sentinels': '--smoke-queries',
  '--any-dataset': '--ignore-dataset',
};

/** Command line with current names. Prints a note to standard error for each old name. */
export function withCurrentNames(argv: readonly string[], { stderr }: OutputStreams): string[] {
  const [node = '', program = '', command = '', ...rest] = argv;
  const renamed = (from: string, to: string) => stderr.write(`\`${from}\` is now \`${to}\`.\n`);
  const args = rest.map((arg) => {
    const [flag = '', value] = splitFlag(arg);
    const current = Object.hasOwn(FLAGS, flag) ? FLAGS[flag] : undefined;
    if (current === undefined) return arg;
    renamed(flag, current);
    return value === undefined ? current : `${current}=${value}`;
  });
  const current = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (current === undefined) return [...argv.slice(0, 3), ...args];
  renamed(`biographql ${command}`, `biographql ${current.join(' ')}`);
  return [node, program, ...current, ...args];
}

function splitFlag(arg: string): readonly [string, string?] {
  const end = arg.indexOf('=');
  return end === -1 ? [arg] : [arg.slice(0, end), arg.slice(end + 1)];
}
