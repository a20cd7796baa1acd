import { getSection, SECTIONS } from './navigation.js';
import { addressOf, getTitle, type Page, readSource, SITE_BASE } from './site.js';

/** Home page: what this is, and an entry for each kind of reader. */
export function homePage(): Page {
  return { route: 'index.md', source: null, markdown: readSource('apps/docs/home.md') };
}

/** Returns the pages that list others: guides and packages. */
export function listPages(pages: readonly Page[]): readonly Page[] {
  const list = (folder: string, intro: readonly string[], isMember: RegExp) => {
    const lines = pages
      .filter(({ route }) => isMember.test(route))
      .map(
        (page) => `- [${getTitle(page.markdown)}](${addressOf(page.route)})${packageNote(page)}`,
      );
    return {
      route: `${folder}/index.md`,
      source: null,
      markdown: [...intro, lines.join('\n')].join('\n\n'),
    };
  };
  return [
    list('guides', ['# Guides', 'One page per task.'], /^guides\/[^/]+$/),
    list(
      'packages',
      ['# Packages', 'What each is, and how to begin with it.'],
      /^packages\/[^/]+\/index\.md$/,
    ),
  ];
}

function packageNote({ source }: Page): string {
  if (!source?.endsWith('/README.md')) return '';
  const manifest = JSON.parse(readSource(source.replace('README.md', 'package.json'))) as {
    readonly description: string;
  };
  return `: ${manifest.description}`;
}

/** Page of the changelogs of all packages. */
export function changelogPage(files: readonly string[]): Page {
  const changelogs = files
    .filter((path) => /^packages\/[^/]+\/CHANGELOG\.md$/.test(path))
    .map((path) =>
      readSource(path)
        .trim()
        .replace(/^#{1,4} /gm, (marks) => `#${marks}`),
    );
  const markdown = ['# Changes', ...changelogs].join('\n\n');
  return { route: 'changelog.md', source: null, markdown };
}

/** Without the slash at its end. */
const BASE = SITE_BASE.slice(0, -1);

/** Returns `llms.txt`: what the pages are and where, for language models that read documentation (llmstxt.org). */
export function llmsList(pages: readonly Page[]): string {
  const parts = SECTIONS.map(({ title, folder }) => {
    const lines = pages
      .filter((page) => getSection(page.route) === folder && page.route !== 'index.md')
      .map((page) => `- [${getTitle(page.markdown)}](${BASE}/${page.route})`);
    return [`## ${title}`, lines.join('\n')].join('\n\n');
  });
  return `${[HEAD, `The same as one text: [llms-full.txt](${BASE}/llms-full.txt).`, ...parts].join('\n\n')}\n`;
}

/** Returns `llms-full.txt`: guides, packages, schema and errors as one text, without the API pages. */
export function llmsText(pages: readonly Page[]): string {
  const left = new Set(['api']);
  const texts = pages
    .filter(({ route }) => route !== 'index.md' && !left.has(getSection(route)))
    .map(({ route, markdown }) => `<!-- ${BASE}${addressOf(route)} -->\n\n${markdown.trim()}`);
  return `${[HEAD, ...texts].join('\n\n')}\n`;
}

const HEAD = [
  '# BioGraphQL',
  '> Typed GraphQL packages (TypeScript) and a self-hostable query service over a biomedical knowledge graph: entities while you type, neighbors, properties, articles, answers to questions with statements and sentences that show them, SPARQL, and 28 ADMET models that run in Node and in the browser.',
  'The endpoint is `POST /{serviceName}/graphql` with a key in `x-api-key`. Begin with `@biographql/client` and its actions; identifiers are full IRIs or Wikidata codes; every error has a code with a page.',
].join('\n\n');
