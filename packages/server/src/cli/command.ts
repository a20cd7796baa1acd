import { readFile } from 'node:fs/promises';
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { loadConfig, settingWarnings } from '../config/load-config.js';
import type { Config } from '../config/settings.js';
import type { AddCommand, CommandContext, PluginSet } from '../plugins/plugin.js';
import { createOutput, EXIT, type Output } from './output.js';

/** Code of an error whose message says what is missing on the command line. */
export const MISUSE = 'biographql.misuse';

export interface CommandRun<Flags = object> {
  readonly flags: Flags & Readonly<Record<string, unknown>>;
  readonly output: Output;
  readonly plugins: PluginSet;
  readonly signal: AbortSignal;
  /** Reads the settings from flags, environment and file. @throws ConfigError. */
  config(overrides?: Readonly<Record<string, unknown>>): Config;
  /** Returns what to say about unknown variables and deprecated settings. */
  warnings(): readonly string[];
  misuse(message: string): never;
  finish: CommandContext['finish'];
}

interface OptionSpec {
  readonly text: string;
  readonly standard?: string | number;
  readonly choices?: readonly string[];
  /** Numbers are 0 or more. */
  readonly isNumber?: true;
  readonly isRepeatable?: true;
  readonly isRequired?: true;
}

/** Options by their form, e.g. `--out <file>`; each has its help text, or an object with further settings. */
type OptionTable = Readonly<Record<`--${string}`, string | OptionSpec>>;

type Camel<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;
type NameOf<Flag> = Flag extends `--no-${infer Name}`
  ? Camel<Name>
  : Flag extends `--${infer Name} ${string}`
    ? Camel<Name>
    : Flag extends `--${infer Name}`
      ? Camel<Name>
      : never;
type OneValue<Spec> = Spec extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { readonly isNumber: true }
    ? number
    : string;
type ValueOf<Flag, Spec> = Flag extends `--no-${string}`
  ? boolean
  : Flag extends `${string}...>`
    ? readonly string[] | undefined
    : Spec extends { readonly isRepeatable: true }
      ? readonly string[]
      : Flag extends `${string}>`
        ? Spec extends { readonly standard: unknown } | { readonly isRequired: true }
          ? OneValue<Spec>
          : OneValue<Spec> | undefined
        : boolean | undefined;

/** The values of a table of options, by their names in camel case: `--left-out` is `leftOut`. */
export type FlagsOf<Table> = {
  readonly [Flag in keyof Table as NameOf<Flag>]: ValueOf<Flag, Table[Flag]>;
};

/** A command: what it takes, and what it does. Every command takes `--json`. */
interface CommandSpec<Table extends OptionTable, Args extends readonly unknown[]> {
  readonly name: string;
  readonly description: string;
  readonly alias?: string;
  readonly isDefault?: boolean;
  /** Help texts by the form of the argument, e.g. `[names...]`. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options?: Table | ((plugins: PluginSet) => Table);
  /** Settings whose flags it takes. Default: none. */
  readonly settings?: 'all' | readonly string[] | ((plugins: PluginSet) => readonly string[]);
  readonly after?: string;
  run(call: CommandRun<FlagsOf<Table>>, ...args: Args): Promise<void> | void;
}

export function defineCommand<
  const Table extends OptionTable,
  Args extends readonly unknown[] = readonly [],
>(spec: CommandSpec<Table, Args>): AddCommand {
  return (parent, context) => {
    const { plugins } = context;
    const { name, isDefault = false, options = {}, settings } = spec;
    const command = parent.command(name, { isDefault }).description(spec.description);
    if (spec.alias !== undefined) command.alias(spec.alias);
    for (const [form, text] of Object.entries(spec.arguments ?? {})) command.argument(form, text);
    const table: OptionTable = typeof options === 'function' ? options(plugins) : options;
    for (const [form, each] of Object.entries({ ...table, '--json': 'print JSON' }))
      command.addOption(toOption(form, typeof each === 'string' ? { text: each } : each));
    if (spec.after !== undefined) command.addHelpText('after', spec.after);
    if (settings !== undefined)
      addSettings(command, plugins, typeof settings === 'function' ? settings(plugins) : settings);
    command.action(() =>
      runCommand<FlagsOf<Table>>(command, context, (call) =>
        spec.run(call, ...(command.processedArgs as unknown as Args)),
      ),
    );
  };
}

export function defineGroup(
  name: string,
  description: string,
  commands: readonly AddCommand[],
): AddCommand {
  return (parent, context) => {
    const group = parent.command(name).description(description);
    for (const add of commands) add(group, context);
  };
}

function toOption(form: string, spec: OptionSpec): Option {
  const { text, standard, choices, isNumber, isRepeatable, isRequired = false } = spec;
  const option = new Option(form, text)
    .default(isRepeatable === true ? [] : standard)
    .makeOptionMandatory(isRequired);
  if (choices !== undefined) option.choices(choices);
  if (isNumber === true) option.argParser(parseNumber);
  if (isRepeatable === true)
    option.argParser((value: string, before: readonly string[]) => [...before, value]);
  return option;
}

function parseNumber(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number, 0 or greater.');
}

/** Adds the flags of settings, with help texts from their table, and `--config`. */
function addSettings(command: Command, { settings }: PluginSet, names: 'all' | readonly string[]) {
  command.option('--config <file>', 'configuration file (BIOGRAPHQL_CONFIG)');
  const named = (name: string) => names !== 'all' && names.includes(name);
  const groups = settings.flatMap(({ name, place }) => (named(name) && place ? place.group : []));
  for (const { name, variable, flag, description, defaultValue, replacement } of settings) {
    const isTaken = names === 'all' || named(name) || groups.some((group) => group === name);
    if (flag === null || !isTaken) continue;
    const isNone = defaultValue === '' || typeof defaultValue === 'object';
    const standard = isNone ? 'none' : String(defaultValue);
    const option = new Option(flag, `${description} (${variable}, default ${standard})`);
    command.addOption(option.hideHelp(replacement !== null && !named(name)));
  }
}

async function runCommand<Flags>(
  command: Command,
  { streams, plugins, finish }: CommandContext,
  run: (call: CommandRun<Flags>) => Promise<void> | void,
): Promise<void> {
  const flags = command.opts<CommandRun<Flags>['flags']>();
  const output = createOutput({ json: flags.json === true }, streams);
  const sources = (overrides: object = {}) => ({
    flags: { ...flags, ...overrides },
    file: typeof flags.config === 'string' ? flags.config : undefined,
    settings: plugins.settings,
  });
  const controller = new AbortController();
  // The first signal stops gracefully, the second exits at once with 128 + SIGINT, as shells report it.
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new DOMException('Stopped by a signal.', 'AbortError'));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  try {
    await run({
      flags,
      output,
      plugins,
      finish,
      signal: controller.signal,
      config: (overrides) => loadConfig(sources(overrides)),
      warnings: () => settingWarnings(sources()),
      misuse(message) {
        throw new CommanderError(EXIT.USAGE, MISUSE, message);
      },
    });
  } finally {
    output.endProgress();
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
  }
}

export async function readLines(path: string): Promise<readonly string[]> {
  return splitList(await readFile(path, 'utf8'), /\r?\n/);
}

export function splitList(text = '', separator: string | RegExp = ','): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
