import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { chooseDrivers } from '@biographql/engines';
import { type Dataset, getVocabulary, openDataset } from '@biographql/ingest';
import {
  type CommandRun,
  count,
  defineCommand,
  type FlagsOf,
  withVocabularyFile,
} from '@biographql/server/internal';
import { describeExport, type ExportFacts } from './describe-export.js';
import { toKgx } from './kgx-rows.js';
import { loadGraph } from './load-graph.js';
import { writeChosen, writeQuads } from './write-quads.js';
import { writeParquet, writeTsv } from './write-tables.js';

const MEDIA_TYPES = {
  'n-quads': 'application/n-quads',
  'kgx-tsv': 'text/tab-separated-values',
  parquet: 'application/vnd.apache.parquet',
} as const;

const OPTIONS = {
  '--format <name>': {
    text: 'format of the files',
    choices: ['n-quads', 'kgx-tsv', 'parquet'],
    standard: 'n-quads',
  },
  '--class <name>':
    'export only the entities of this class (an IRI or the end of one, such as Disease or Q12136) and their edges',
} as const;

type Call = CommandRun<FlagsOf<typeof OPTIONS>>;

export const exportCommand = defineCommand({
  name: 'export',
  description:
    'Export the graph and its provenance to a folder. The data is written to `graph/`, and its description to `croissant.json` and `void.ttl`. The N-Quads format preserves everything exactly as it was read.',
  arguments: { '<folder>': 'folder to write to; its subfolder `graph` must be empty or new' },
  options: OPTIONS,
  settings: ['dataDir', 'vocabulary'],
  run: exportGraph,
});

async function exportGraph(call: Call, folder: string): Promise<void> {
  const { flags, output, plugins } = call;
  const config = call.config();
  const dataset = await openDataset(config.dataDir, chooseDrivers(plugins.drivers, config));
  const place = join(folder, 'graph');
  await mkdir(place, { recursive: true });
  if ((await readdir(place)).length > 0)
    throw new InvalidArgumentError('folder', 'must have an empty `graph` folder or none', folder);
  const { files, leftOut = 0 } = await write(call, dataset, place);
  const { class: className, format } = flags;
  await describeExport(folder, dataset, { className, mediaType: MEDIA_TYPES[format], files });
  const left =
    leftOut === 0
      ? ''
      : ` KGX can't represent ${count(leftOut)} values (additional labels, blank nodes). Export N-Quads to keep them.`;
  output.result(
    { folder, format, files: files.map(({ file }) => file), leftOut },
    `Wrote ${files.map(({ file }) => file).join(', ')}.${left}\nLoad the files with \`biographql ingest ${place}\`.`,
  );
}

async function write(
  { flags, config, signal }: Call,
  dataset: Dataset,
  folder: string,
): Promise<{ readonly files: ExportFacts['files']; readonly leftOut?: number }> {
  const { format, class: className } = flags;
  if (format === 'n-quads' && className === undefined) {
    const files = await writeQuads(folder, dataset, signal);
    return { files: files.map((file) => ({ file })) };
  }
  const vocabulary = await withVocabularyFile(config().vocabulary, getVocabulary(dataset.manifest));
  const graph = await loadGraph(dataset.graph.path, { vocabulary, className, signal });
  if (format === 'n-quads') {
    return { files: (await writeChosen(folder, graph)).map((file) => ({ file })) };
  }
  const tables = toKgx(graph, vocabulary);
  const files = await (format === 'parquet' ? writeParquet : writeTsv)(folder, tables);
  return { files, leftOut: tables.leftOut };
}
