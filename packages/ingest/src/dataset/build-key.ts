import { hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_KINDS } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { type BuildPlan, DATASET_BUILDER, type PartPlan } from './build-plan.js';
import { CHECKPOINT_FORMAT } from './checkpoint.js';

/**
 * Returns the key of a build: 24 hexadecimal digits from its unchanged sources and the dataset it extends. Null when it
 * reads the standard input and cannot resume.
 */
export async function getBuildKey(
  { graph, articles, present, drivers }: BuildPlan,
  vocabulary: Vocabulary,
): Promise<string | null> {
  const sources = [graph, articles].flatMap((part) => part?.sources ?? []);
  if (sources.some(({ path }) => path === STANDARD_INPUT)) return null;
  const known = {
    builder: DATASET_BUILDER,
    checkpoint: CHECKPOINT_FORMAT,
    engines: ENGINE_KINDS.map((kind) => [drivers[kind].name, drivers[kind].format]),
    vocabulary: vocabulary.data,
    present: present && (present.manifest.digest ?? present.manifest.created),
    parts: [await describePart(graph), await describePart(articles)],
  };
  return hash('sha256', JSON.stringify(known), 'hex').slice(0, 24);
}

async function describePart(part: PartPlan | null): Promise<object | null> {
  if (part === null) return null;
  const sources = part.sources.map(async ({ without = [], ...source }) => ({
    ...source,
    without: [...without].sort(),
    files: await filesAt(source.path),
  }));
  return { ...part, sources: await Promise.all(sources) };
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
