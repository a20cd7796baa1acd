import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ENGINE_KINDS, type EngineKind } from '@biographql/engines';
import { standardVocabulary } from '@biographql/engines/vocabulary';
import { buildArticlePart } from './article-part.js';
import { beginArticles } from './article-thread.js';
import {
  type BuildContext,
  type BuildOptions,
  type BuildPlan,
  DATASET_BUILDER,
  getEngineManifest,
} from './build-plan.js';
import { getDifferences, lossChecks, readReport, writeReport } from './build-report.js';
import { MANIFEST_FILE, pruneVersions, publishVersion } from './dataset-versions.js';
import { hashFiles, toDigest } from './file-hashes.js';
import {
  DatasetError,
  GRAPH_FILE,
  ignoreAbsence,
  LITERATURE_FILE,
  MERGES_FILE,
  rejectList,
  shareFile,
} from './files.js';
import { type BuiltGraph, buildGraphPart } from './graph-part.js';
import { checkedText, type DatasetManifest, type EngineManifest } from './manifest.js';
import { DATASET_FORMAT, type Dataset, openDataset, openVersion } from './open-dataset.js';
import { ProgressReporter, type Reject } from './progress.js';
import { type PartName, SOURCES_FOLDER } from './sources.js';

const RETAINED_VERSIONS = 1;

/**
 * Builds a dataset in a folder of its own, checks it and serves it. A build that is aborted or fails a check leaves nothing.
 * The caller holds the lock.
 * @throws DatasetError `rejected` when a check fails.
 */
export async function runBuild(plan: BuildPlan, options: BuildOptions): Promise<Dataset> {
  const { dataDir, drivers } = plan;
  const { signal, onReject, onProgress, vocabulary = standardVocabulary(), settings } = options;
  signal?.throwIfAborted();
  const reporter = new ProgressReporter(onProgress);
  const directory = await makeBuildFolder(dataDir);
  try {
    const rejects = rejectList(directory);
    const reject = (rejected: Reject) => {
      reporter.reject();
      rejects.add(rejected);
      onReject?.(rejected);
    };
    const context = { directory, drivers, vocabulary, reporter, reject, signal, settings };
    const { predicates, ...parts } = await buildParts(plan, context, options.onGraph);
    signal?.throwIfAborted();
    rejects.flush();
    reporter.start('finish');
    const manifest = await getManifest(parts, plan, directory);
    await writeFile(join(directory, MANIFEST_FILE), checkedText(manifest));
    await check({ directory, manifest }, predicates, plan, options);
    await publishVersion(dataDir, directory, manifest);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  await pruneVersions(dataDir, options.keep ?? RETAINED_VERSIONS);
  reporter.finish();
  return openDataset(dataDir, drivers);
}

const BUILD = /^build-[0-9a-z]+$/;

/** Makes an empty folder, and removes the folders of killed builds. */
async function makeBuildFolder(dataDir: string): Promise<string> {
  for (const name of (await readdir(dataDir)).filter((each) => BUILD.test(each)))
    await rm(join(dataDir, name), { recursive: true, force: true });
  const directory = join(dataDir, `build-${randomUUID().replaceAll('-', '')}`);
  await mkdir(directory);
  return directory;
}

type Parts = Pick<DatasetManifest, PartName>;
/** The parts of a dataset, and the triples of each predicate of a new graph. */
type BuiltParts = Parts & { readonly predicates: BuiltGraph['predicates'] | undefined };

async function buildParts(
  plan: BuildPlan,
  context: BuildContext,
  onGraph: BuildOptions['onGraph'],
): Promise<BuiltParts> {
  const { directory } = context;
  await using thread = beginArticles(plan.articles, context);
  const early = plan.articles?.hasLiterature === true ? undefined : onGraph;
  const built = plan.graph && (await buildGraphPart(plan.graph, context, early));
  const graph = built?.manifest ?? (await keepPart('graph', plan.present, directory));
  const { triples } = graph;
  const articles =
    plan.articles === null
      ? await keepPart('articles', plan.present, directory)
      : ((await thread?.finish(triples)) ??
        (await buildArticlePart(plan.articles, context, Promise.resolve(triples))));
  return { graph, articles, predicates: built?.predicates };
}

const PART_FILES = { graph: [GRAPH_FILE, MERGES_FILE], articles: [LITERATURE_FILE] } as const;
const PART_ENGINES: Readonly<Record<PartName, readonly EngineKind[]>> = {
  graph: ['graph', 'labels'],
  articles: ['articles'],
};

/** Links the files and the stored sources of a part of the present dataset, if they exist. */
async function keepPart<Part extends PartName>(
  part: Part,
  present: Dataset | null,
  directory: string,
): Promise<Parts[Part]> {
  if (present === null)
    throw new TypeError(
      'To build only the graph or only the articles, an existing dataset must supply the other part',
    );
  const { directory: from, manifest } = present;
  const stored = await readdir(join(from, SOURCES_FOLDER)).catch(() => []);
  const files = [
    ...PART_FILES[part],
    ...PART_ENGINES[part].flatMap((kind) =>
      Object.keys(manifest.engines[kind]?.files ?? {}).map((name) => join(kind, name)),
    ),
    ...stored.filter((name) => name.startsWith(part)).map((name) => join(SOURCES_FOLDER, name)),
  ];
  for (const name of files) {
    const target = join(directory, name);
    await mkdir(dirname(target), { recursive: true });
    await shareFile(join(from, name), target).catch(ignoreAbsence);
  }
  return manifest[part];
}

async function getManifest(
  parts: Parts,
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
  builtPredicates: BuiltParts['predicates'],
  { present, drivers }: BuildPlan,
  { maxLoss = 100, check: customCheck }: BuildOptions,
): Promise<void> {
  const { directory, manifest } = built;
  const earlier = present === null ? null : await readReport(present.directory);
  const predicates = builtPredicates ?? earlier?.predicates ?? {};
  const checks = [
    ...(present === null ? [] : lossChecks(present.manifest, manifest, maxLoss)),
    ...((await customCheck?.(await openVersion(built, drivers))) ?? []),
  ];
  const before = present && {
    manifest: present.manifest,
    predicates: earlier?.predicates ?? null,
  };
  await writeReport(directory, {
    created: manifest.created,
    before: present?.manifest.digest ?? null,
    differences: before && getDifferences(before, { manifest, predicates }),
    checks,
    predicates,
  });
  const failed = checks.filter(({ status }) => status === 'fail');
  if (failed.length === 0) return;
  const reasons = failed.map((each) => `${each.check}: ${each.detail}`).join('; ');
  throw new DatasetError(
    'rejected',
    `The new dataset failed its checks and isn't served: ${reasons}. The previous one stays in use. Fix the cause and run the same command again.`,
    { path: directory },
  );
}
