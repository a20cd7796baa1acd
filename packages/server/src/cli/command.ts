import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { ConfigError } from '../config/config-error.js';
import { loadConfig, settingWarnings } from '../config/load-config.js';
import { type Config, getFlag } from '../config/settings.js';
import { getMissingSettings, packageAdvice } from '../plugins/known-plugins.js';
import type { AddCommand, CommandContext, PluginSet } from '../plugins/plugin.js';
import { createOutput, EXIT, type Output } from './output.js';

export interface CommandRun<Flags> {
  readonly flags: Flags & Readonly<Record<string, unknown>>;
  readonly output: Output;
  readonly plugins: PluginSet;
  readonly signal: AbortSignal;
  /** Reads the settings from flags, environment and file. @throws ConfigError. */
  config(overrides?: Readonly<Record<string, unknown>>): Config;
  /** Returns what to say about unknown variables and deprecated settings. */
  warnings(): readonly string[];
  misuse(message: string): void;
  finish: CommandContext['finish'];
}

export function addAction<Flags extends object, Args extends readonly unknown[] = []>(
  command: Command,
  { streams, plugins, finish }: CommandContext,
  run: (call: CommandRun<Flags>, ...args: Args) => Promise<void> | void,
): Command {
  return command.action(async () => {
    const flags = command.opts<CommandRun<Flags>['flags']>();
    const output = createOutput({ json: flags.json === true }, streams);
    const sources = (overrides: object = {}) => ({
      flags: { ...flags, ...overrides },
      file: typeof flags.config === 'string' ? flags.config : undefined,
      settings: plugins.settings,
    });
    const stop = stopSignal();
    const call: CommandRun<Flags> = {
      flags,
      output,
      plugins,
      signal: stop.signal,
      config: (overrides) => loadConfig(sources(overrides)),
      warnings: () => settingWarnings(sources()),
      misuse(message) {
        output.failure(message);
        finish(EXIT.USAGE);
      },
      finish,
    };
    try {
      await run(call, ...(command.processedArgs as unknown as Args));
    } finally {
      output.endProgress();
      stop.release();
    }
  });
}

/** The help text of an option, or with what else it says of its value. */
type OptionSpec =
  | string
  | {
      readonly text: string;
      readonly standard?: string | number;
      readonly choices?: readonly string[];
      readonly isNumber?: true;
      readonly isRepeatable?: true;
    };

type OptionTable = Readonly<Record<`--${string}`, OptionSpec>>;

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
type ValueOf<Flag, Spec> = Flag extends `${string}...>`
  ? readonly string[]
  : Flag extends `${string}>`
    ? Spec extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Spec extends { readonly isNumber: true }
        ? number
        : Spec extends { readonly isRepeatable: true }
          ? readonly string[]
          : string
    : boolean;

/** The values of a table of options, by their names in camel case: `--left-out` is `leftOut`. */
export type FlagsOf<Table> = {
  readonly [Flag in keyof Table as NameOf<Flag>]?: ValueOf<Flag, Table[Flag]>;
};

/** A command: what it takes, and what it does. Every command takes `--json`. */
interface CommandSpec<Table extends OptionTable, Args extends readonly unknown[]> {
  readonly name: string;
  readonly description: string;
  readonly alias?: string;
  readonly isDefault?: boolean;
  /** Help texts by the form of the argument, e.g. `[names...]`. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options?: Table | ((context: CommandContext) => Table);
  /** Settings whose flags it takes; default: none. */
  readonly settings?: (context: CommandContext) => readonly string[] | undefined;
  readonly after?: string;
  run(call: CommandRun<FlagsOf<Table>>, ...args: Args): Promise<void> | void;
}

export function defineCommand<
  const Table extends OptionTable,
  Args extends readonly unknown[] = readonly [],
