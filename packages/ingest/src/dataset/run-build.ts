import { randomUUID } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_KINDS, type EngineKind } from '@biographql/engines';
import { standardVocabulary } from '@biographql/engines/vocabulary';
import type { DatasetLock } from '../lock/dataset-lock.js';
import { buildArticlePart } from './article-part.js';
import { shareRecords } from './article-records.js';
import { type ArticleThread, beginArticles } from './article-thread.js';
import { getEngineManifest, keepEngine } from './build-engine.js';
import { openBuildFolder } from './build-folder.js';
import { blankNodeSeed, getBuildKey } from './build-key.js';
import {
  type BuildContext,
  type BuildOptions,
  type BuildPlan,
  DATASET_BUILDER,
} from './build-plan.js';
import { getDifferences, lossChecks, readReport, writeReport } from './build-report.js';
import { type Checkpoint, openCheckpoint } from './checkpoint.js';
import { DatasetError } from './dataset-error.js';
import { MANIFEST_FILE, pruneVersions } from './dataset-versions.js';
import { hashFiles, toDigest } from './file-hashes.js';
import { ignoreAbsence, MERGES_FILE, shareFile } from './files.js';
import { buildGraphPart } from './graph-part.js';
import { LITERATURE_FILE } from './literature-file.js';
import {
  type ArticlesManifest,
  type DatasetManifest,
  type EngineManifest,
  type GraphManifest,
  manifestText,
} from './manifest.js';

import {
  DATASET_FORMAT,
  type Dataset,
  GRAPH_FILE,
  openDataset,
  openVersion,
} from './open-dataset.js';
import { ProgressReporter } from './progress.js';
import { shareRows } from './source-rows.js';

const KEPT_VERSIONS = 1;

/**
 * Builds a dataset in its own folder, resuming an interrupted build, checks it and serves it. An aborted or rejected
 * build leaves its folder after its first completed step.
 * @throws DatasetError `refused` when a check fails.
 */
export async function runBuild(
  lock: DatasetLock,
  plan: BuildPlan,
  options: BuildOptions,
): Promise<Dataset> {
  const { dataDir, drivers } = plan;
  const { signal, onReject, onProgress, vocabulary = standardVocabulary(), settings } = options;
  signal?.throwIfAborted();
  const known = await getBuildKey(plan, vocabulary, DATASET_BUILDER);
  const key = known ?? randomUUID().replaceAll('-', '').slice(0, 24);
  await using folder = await openBuildFolder(dataDir, key);
  const reporter = new ProgressReporter(onProgress);
  const checkpoint = await openCheckpoint(folder.directory, (rejected) => {
    reporter.reject();
    onReject?.(rejected);
  });
  if (checkpoint.isResumed) options.onResume?.(Object.keys(checkpoint.steps));
  const context: BuildContext = {
    folder,
    checkpoint,
    seed: blankNodeSeed(plan.graph?.previous),
    drivers,
    vocabulary,
    reporter,
    reject: checkpoint.reject,
    onGraph: plan.articles?.hasLiterature === true ? undefined : options.onGraph,
    signal,
    settings,
  };
  try {
    await using thread = beginArticles(plan.articles, context);
    const graph = await getGraphPart(plan, context);
    const articles = await getArticlePart(plan, context, { triples: graph.triples, thread });
    signal?.throwIfAborted();
    reporter.start('finish');
    const manifest = await getManifest({ graph, articles }, plan, folder.directory);
    await writeFile(join(folder.directory, MANIFEST_FILE), manifestText(manifest));
    await check({ directory: folder.directory, manifest }, plan, { checkpoint, ...options });
    await lock.check();
    await folder.publish(manifest);
  } catch (error) {
    keepForLater(error, context, known !== null);
    throw error;
  }
  await pruneVersions(dataDir, options.keep ?? KEPT_VERSIONS);
  reporter.finish();
  return openDataset(dataDir, drivers);
}

function keepForLater(
  error: unknown,
  { signal, folder, checkpoint }: BuildContext,
  canGoOn: boolean,
): void {
  const isStopped = signal?.aborted === true;
  const isRefused = error instanceof DatasetError && error.problem === 'refused';
  const hasSteps = Object.keys(checkpoint.steps).length > 0;
  if (canGoOn && hasSteps && (isStopped || isRefused)) folder.keep();
}

