import { InvalidArgumentError } from '@biographql/core';
import {
  GRAPH_FORMATS,
  type GraphFormatOptions,
  isGraphFormat,
  PRESETS,
  readMapping,
} from '@biographql/ingest';
import type { Command } from 'commander';

/** Flags that tell what files of a graph are where their content does not. */
export interface GraphFormatFlags {
  readonly format?: string;
  readonly mapping?: readonly string[];
}

/** Adds the flags to a command that reads files of a graph. */
export function addGraphFormatFlags(command: Command): Command {
  return command
    .option(
      '--format <name>',
      `the format of the graphs, whatever their content tells: ${Object.keys(GRAPH_FORMATS).join(', ')}`,
    )
    .option(
      '--mapping <files...>',
      `how the columns of tables are read: YAML or JSON, or ${Object.keys(PRESETS).join(', ')}`,
    );
}

/**
 * Reads what the flags name.
 * @throws InvalidArgumentError for a format that is none, and for a mapping file that is none.
 */
export async function graphFormatsOf({
  format,
  mapping = [],
}: GraphFormatFlags): Promise<GraphFormatOptions> {
  if (format !== undefined && !isGraphFormat(format)) {
    const names = Object.keys(GRAPH_FORMATS).join(', ');
    throw new InvalidArgumentError('format', `must be one of ${names}`, format);
  }
  return { format, mappings: await Promise.all(mapping.map(readMapping)) };
}
