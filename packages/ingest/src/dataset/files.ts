import { copyFile, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of a file or of all files below a folder; 0 for a missing path. */
export async function sourceBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.size;
  const names = await readdir(path, { recursive: true });
  const entries = await Promise.all(names.map((name) => stat(join(path, name))));
  return entries.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

export function ignoreAbsence(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

export async function replaceFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await using file = await open(fresh, 'w');
  await file.writeFile(text);
  await file.sync();
  await rename(fresh, path);
}

/** Links a file, or copies it where links are not supported. Neither path is ever written again. */
export async function shareFile(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}
