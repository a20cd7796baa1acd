import { readdir, stat } from 'node:fs/promises';
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
