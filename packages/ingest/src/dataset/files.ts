import { copyFile, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of a file, or of all files in a folder and its folders; 0 when nothing is there. */
export async function sourceBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.size;
  const names = await readdir(path, { recursive: true });
  const entries = await Promise.all(names.map((name) => stat(join(path, name))));
  return entries.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

/** Takes it that a file is not there, and throws every other error. */
export function ignoreAbsence(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Writes a file in one step, on the disk itself: it has the old content or the new one, whenever the machine ends. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await using file = await open(fresh, 'w');
  await file.writeFile(text);
  await file.sync();
  await rename(fresh, path);
}

/** Puts a file into a folder without copying where the file system can; neither name is ever written to again. */
export async function shareFile(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}
