// @ts-check
// The script that keeps the page's own files in the browser, so that it opens without a network.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the script for the files of a folder; another content of any of them is another script, which browsers take note of.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 */
export async function serviceWorkerText(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  const template = await readFile(new URL('./sw.js', import.meta.url), 'utf8');
  return template
    .replace("'VERSION'", JSON.stringify(version))
    .replace("['FILES']", JSON.stringify(['./', ...files, 'data/dataset.json']));
}
