import { inspectArticles, inspectGraph } from '@biographql/ingest';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import {
  addGraphFormatFlags,
  type GraphFormatFlags,
  graphFormatsOf,
} from '../graph-format-flags.js';
import { articleInspectionText, inspectionText } from '../inspection-text.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';
import { sortSources } from '../sort-sources.js';
import { stopSignal } from '../stop-signal.js';

interface InspectFlags extends GraphFormatFlags, Readonly<Record<string, unknown>> {
  readonly json?: boolean;
}

/** `biographql inspect`: tells what would be understood of graphs and articles, before anything is built. */
export const inspectCommand: AddCommand = (program, context) => {
  const command = program
    .command('inspect')
    .description(
      'Report what an ingest would load from graph and article files: entities, names, relations, identifiers, merges, records and rejects. Writes nothing.',
    )
    .argument('<files...>', 'files and folders; - for a graph on standard input')
    .option('--json', 'print the full result as JSON')
    .action((files: readonly string[], flags: InspectFlags) => inspect(files, flags, context));
  addGraphFormatFlags(command, context.plugins);
  addConfigFlags(command, context, ['vocabulary']);
};

async function inspect(
  files: readonly string[],
  flags: InspectFlags,
  { streams, finish, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const stop = stopSignal();
  try {
    const { signal } = stop;
    const formats = await graphFormatsOf(flags, plugins);
    const vocabulary = await withVocabularyFile(configOf(flags, { plugins }).vocabulary);
    const sources = await sortSources({ files, graph: [], articles: [] }, formats);
    const graph =
      sources.graphSources.length === 0
        ? null
        : await inspectGraph(sources.graphSources, {
            ...formats,
            vocabulary,
            signal,
            onProgress: ({ source, triples }) =>
              output.progress(`${source}: ${count(triples)} triples`),
          });
    const articles =
      sources.articleSources.length === 0
        ? null
        : await inspectArticles(sources.articleSources, {
            signal,
            onProgress: (read) => output.progress(`${read.file}: ${count(read.articles)} articles`),
          });
    const texts = [
      ...(graph === null ? [] : [inspectionText(graph)]),
      ...(articles === null ? [] : [articleInspectionText(articles)]),
    ];
    output.result({ ...graph, articles }, texts.join('\n\n'));
    if ((graph?.rejected ?? 0) + (articles?.rejected ?? 0) > 0) finish(EXIT.REJECTS);
  } finally {
    output.endProgress();
    stop.release();
  }
}
