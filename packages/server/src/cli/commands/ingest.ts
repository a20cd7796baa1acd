import { join, resolve } from 'node:path';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import type { Dataset } from '@biographql/ingest';
import { buildDataset } from '@biographql/ingest';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import {
  addGraphFormatFlags,
  type GraphFormatFlags,
  graphFormatsOf,
} from '../graph-format-flags.js';
import { createOutput, type Output } from '../output.js';
import { count, progressText } from '../progress-text.js';
import { openRejectsFile, type RejectsFile } from '../rejects-file.js';
import { sortSources } from '../sort-sources.js';
import { stopSignal } from '../stop-signal.js';

interface IngestFlags extends GraphFormatFlags, Readonly<Record<string, unknown>> {
  readonly graph?: readonly string[];
  readonly articles?: readonly string[];
  readonly names?: readonly string[];
  readonly join?: boolean;
  readonly replace?: boolean;
  readonly rejects?: string;
  readonly release?: string;
  readonly license?: string;
  readonly json?: boolean;
}

/** `biographql ingest`: loads graphs and articles into the data directory. */
export const ingestCommand: AddCommand = (program, context) => {
  const command = program
    .command('ingest')
    .description(
      'Load graphs (RDF, OBO, OWL, OBO Graphs, KGX, SSSOM, HPO annotations, GAF, tables by a mapping …) and articles (PubMed XML, JATS, nbib, RIS, Europe PMC JSON, JSON Lines), plain, compressed or in tar archives, into the data directory. The dataset that is served changes in one step at the end; a running service serves it after a restart.',
    )
    .argument('[sources...]', 'files and folders; - is the standard input')
    .option('--graph <sources...>', 'files and folders of graphs; - is the standard input')
    .option('--articles <sources...>', 'files and folders of articles; - is the standard input')
    .option(
      '--names <files...>',
      'files of further names (.tsv): a name, a tab, an identifier of the entity that has it',
    )
    .option('--no-join', 'leave entities apart that are the same thing under several IRIs')
    .option('--replace', 'replace what was ingested before instead of adding to it')
    .option(
      '--rejects <file>',
      'where to write what could not be used (default: in the data directory)',
    )
    .option('--release <name>', 'how answers call the dataset (default: the time it is made)')
    .option('--license <name>', 'license of these sources, e.g. CC-BY-4.0')
    .option('--json', 'print JSON')
    .action((files: readonly string[], flags: IngestFlags) => ingest(files, flags, context));
  addGraphFormatFlags(command);
  addConfigFlags(command, ['dataDir', 'vocabulary', ...Object.values(ENGINE_CHOICES)]);
};

async function ingest(
  files: readonly string[],
  flags: IngestFlags,
  { streams, finish }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const config = configOf(flags);
  const { dataDir } = config;
  const given = { files, graph: flags.graph ?? [], articles: flags.articles ?? [] };
  const names = flags.names ?? [];
  if (given.files.length + given.graph.length + given.articles.length + names.length === 0) {
    output.failure('Name at least one file or folder; --help tells which kinds.');
    finish(EXIT.USAGE);
    return;
  }
  const formats = await graphFormatsOf(flags);
  const rejects = openRejectsFile(resolve(flags.rejects ?? join(dataDir, rejectsName())));
  const stop = stopSignal();
  const startedAt = performance.now();
  try {
    const dataset = await buildDataset({
      dataDir,
      drivers: chooseDrivers(DRIVERS, config),
      settings: config,
      vocabulary: await withVocabularyFile(config.vocabulary),
      ...(await sortSources(given, formats)),
      graphFormats: formats,
      release: flags.release,
      license: flags.license,
      nameSources: names,
      join: flags.join,
      mode: flags.replace === true ? 'replace' : 'append',
      signal: stop.signal,
      onProgress: (progress) => output.progress(progressText(progress)),
      onReject: (reject) => rejects.add(reject),
    });
    rejects.close();
    report(dataset, { rejects, seconds: (performance.now() - startedAt) / 1000 }, output);
    if (rejects.count() > 0) finish(EXIT.REJECTS);
  } finally {
    rejects.close();
    output.endProgress();
    stop.release();
  }
}

/** One file per ingest, named by its time. */
function rejectsName(): string {
  return `rejects-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`;
}

function report(
  { manifest }: Dataset,
  { rejects, seconds }: { readonly rejects: RejectsFile; readonly seconds: number },
  output: Output,
): void {
  const { graph, articles } = manifest;
  const rejected = rejects.count();
  const result = {
    triples: graph.triples,
    entities: graph.entities,
    articles: articles.articles,
    rejected,
    rejectsFile: rejected === 0 ? null : rejects.path,
    seconds: Math.round(seconds * 10) / 10,
  };
  const text = [
    `The dataset holds ${count(graph.triples)} triples, ${count(graph.entities)} entities and ${count(articles.articles)} articles (built in ${result.seconds} s).`,
    ...(rejected === 0 ? [] : [`${count(rejected)} records were rejected; see ${rejects.path}.`]),
    'Restart a running service to serve it.',
  ];
  output.result(result, text.join('\n'));
}
