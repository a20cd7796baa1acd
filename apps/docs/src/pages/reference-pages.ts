import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { addressOf, type Page } from '../page.js';

/** Returns the pages that TypeDoc wrote into a folder, under the names of the entries that programs import; none where there is no folder. */
export function referencePages(folder: string): readonly Page[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .sort();
  const entries = files.map((file) => ({ file, entry: entryOf(file) }));
  const list = entries.map(({ file, entry }) => `- [\`${entry}\`](${addressOf(routeOf(file))})`);
  const index = [
    '# Reference',
    'Every export of every package, by the entry that it is imported from. The [schema](/schema/) has pages of its own.',
    list.join('\n'),
  ].join('\n\n');
  return [
    { route: 'reference/index.md', source: null, markdown: index },
    ...entries.map(({ file, entry }) => ({
      route: routeOf(file),
      source: null,
      markdown: entryText(readFileSync(join(folder, file), 'utf8'), file, entry),
    })),
  ];
}

/** `client/src/proxy.md` is what is imported from `@biographql/client/proxy`. */
export function entryOf(file: string): string {
  return `@biographql/${file.replace(/\.md$/, '').replace(/\/src(?=\/|$)/, '')}`;
}

function routeOf(file: string): string {
  return `reference/${file.replace(/\/src\.md$/, '.md').replace('/src/', '/')}`;
}

function entryText(markdown: string, file: string, entry: string): string {
  const linked = markdown.replace(
    /\]\(((?:\.\.\/|[\w-]+\/)*[\w-]+\.md)(#[^)]*)?\)/g,
    (_, to: string, anchor = '') => `](${addressOf(routeOf(join(dirname(file), to)))}${anchor})`,
  );
  return withoutRowAnchors(linked).replace(/^# .*$/m, `# ${entry}`);
}

/** Rows of tables have anchors as markup, which pages show as text: links to one lead to the page. */
function withoutRowAnchors(markdown: string): string {
  const rows = Array.from(markdown.matchAll(/<a id="([^"]+)"><\/a> ?/g), ([, id = '']) => id);
  const known = new Set(rows);
  return markdown
    .replace(/<a id="[^"]+"><\/a> ?/g, '')
    .replace(/\]\(([^()#\s]*)#([^()\s]+)\)/g, (link, page: string, id: string) =>
      known.has(id) || /^(property|call)-/.test(id) ? `](${page})` : link,
    );
}
