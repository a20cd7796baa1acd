import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import {
  articleFilesAt,
  buildDataset,
  dryRun,
  GRAPH_FORMATS,
  type GraphFormatOptions,
  graphFilesAt,
  type Reject,
  readMapping,
} from '@biographql/ingest';
import { withVocabularyFile } from '../../config/build-settings.js';
import { packageAdvice } from '../../plugins/known-plugins.js';
import type { PluginSet } from '../../plugins/plugin.js';
import {
  BUILD_OPTIONS,
  BUILD_SETTINGS,
  buildOptions,
  dryRunText,
  printBuilt,
} from '../build-command.js';
import { defineCommand, type FlagsOf } from '../command.js';
import { EXIT, progressText } from '../output.js';

const options = (plugins: PluginSet) =>
  ({
    '--graph <sources...>': 'graph files and folders, or - for standard input',
    '--articles <sources...>': 'article files and folders, or - for standard input',
    '--names <files...>': 'TSV files of more names, each line with a name and an entity identifier',
    '--no-merge': "don't merge equivalent entities",
    '--no-starter':
      "don't add the starter articles to your graph, or the starter graph to your articles",
    '--replace': 'replace the previous graph, articles or both, whichever you name',
    '--rejects <file>': 'file for rejected records (default: in the data directory)',
    '--license <name>': 'license of these sources, e.g. CC-BY-4.0',
    '--max-loss <percent>': {
      text: 'maximum percentage of triples, entities or articles lost since the previous version',
      isNumber: true,
      standard: 20,
    },
    '--dry-run': 'read and count everything, write nothing',
    ...graphFormatOptions(plugins),
    ...BUILD_OPTIONS,
  }) as const;

export const ingestCommand = defineCommand({
  name: 'ingest',
  description:
    'Build a dataset from graphs (RDF, OBO, OWL, OBO Graphs, KGX, SSSOM, tables with a mapping …) and articles (PubMed XML, JATS, nbib, RIS, Europe PMC JSON, JSON Lines). Files may be compressed or in tar archives. The dataset is checked and then becomes current in one step. A running service switches to the new dataset.',
  arguments: { '[sources...]': 'files and folders, or - for standard input' },
  options,
  settings: BUILD_SETTINGS,
  async run(call, files: readonly string[]) {
    const { flags, plugins, output, finish } = call;
    const { graph = [], articles = [], names = [] } = flags;
    if (files.length + graph.length + articles.length + names.length === 0)
      return call.misuse('Name at least one file or folder. See --help for the formats.');
    const formats = await readGraphFormats(flags, plugins);
    const sources = {
      ...(await sortSources({ files, graph, articles }, formats)),
      nameSources: names,
      graphFormats: formats,
    };
    if (flags.dryRun === true) {
      const counts = await dryRun({
        ...sources,
        vocabulary: await withVocabularyFile(call.config().vocabulary),
        signal: call.signal,
        onProgress: (progress) => output.progress(progressText(progress)),
      });
      output.result(counts, dryRunText(counts));
      if (counts.rejected > 0) finish(EXIT.REJECTS);
      return;
    }
    const options = await buildOptions(call);
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const file = flags.rejects ?? join(options.dataDir, `rejects-${time}.jsonl`);
    const rejects = openRejectsFile(resolve(file));
    const startedAt = performance.now();
    try {
      const dataset = await buildDataset({
        ...options,
        ...sources,
        license: flags.license,
        join: flags.merge,
        mode: flags.replace === true ? 'replace' : 'append',
        withStarter: flags.starter,
        ...(flags.check && { maxLoss: flags.maxLoss }),
        onReject: (reject) => rejects.add(reject),
      });
      rejects.close();
      const seconds = (performance.now() - startedAt) / 1000;
      await printBuilt(dataset, rejects, seconds, output);
      if (rejects.count() > 0) finish(EXIT.REJECTS);
    } finally {
      rejects.close();
    }
  },
});

type Readers = Pick<PluginSet, 'formats' | 'presets'>;

export function graphFormatOptions({ formats, presets }: Readers) {
  const names = Object.keys(presets);
  const orPresets = names.length === 0 ? '' : `, or a preset (${names.join(', ')})`;
  return {
    '--format <name>': `format of the graphs: ${formatNames(formats).join(', ')}`,
    '--mapping <file>': {
      text: `mapping of table columns: a YAML or JSON file${orPresets}; repeat the flag for several tables`,
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
    // A file that is neither is read as a graph, which reports the reason.
    if (graphs.length > 0 || !hasArticles) graphSources.push(path);
    if (hasArticles) articleSources.push(path);
  }
  return { graphSources, articleSources };
}

const BUFFERED = 1_000;

function openRejectsFile(path: string) {
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
