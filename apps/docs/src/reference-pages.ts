import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { addressOf, getAnchors, type Page } from './site.js';

/** Returns the pages that TypeDoc wrote into a folder, named after their import paths; none without the folder. */
export function referencePages(folder: string): readonly Page[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const list = files.map((file) => `- [\`${getEntry(file)}\`](${addressOf(getRoute(file))})`);
  const index = [
    '# API',
    'Every export of every package, by entry point. The GraphQL API is documented in the [schema](/schema/).',
    list.join('\n'),
  ].join('\n\n');
  return [
    { route: 'api/index.md', source: null, markdown: index },
    ...files.map((file) => {
      return { route: getRoute(file), source: null, markdown: entryText(file, texts) };
    }),
  ];
}

/** Returns the entry that a file describes: `@biographql/client/proxy` for `packages/client/src/proxy.md`. */
export function getEntry(file: string): string {
  return getRoute(file).replace(/^api(.*)\.md$/, '@biographql$1');
}

function getRoute(file: string): string {
  const name = file.replace(/^(?:packages|optional)\//, '').replace(/\/src(?=\/|\.md$)/, '');
  return `api/${name}`;
}

/** The text of a page with its import path as the title, and links for the site. */
function entryText(file: string, texts: ReadonlyMap<string, string>): string {
  const linked = (texts.get(file) ?? '').replace(
    /\]\(((?:(?:\.\.\/|[\w-]+\/)*[\w-]+\.md)?)(#[^()\s]+)?\)/g,
    (_, to: string, anchor = '') => {
      const target = to === '' ? file : join(dirname(file), to);
      const isThere = getAnchors(texts.get(target) ?? '').has(anchor.slice(1));
      return `](${addressOf(getRoute(target))}${isThere ? anchor : ''})`;
    },
  );
  // Rows of tables have anchors as markup, which pages would show as text.
  return linked.replace(/<a id="[^"]+"><\/a> ?/g, '').replace(/^# .*$/m, `# ${getEntry(file)}`);
}