async function getGraphPart(
  { graph, present }: BuildPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  if (graph !== null) return buildGraphPart(graph, context);
  if (present === null)
    throw new TypeError('A build without a graph needs a dataset to keep it of');
  const { directory } = context.folder;
  await shareFile(present.graph.path, join(directory, GRAPH_FILE));
  await shareFile(join(present.directory, MERGES_FILE), join(directory, MERGES_FILE)).catch(
    ignoreAbsence,
  );
  await shareRows(present.directory, directory);
  await keepEngine('graph', context, present);
  await keepEngine('labels', context, present);
  return present.manifest.graph;
}

async function getArticlePart(
  { articles, present }: BuildPlan,
  context: BuildContext,
  { triples, thread }: { readonly triples: number; readonly thread: ArticleThread | null },
): Promise<ArticlesManifest> {
  const { checkpoint } = context;
  if (articles !== null) {
    const built =
      checkpoint.steps.articles ??
      (await thread?.finish(triples)) ??
      (await buildArticlePart(articles, context, Promise.resolve(triples)));
    await checkpoint.save({ articles: built });
    return built;
  }
  if (present === null)
    throw new TypeError('A build without articles needs a dataset to keep them of');
  await keepEngine('articles', context, present);
  await shareRecords(present.directory, context.folder.directory);
  if (present.manifest.articles.literature !== undefined) {
    const [from, to] = [present.directory, context.folder.directory];
    await shareFile(join(from, LITERATURE_FILE), join(to, LITERATURE_FILE));
  }
  return present.manifest.articles;
}

async function getManifest(
  parts: Pick<DatasetManifest, 'graph' | 'articles'>,
  { starter, present, drivers, release }: BuildPlan,
  directory: string,
): Promise<DatasetManifest> {
  const engines: Partial<Record<EngineKind, EngineManifest>> = {};
  for (const kind of ENGINE_KINDS) {
    const built = await getEngineManifest(kind, drivers, directory);
    if (built !== null) engines[kind] = built;
  }
  const graphBytes = (await stat(join(directory, GRAPH_FILE))).size;
  const hashes = await hashFiles(directory, { engines, graphBytes, articles: parts.articles });
  const hasStarter = parts.graph.origin === 'starter' || parts.articles.origin === 'starter';
  return {
    format: DATASET_FORMAT,
    builder: DATASET_BUILDER,
    created: new Date().toISOString(),
    starterVersion: hasStarter ? (present?.manifest.starterVersion ?? starter.version) : null,
    release,
    digest: toDigest(hashes),
    hashes,
    graphBytes,
    engines,
    ...parts,
  };
}

async function check(
  built: Pick<Dataset, 'directory' | 'manifest'>,
  { present, drivers }: BuildPlan,
  {
    checkpoint,
    maxLoss = 100,
    check: ownCheck,
  }: BuildOptions & { readonly checkpoint: Checkpoint },
): Promise<void> {
  const { directory, manifest } = built;
  const earlier = present === null ? null : await readReport(present.directory);
  const predicates = checkpoint.steps.labels?.predicates ?? earlier?.predicates ?? {};
  const checks = [
    ...(present === null ? [] : lossChecks(present.manifest, manifest, maxLoss)),
    ...((await ownCheck?.(await openVersion(built, drivers))) ?? []),
  ];
  await writeReport(directory, {
    created: manifest.created,
    before: present?.manifest.digest ?? null,
    differences:
      present &&
      getDifferences(
        { manifest: present.manifest, predicates: earlier?.predicates ?? null },
        { manifest, predicates },
      ),
    checks,
    predicates,
  });
  const failed = checks.filter(({ status }) => status === 'fail');
  if (failed.length === 0) return;
  const reasons = failed.map((each) => `${each.check}: ${each.detail}`).join('; ');
  throw new DatasetError(
    'refused',
    `The new dataset failed its checks and isn't served: ${reasons}. The old one stays. Fix the cause and run the same command again: it only repeats the checks.`,
    { path: directory },
  );
}
