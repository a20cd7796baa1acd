import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import {
  articleFilesAt,
  GRAPH_FORMATS,
  type GraphFormatOptions,
  graphFilesAt,
  type Reject,
  readMapping,
} from '@biographql/ingest';
import { packageAdvice } from '../plugins/known-plugins.js';
import type { PluginSet } from '../plugins/plugin.js';
import type { FlagsOf } from './command.js';

type Readers = Pick<PluginSet, 'formats' | 'presets'>;

export function graphFormatOptions({ formats, presets }: Readers) {
  const names = Object.keys(presets);
  const orPresets = names.length === 0 ? '' : `, or ${names.join(', ')}`;
  return {
    '--format <name>': `format of the graphs: ${formatNames(formats).join(', ')}`,
    '--mapping <file>': {
      text: `YAML or JSON file that maps table columns${orPresets}; repeat it for several tables`,
      isRepeatable: true,
    },
  } as const;
}

export async function readGraphFormats(
  { format, mapping }: FlagsOf<ReturnType<typeof graphFormatOptions>>,
  { formats, presets }: Readers,
): Promise<GraphFormatOptions> {
  const names = formatNames(formats);
  if (format !== undefined && !names.includes(format)) {
    const expected = packageAdvice('formats', format) ?? `must be one of ${names.join(', ')}`;
    throw new InvalidArgumentError('format', expected, format);
  }
  const mappings = await Promise.all(mapping.map((path) => readMapping(path, presets)));
  return { format, mappings, formats, presets };
}

function formatNames(formats: Readers['formats']): readonly string[] {
  return [...[...GRAPH_FORMATS, ...formats].map(({ name }) => name), 'tar'];
}

/** Sorts sources by the content of their files; a folder or an archive may hold both kinds. Standard input (`-`) is a graph. */
export async function sortSources(
  { files, graph, articles }: Readonly<Record<'files' | 'graph' | 'articles', readonly string[]>>,
  formats: GraphFormatOptions = {},
) {
  const graphSources = [...graph];
  const articleSources = [...articles];
  for (const path of files) {
    const graphs = path === '-' ? [] : (await graphFilesAt(path, formats)).files;
    const [first] = graphs;
    // A single file that is a graph has no articles, whatever its ending: KGX has JSON Lines too.
    const isOneGraph = graphs.length === 1 && first?.path === path && first.format !== null;
    const hasArticles = path !== '-' && !isOneGraph && (await articleFilesAt(path)).length > 0;
    // Reading rejects what is neither, with its reason.
    if (graphs.length > 0 || !hasArticles) graphSources.push(path);
    if (hasArticles) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

const BUFFERED = 1_000;

export function openRejectsFile(path: string) {
  let count = 0;
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, `${lines.join('\n')}\n`);
    lines = [];
  };
  return {
    path,
    count: () => count,
    add(reject: Reject) {
      count += 1;
      lines.push(JSON.stringify(reject));
      if (lines.length >= BUFFERED) flush();
    },
    close: flush,
  };
}
