import { InvalidArgumentError } from '@biographql/core';
import { GRAPH_FORMATS, type GraphFormatOptions, readMapping } from '@biographql/ingest';
import type { Command } from 'commander';
import { installAdvice, pluginOfFormat } from '../plugins/known-plugins.js';
import type { PluginSet } from '../plugins/plugin.js';

/** Flags that name the formats of graph files where their content does not. */
export interface GraphFormatFlags {
  readonly format?: string;
  readonly mapping?: readonly string[];
}

type Readers = Pick<PluginSet, 'formats' | 'presets'>;

/** Adds the flags to a command that reads files of a graph. */
export function addGraphFormatFlags(command: Command, plugins: Readers): Command {
  const presets = Object.keys(plugins.presets);
  const orPresets = presets.length === 0 ? '' : `, or ${presets.join(', ')}`;
  return command
    .option('--format <name>', `format of the graphs: ${namesOf(plugins).join(', ')}`)
    .option('--mapping <files...>', `YAML or JSON file that maps table columns${orPresets}`);
}

/**
 * Reads what the flags name.
 * @throws InvalidArgumentError for an unknown format, and for a file that is not a mapping.
 */
export async function graphFormatsOf(
  { format, mapping = [] }: GraphFormatFlags,
  plugins: Readers,
): Promise<GraphFormatOptions> {
  const { formats, presets } = plugins;
  if (format !== undefined && !namesOf(plugins).includes(format)) {
    const plugin = pluginOfFormat(format);
    const expected =
      plugin === undefined
        ? `must be one of ${namesOf(plugins).join(', ')}`
        : `needs the package ${plugin.name}, which reads it. ${installAdvice(plugin.name)}`;
    throw new InvalidArgumentError('format', expected, format);
  }
  const mappings = await Promise.all(mapping.map((path) => readMapping(path, presets)));
  return { format, mappings, formats, presets };
}

function namesOf({ formats }: Readers): readonly string[] {
  return [...[...GRAPH_FORMATS, ...formats].map(({ name }) => name), 'tar'];
}
