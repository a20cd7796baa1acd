import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { graphFilesAt } from '../formats/graph-files.js';
import type { PartPlan } from './part-plan.js';
import type { Reject } from './progress.js';
import { sourceBytes } from './source-bytes.js';
import type { StoredSource } from './source-rows.js';

/** A file that a graph is read from. */
export interface GraphSourceFile {
  readonly path: string;
  /** As stored. */
  readonly bytes: number;
  /** Number of its source in the plan; null for a file of names. */
  readonly source: number | null;
  /** Number of its source among all, those of names after the others. */
  readonly place: number;
  /** What an earlier dataset keeps of the source, of which this is a part. */
  readonly stored?: StoredSource;
  /** Named graphs that are left out of it. */
  readonly without?: ReadonlySet<string> | undefined;
  /** Number among the files of its source. */
  readonly number: number;
  /** Files beside it that cannot be read, told with the first of a source. */
  readonly unreadable: readonly Reject[];
}

/**
 * Returns the files of a plan's sources in the order in which they are read, then those of names.
 * @throws InvalidArgumentError when a source is absent or holds no graph.
 */
export async function graphSourceFiles({
  sources,
  names = [],
  formats = {},
}: Pick<PartPlan, 'sources' | 'names' | 'formats'>): Promise<readonly GraphSourceFile[]> {
  const files: GraphSourceFile[] = [];
  for (const [source, { path, stored, without }] of sources.entries()) {
    const place = source;
    if (stored !== undefined) {
      const parts = stored.rows.bytes.map((bytes, number) => ({ bytes, number }));
      files.push(
        ...parts.map((part) => ({ path, source, place, stored, without, ...part, unreadable: [] })),
      );
      continue;
    }
    if (path === STANDARD_INPUT) {
      files.push({ path, bytes: 0, source, place, number: 0, unreadable: [] });
      continue;
    }
    const found = await graphFilesAt(path, formats);
    const unreadable = found.unknown.map(({ path: source, reason }) => ({
      source,
      line: null,
      reason,
      text: '',
    }));
    for (const [number, file] of found.files.entries()) {
      const { bytes } = file;
      files.push({
        path: file.path,
        bytes,
        source,
        place,
        number,
        unreadable: number === 0 ? unreadable : [],
      });
    }
  }
  for (const [index, path] of names.entries()) {
    const bytes = await sourceBytes(path);
    const place = sources.length + index;
    files.push({ path, bytes, source: null, place, number: 0, unreadable: [] });
  }
  return files;
}
