import { plugin as admetLab } from '@biographql/admet-lab';
import { plugin as engineOpensearch } from '@biographql/engine-opensearch';
import { plugin as formats } from '@biographql/formats';
import { plugin as graphSchema } from '@biographql/graph-schema';
import { plugin as languageModel } from '@biographql/language-model';
import { createPluginSet, type Plugin } from '@biographql/server';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { KNOWN_PLUGINS } from '../../packages/server/src/plugins/known-plugins.js';

const PLUGINS: readonly Plugin[] = [
  admetLab,
  engineOpensearch,
  graphSchema,
  languageModel,
  formats,
];

function getCommands(plugin: Plugin): readonly string[] {
  const program = new Command();
  program.command('admet');
  const streams = { stdout: { write: () => true }, stderr: { write: () => true } };
  const context = { streams, plugins: createPluginSet([plugin]), finish: () => {} };
  for (const add of plugin.commands ?? []) add(program, context);
  return program.commands.flatMap((command) =>
    command.name() === 'admet'
      ? command.commands.map((each) => `admet ${each.name()}`)
      : [command.name()],
  );
}

/** The server can't import an optional package, so its table repeats what each adds. */
describe('the table of optional packages', () => {
  it.each(PLUGINS)('says what $name adds', (plugin) => {
    const known = KNOWN_PLUGINS.find(({ name }) => name === plugin.name);
    const drivers = Object.values(plugin.drivers ?? {}).flat();
    const settings = drivers.flatMap((driver) => Object.keys(driver.settings ?? {}));
    const builtIn = new Set(createPluginSet().settings.map(({ name }) => name));
    const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
    expect(sorted(known?.drivers ?? [])).toEqual(sorted(drivers.map(({ name }) => name)));
    expect(sorted(known?.settings ?? [])).toEqual(
      sorted(settings.filter((name) => !builtIn.has(name))),
    );
    expect(sorted(known?.formats ?? [])).toEqual(
      sorted((plugin.formats ?? []).map(({ name }) => name)),
    );
    expect(sorted(known?.commands ?? [])).toEqual(sorted(getCommands(plugin)));
  });

  it('lists each', () => {
    const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).sort();
    expect(names(KNOWN_PLUGINS)).toEqual(names(PLUGINS));
  });
});
