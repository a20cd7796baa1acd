import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ENGINE_KINDS, type EngineKind } from '@biographql/engines';
import { standardVocabulary } from '@biographql/engines/vocabulary';
import type { DatasetLock } from '../lock/dataset-lock.js';
import { buildArticlePart } from './article-part.js';
import { type ArticleThread, beginArticles } from './article-thread.js';
import { getEngineManifest } from './build-engine.js';
import { openBuildFolder } from './build-folder.js';
import { getBuildKey } from './build-key.js';
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
import { GRAPH_FILE, ignoreAbsence, LITERATURE_FILE, MERGES_FILE, shareFile } from './files.js';
import { buildGraphPart } from './graph-part.js';
import {
  type ArticlesManifest,
  checkedText,
  type DatasetManifest,
  type EngineManifest,
  type GraphManifest,
} from './manifest.js';
import { DATASET_FORMAT, type Dataset, openDataset, openVersion } from './open-dataset.js';
import { ProgressReporter } from './progress.js';
import { type PartName, SOURCES_FOLDER } from './stored-sources.js';

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
  const known = await getBuildKey(plan, vocabulary);
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
    await writeFile(join(folder.directory, MANIFEST_FILE), checkedText(manifest));
    await check({ directory: folder.directory, manifest }, plan, { checkpoint, ...options });
    await lock.check();
    await folder.publish(manifest);
  } catch (error) {
    const isRefused = error instanceof DatasetError && error.problem === 'refused';
    const hasSteps = known !== null && Object.keys(checkpoint.steps).length > 0;
    if (hasSteps && (isRefused || signal?.aborted === true)) folder.keep();
    throw error;
  }
  await pruneVersions(dataDir, options.keep ?? KEPT_VERSIONS);
  reporter.finish();
  return openDataset(dataDir, drivers);
}

async function getGraphPart(
  { graph, present }: BuildPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  const { checkpoint } = context;
  if (graph !== null) {
    const built = checkpoint.steps.graph ?? (await buildGraphPart(graph, context));
    await checkpoint.save({ graph: built });
    return built.manifest;
  }
  const { directory, manifest } = getPresent(present);
  const files = [GRAPH_FILE, MERGES_FILE, ...engineFiles(manifest, ['graph', 'labels'])];
  await keepFiles(files, { from: directory, part: 'graph' }, context);
  return manifest.graph;
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
  const { directory, manifest } = getPresent(present);
  const files = [LITERATURE_FILE, ...engineFiles(manifest, ['articles'])];
  await keepFiles(files, { from: directory, part: 'articles' }, context);
  return manifest.articles;
}

function getPresent(present: Dataset | null): Dataset {
  if (present === null) throw new TypeError('A build without a part needs a dataset to keep it of');
  return present;
}

function engineFiles(
  { engines }: DatasetManifest,
  kinds: readonly EngineKind[],
): readonly string[] {
  return kinds.flatMap((kind) =>
    Object.keys(engines[kind]?.files ?? {}).map((name) => join(kind, name)),
  );
}

/** Links files of the present dataset and the stored sources of a part, if they exist. */
async function keepFiles(
  files: readonly string[],
  { from, part }: { readonly from: string; readonly part: PartName },
  { folder: { directory } }: BuildContext,
): Promise<void> {
  const stored = await readdir(join(from, SOURCES_FOLDER)).catch(() => []);
  const own = stored.filter((name) => name.startsWith(part));
  for (const name of [...files, ...own.map((each) => join(SOURCES_FOLDER, each))]) {
    const target = join(directory, name);
    await mkdir(dirname(target), { recursive: true });
    await shareFile(join(from, name), target).catch(ignoreAbsence);
  }
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
  const predicates = checkpoint.steps.graph?.predicates ?? earlier?.predicates ?? {};
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
