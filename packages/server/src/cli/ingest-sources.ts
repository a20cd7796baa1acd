import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import {
  articleFilesAt,
  GRAPH_FORMATS,
  type GraphFiles,
  type GraphFormatOptions,
  graphFilesAt,
  type Reject,
  readMapping,
} from '@biographql/ingest';
import { packageAdvice } from '../plugins/known-plugins.js';
import type { PluginSet } from '../plugins/plugin.js';
import type { FlagsOf } from './command.js';

type Readers = Pick<PluginSet, 'formats' | 'presets'>;

export function graphFormatOptions({ plugins }: { readonly plugins: Readers }) {
  const presets = Object.keys(plugins.presets);
  const orPresets = presets.length === 0 ? '' : `, or ${presets.join(', ')}`;
  return {
    '--format <name>': `format of the graphs: ${formatNames(plugins).join(', ')}`,
    '--mapping <file>': {
      text: `YAML or JSON file that maps table columns${orPresets}; repeat it for several tables`,
      isRepeatable: true,
    },
  } as const;
}

type GraphFormatFlags = FlagsOf<ReturnType<typeof graphFormatOptions>>;

export async function readGraphFormats(
  { format, mapping = [] }: GraphFormatFlags,
  plugins: Readers,
): Promise<GraphFormatOptions> {
  const { formats, presets } = plugins;
  if (format !== undefined && !formatNames(plugins).includes(format)) {
    const known = `must be one of ${formatNames(plugins).join(', ')}`;
    const expected = packageAdvice('formats', format) ?? known;
    throw new InvalidArgumentError('format', expected, format);
  }
  const mappings = await Promise.all(mapping.map((path) => readMapping(path, presets)));
  return { format, mappings, formats, presets };
}

function formatNames({ formats }: Readers): readonly string[] {
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
    if (path === STANDARD_INPUT) {
      graphSources.push(path);
      continue;
    }
    const found = await graphFilesAt(path, formats);
    const isGraph = found.files.length > 0;
    // A single file that is a graph has no articles, whatever its ending: KGX has JSON Lines too.
    const seeksArticles = !isGraph || isSeveral(path, found);
    const articles = seeksArticles ? await articleFilesAt(path) : [];
    // Reading rejects what is neither, with its reason.
    if (isGraph || articles.length === 0) graphSources.push(path);
    if (articles.length > 0) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

const STANDARD_INPUT = '-';

/** Whether a folder or an archive was found, which may hold articles too. */
function isSeveral(path: string, { files }: GraphFiles): boolean {
  const [first] = files;
  return files.length !== 1 || first?.path !== path || first.format === null;
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
