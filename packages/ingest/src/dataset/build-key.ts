import { hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_KINDS } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import type { BuildPlan, PartPlan } from './build-plan.js';
import { CHECKPOINT_FORMAT } from './checkpoint.js';
import type { DatasetManifest } from './manifest.js';
import type { Dataset } from './open-dataset.js';

/**
 * Returns the key of a build: 24 hexadecimal digits from its unchanged sources and the dataset it extends. Null when it
 * reads the standard input and cannot resume.
 */
export async function getBuildKey(
  plan: BuildPlan,
  vocabulary: Vocabulary,
  builder: number,
): Promise<string | null> {
  const { graph, articles, present, drivers } = plan;
  const paths = [graph, articles].flatMap((part) => [
    ...(part?.sources ?? []).map(({ path }) => path),
    ...(part?.names ?? []),
  ]);
  if (paths.includes(STANDARD_INPUT)) return null;
  const known = {
    builder,
    checkpoint: CHECKPOINT_FORMAT,
    engines: ENGINE_KINDS.map((kind) => [drivers[kind].name, drivers[kind].format]),
    vocabulary: vocabulary.data,
    present: present && getIdentity(present.manifest),
    parts: [await partOf(graph), await partOf(articles)],
  };
  return hash('sha256', JSON.stringify(known), 'hex').slice(0, 24);
}

/** Returns the prefix that separates the blank nodes of a build from those of the dataset it extends. */
export function blankNodeSeed(previous: Dataset | null | undefined): string {
  if (previous == null) return '0';
  return hash('sha256', getIdentity(previous.manifest), 'hex').slice(0, 12);
}

function getIdentity({ digest, created }: DatasetManifest): string {
  return digest ?? created;
}

async function partOf(part: PartPlan | null): Promise<object | null> {
  if (part === null) return null;
  const { origin, sources, names = [], formats = {}, isMerged = false, license, previous } = part;
  const { hasLiterature = false } = part;
  const paths = [...sources.map(({ path }) => path), ...names];
  const files = await Promise.all(paths.map(filesAt));
  const stored = sources.map(({ stored: rows, without: graphs = [] }) =>
    rows === undefined ? null : [rows.start, ...[...graphs].sort()],
  );
  const without = [...(part.without ?? [])].sort();
  const left = [...(part.withoutSources ?? [])].sort();
  const adds = previous !== null;
  return {
    origin,
    paths,
    files,
    formats,
    isMerged,
    license,
    adds,
    stored,
    without,
    left,
    hasLiterature,
  };
}

async function filesAt(path: string): Promise<readonly (readonly [string, number, number])[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) return [];
  if (!found.isDirectory()) return [[path, found.size, found.mtimeMs]];
  const names = (await readdir(path, { recursive: true })).sort();
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(path, name));
      return [name, size, mtimeMs] as const;
    }),
  );
}
