import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { graphFilesAt } from '../formats/graph-files.js';
import type { PartPlan } from './build-plan.js';
import { sourceBytes } from './files.js';
import type { Reject } from './progress.js';
import type { StoredSource } from './source-rows.js';

/** A file that a graph is read from. */
export interface GraphSourceFile {
  readonly path: string;
  /** As stored. */
  readonly bytes: number;
  readonly kind: 'graph' | 'names';
  /** Number of its source in the plan, those of names after the others. */
  readonly source: number;
  /** Number among the files of its source. */
  readonly number: number;
  /** What an earlier dataset retains of the source, of which this is a part. */
  readonly stored?: StoredSource;
  /** Named graphs that are left out of it. */
  readonly without?: ReadonlySet<string> | undefined;
}

/** The files of a plan's sources. */
export interface GraphSourceFiles {
  /** In the order in which they are read; those of names last. */
  readonly files: readonly GraphSourceFile[];
  /** What cannot be read, by the number of its source. */
  readonly unreadable: readonly (Reject & { readonly number: number })[];
}

/** Finds the files of a plan's sources. @throws InvalidArgumentError when a source is absent. */
export async function graphSourceFiles({
  sources,
  names = [],
  formats = {},
}: Pick<PartPlan, 'sources' | 'names' | 'formats'>): Promise<GraphSourceFiles> {
  const files: GraphSourceFile[] = [];
  const unreadable: (Reject & { readonly number: number })[] = [];
  for (const [source, { path, stored, without }] of sources.entries()) {
    const add = (file: Pick<GraphSourceFile, 'path' | 'bytes'>, number: number) => {
      const { path: filePath, bytes } = file;
      const own = { path: filePath, bytes, kind: 'graph', source, number } as const;
      files.push(stored === undefined ? own : { ...own, stored, without });
    };
    if (stored !== undefined)
      for (const [number, bytes] of stored.rows.bytes.entries()) add({ path, bytes }, number);
    else if (path === STANDARD_INPUT) add({ path, bytes: 0 }, 0);
    else {
      const found = await graphFilesAt(path, formats);
      for (const [number, file] of found.files.entries()) add(file, number);
      for (const file of found.unknown)
        unreadable.push({
          source: file.path,
          line: null,
          reason: file.reason,
          text: '',
          number: source,
        });
    }
  }
  for (const [index, path] of names.entries()) {
    const bytes = await sourceBytes(path);
    files.push({ path, bytes, kind: 'names', source: sources.length + index, number: 0 });
  }
  return { files, unreadable };
}
