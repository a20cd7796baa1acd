import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Writes the service worker of a static app, `sw.js`, which caches these files so that the app opens offline. Its text
 * changes with the content of any of them, which makes browsers install it again.
 * @param folder - of the app.
 * @param files - paths in it.
 */
export async function writeServiceWorker(folder: string, files: readonly string[]): Promise<void> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  const path = createRequire(import.meta.url).resolve('@biographql/static-app/sw.js');
  const template = await readFile(path, 'utf8');
  const text = template
    .replace("'VERSION'", JSON.stringify(version))
    .replace("['FILES']", JSON.stringify(['./', ...files, 'data/dataset.json']));
  await writeFile(join(folder, 'sw.js'), text);
}
