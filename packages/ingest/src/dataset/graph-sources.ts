import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { graphFilesAt } from '../formats/graph-files.js';
import type { PartPlan } from './build-plan.js';
import { sourceBytes } from './files.js';
import type { Reject } from './progress.js';
import type { StoredSource } from './source-rows.js';

export interface GraphSourceFile {
  readonly path: string;
  readonly bytes: number;
  readonly kind: 'graph' | 'names';
  readonly source: number;
  readonly number: number;
  readonly stored?: StoredSource;
  readonly without?: ReadonlySet<string> | undefined;
}

export interface GraphSourceFiles {
  readonly files: readonly GraphSourceFile[];
  readonly unreadable: readonly (Reject & { readonly number: number })[];
}

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
