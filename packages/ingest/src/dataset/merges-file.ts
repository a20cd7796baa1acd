import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityIri } from '@biographql/core';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../entities/group-equivalents.js';
import type { LeftOutMerge, MergeGroup, MergePlan } from '../entities/merge-plan.js';

/** Name of the list of merges. */
export const MERGES_FILE = 'joins.tsv';

const HEADER = 'decision\tentity\tother';

export async function writeMerges(
  directory: string,
  { groups, leftOut }: MergePlan,
): Promise<void> {
  const lines = [
    HEADER,
    ...groups.flatMap(({ canonical, members }) =>
      members.map((member) => `joined\t${canonical}\t${member}`),
    ),
    ...leftOut.map(({ one, other, reason }) => `${reason}\t${one}\t${other}`),
  ];
  await writeFile(join(directory, MERGES_FILE), `${lines.join('\n')}\n`);
}

/** Reads the list of merges of a dataset's folder; empty when it has none. */
export async function readMerges(directory: string): Promise<MergePlan> {
  const text = await readFile(join(directory, MERGES_FILE), 'utf8').catch(() => '');
  const members = new Map<string, EntityIri[]>();
  const leftOut: LeftOutMerge[] = [];
  for (const line of text.split('\n').slice(1)) {
    const [decision = '', entity = '', other = ''] = line.split('\t');
    const [one, two] = [entity as EntityIri, other as EntityIri];
    if (decision === 'joined') members.set(one, [...(members.get(one) ?? []), two]);
    else if (isReason(decision)) leftOut.push({ one, other: two, reason: decision });
  }
  const groups = [...members].map(
    ([canonical, own]): MergeGroup => ({ canonical: canonical as EntityIri, members: own }),
  );
  return { groups, leftOut };
}

export function mergeGroups(
  earlier: readonly MergeGroup[],
  found: readonly MergeGroup[],
): readonly MergeGroup[] {
  const above = new Map(
    found.flatMap(({ canonical, members }) =>
      members.map((member) => [member, canonical] as const),
    ),
  );
  const merged = new Map<EntityIri, EntityIri[]>();
  const add = (canonical: EntityIri, members: readonly EntityIri[]) => {
    const own = merged.get(canonical) ?? [];
    merged.set(canonical, [...new Set([...own, ...members])]);
  };
  for (const { canonical, members } of earlier) add(above.get(canonical) ?? canonical, members);
  for (const { canonical, members } of found) add(canonical, members);
  return [...merged].map(([canonical, members]) => ({ canonical, members }));
}

function isReason(text: string): text is LeftOutReason {
  return Object.hasOwn(LEFT_OUT_REASONS, text);
}