>(spec: CommandSpec<Table, Args>): AddCommand {
  return (parent, context) => {
    const { name, isDefault = false, options = {} } = spec;
    const command = parent.command(name, { isDefault }).description(spec.description);
    if (spec.alias !== undefined) command.alias(spec.alias);
    for (const [form, text] of Object.entries(spec.arguments ?? {})) command.argument(form, text);
    const table = typeof options === 'function' ? options(context) : options;
    addOptions(command, { ...table, '--json': 'print JSON' });
    if (spec.after !== undefined) command.addHelpText('after', spec.after);
    if (spec.settings !== undefined) addConfigFlags(command, context, spec.settings(context));
    addAction<FlagsOf<Table>, Args>(command, context, (call, ...args) => spec.run(call, ...args));
  };
}

export function addOptions(command: Command, table: OptionTable): Command {
  for (const [flags, spec] of Object.entries(table)) command.addOption(toOption(flags, spec));
  return command;
}

function toOption(flags: string, spec: OptionSpec): Option {
  if (typeof spec === 'string') return new Option(flags, spec);
  const { text, standard, choices, isNumber, isRepeatable } = spec;
  if (isRepeatable === true) return repeatableOption(flags, text);
  if (isNumber === true) return numberOption(flags, text, standard as number | undefined);
  const option = new Option(flags, text).default(standard);
  return choices === undefined ? option : option.choices(choices);
}

/** Adds a command that only holds others. */
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

/** Adds the flags of the named settings (default: of all), with help texts from the table, and `--config`. */
export function addConfigFlags(
  command: Command,
  { plugins }: Pick<CommandContext, 'plugins'>,
  names?: readonly string[],
): Command {
  command.option('--config <file>', 'configuration file (BIOGRAPHQL_CONFIG)');
  const groups = plugins.settings.flatMap(({ name, place }) =>
    place !== null && names?.includes(name) === true ? [place.group] : [],
  );
  const isNamed = (name: string) => names === undefined || [...names, ...groups].includes(name);
  for (const { name, variable, flag, description, defaultValue, replacement } of plugins.settings) {
    if (flag === null || !isNamed(name)) continue;
    const isNone = defaultValue === '' || typeof defaultValue === 'object';
    const standard = isNone ? 'none' : String(defaultValue);
    const option = new Option(flag, `${description} (${variable}, default ${standard})`);
    const isShown = replacement === null || names?.includes(name) === true;
    command.addOption(isShown ? option : option.hideHelp());
  }
  addMissingFlags(command, plugins.settings);
  return command;
}

function addMissingFlags(command: Command, settings: PluginSet['settings']): void {
  for (const name of getMissingSettings(settings)) {
    const flag = getFlag(name);
    if (command.options.some(({ long }) => long === flag)) continue;
    const option = new Option(`${flag} <value>`).hideHelp().argParser(() => {
      throw new ConfigError(`The flag ${flag} ${packageAdvice('settings', name)}`);
    });
    command.addOption(option);
  }
}

/** Returns an option whose value is a number from 0. Without a default it is absent where it is not given. */
export function numberOption(flags: string, description: string, standard?: number): Option {
  return new Option(flags, description).default(standard).argParser((text) => {
    if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
    throw new InvalidArgumentError('must be a number from 0.');
  });
}

export function repeatableOption(flags: string, description: string): Option {
  return new Option(flags, description)
    .default([])
    .argParser((value: string, before: readonly string[]) => [...before, value]);
}

/** 128 + SIGINT, as shells report it. */
const INTERRUPTED = 130;

/** Listens for SIGTERM and SIGINT. The first asks to stop in order, the second ends the program at once. */
function stopSignal() {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    controller.abort(new Error('The program was stopped.'));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  return {
    signal: controller.signal,
    release: () => void process.off('SIGTERM', onSignal).off('SIGINT', onSignal),
  };
}

/** The lines of a file that have a text, without the spaces around it. */
export async function readLines(path: string): Promise<readonly string[]> {
  return splitList(await readFile(path, 'utf8'), /\r?\n/);
}

export function splitList(text = '', separator: string | RegExp = ','): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
