import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { navigationOf } from './navigation.js';
import type { Page } from './page.js';
import { llmsList, llmsText } from './pages/llms-files.js';
import { ROOT, repositoryFiles } from './repository.js';
import { pageText } from './site-pages.js';
import { pictureAddress } from './source-links.js';

/** Writes what VitePress builds the site from: the pages, their pictures, the navigation, and the files for language models. */
export function writePages(pages: readonly Page[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) write(join(folder, page.route), pageText(page));
  write(join(folder, 'navigation.json'), JSON.stringify(navigationOf(pages)));

  const files = join(folder, 'public');
  for (const picture of repositoryFiles().filter((path) => /^docs\/[^/]+\.png$/.test(path))) {
    mkdirSync(join(files, 'pictures'), { recursive: true });
    cpSync(join(ROOT, picture), join(files, pictureAddress(picture)));
  }
  cpSync(fileURLToPath(new URL('../public', import.meta.url)), files, { recursive: true });
  write(join(files, 'llms.txt'), llmsList(pages));
  write(join(files, 'llms-full.txt'), llmsText(pages));
}

/** Writes the pages as they are read by programs beside those that are read by people; the reference is too long for either. */
export function writeMarkdown(pages: readonly Page[], folder: string): void {
  for (const { route, markdown } of pages) {
    if (!route.startsWith('api/') && route !== 'index.md') write(join(folder, route), markdown);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
