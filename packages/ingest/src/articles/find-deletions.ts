import type { CallOptions } from '@biographql/core';
import { openBytes, STANDARD_INPUT } from '../bytes/open-bytes.js';
import { UnreadableError } from '../limits.js';
import { articleFilesAt } from './article-files.js';
import { getWithdrawn } from './read-pubmed-xml.js';

export interface Deletions {
  /**
   * Whether an article of a file is withdrawn by that file or a later one.
   * @param path - Null for an article that was there before all files.
   */
  readonly isDeleted: (id: string, path: string | null) => boolean;
}

const MARK = Buffer.from('<DeleteCitation');
const END = '</DeleteCitation>';

/**
 * Looks through files of PubMed's XML for the lists of articles that they withdraw (`DeleteCitation`), in the order in
 * which the files are read: a record in a later file than the one that withdraws it counts again. The standard input is
 * left out, since it can be read only once.
 */
export async function findDeletions(
  paths: readonly string[],
  { signal }: CallOptions = {},
): Promise<Deletions> {
  const places = new Map<string, number>();
  const withdrawnAt = new Map<string, number>();
  for (const path of paths.filter((source) => source !== STANDARD_INPUT)) {
    for (const { path: file, format } of await articleFilesAt(path)) {
      signal?.throwIfAborted();
      const place = places.size + 1;
      places.set(file, place);
      if (format !== 'pubmed-xml') continue;
      for (const id of await deletedIn(file)) withdrawnAt.set(id, place);
    }
  }
  return {
    isDeleted: (id, path) => {
      const withdrawn = withdrawnAt.get(id);
      if (withdrawn === undefined) return false;
      return path === null || (places.get(path) ?? Number.POSITIVE_INFINITY) <= withdrawn;
    },
  };
}

async function deletedIn(path: string): Promise<readonly string[]> {
  await using source = openBytes(path);
  let open: string | null = null;
  let tail: Buffer = Buffer.alloc(0);
  const lists: string[] = [];
  try {
    for await (const chunk of source.chunks) {
      const bytes: Buffer = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
      const start: number = open === null ? bytes.indexOf(MARK) : 0;
      tail = open === null && start < 0 ? bytes.subarray(1 - MARK.length) : Buffer.alloc(0);
      if (start < 0) continue;
      open = `${open ?? ''}${bytes.toString('latin1', start)}`;
      if (!open.includes(END)) continue;
      lists.push(open);
      open = null;
    }
  } catch (error) {
    // Told when the file itself is read.
    if (!(error instanceof UnreadableError)) throw error;
  }
  return [...lists, open ?? ''].flatMap(idsIn);
}

function idsIn(text: string): readonly string[] {
  const lists = [...text.matchAll(/<DeleteCitation[\s\S]*?(?:<\/DeleteCitation>|$)/g)];
  return lists.flatMap(([list]) => getWithdrawn(list));
}
