import { basename } from 'node:path';
import { type DatasetManifest, type PartOrigin, readReport } from '@biographql/ingest';
import { differencesText } from './differences-text.js';
import type { Output } from './output.js';
import { count } from './progress-text.js';
import type { RejectsFile } from './rejects-file.js';

/** Prints what a command that built a dataset made. */
export async function tellBuilt(
  {
    manifest,
    directory,
  }: {
    readonly manifest: Pick<DatasetManifest, 'graph' | 'articles'>;
    readonly directory: string;
  },
  {
    rejects,
    seconds,
  }: { readonly rejects: Pick<RejectsFile, 'count' | 'path'>; readonly seconds: number },
  output: Output,
): Promise<void> {
  const { graph, articles } = manifest;
  const built = await readReport(directory);
  const rejected = rejects.count();
  const result = {
    triples: graph.triples,
    entities: graph.entities,
    articles: articles.articles,
    literatureTriples: articles.literature?.triples ?? null,
    rejected,
    rejectsFile: rejected === 0 ? null : rejects.path,
    id: basename(directory),
    checks: built?.checks ?? [],
    differences: built?.differences ?? null,
    seconds: Math.round(seconds * 10) / 10,
    ...usage(),
  };
  const text = [
    `The dataset holds ${count(graph.triples)} triples, ${count(graph.entities)} entities and ${count(articles.articles)} articles (built in ${result.seconds} s).`,
    ...starterText(graph.origin, articles.origin),
    ...(articles.literature === undefined
      ? []
      : [`Its articles are ${count(articles.literature.triples)} triples in a separate graph.`]),
    ...(rejected === 0 ? [] : [`${count(rejected)} records were rejected; see ${rejects.path}.`]),
    ...(built === null ? [] : differencesText(built)),
    `A running service switches to it. Undo with \`biographql datasets rollback\`.`,
  ];
  output.result(result, text.join('\n'));
}

function starterText(graph: PartOrigin, articles: PartOrigin): readonly string[] {
  if (graph === articles) return [];
  return graph === 'starter'
    ? ['The graph is still the starter data; ingest your own to replace it.']
    : ['The articles are still the starter data; ingest your own to replace them.'];
}

/** What this program has taken so far; its threads are counted. */
function usage() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    peakMegabytes: Math.round((maxRSS * 1_024) / 1_000_000),
    processorSeconds: Math.round((userCPUTime + systemCPUTime) / 100_000) / 10,
  };
}
