import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vitepress';
import { sitePages, writePages } from '../src/site-pages.js';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

const started = performance.now();
const pages = sitePages(folder('.reference'));
writePages(pages, folder('.pages'));
if (process.argv.includes('--dev')) {
  const server = await createServer(folder(''));
  await server.listen();
  server.printUrls();
} else {
  await build(folder(''));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(`${pages.length} pages in ${seconds} s`);
}
