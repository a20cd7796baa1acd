import { addressOf, getTitle, type Page, readSource } from './site.js';

/** Returns the pages that are made of others: the home page, the lists of guides and packages, and the changes. */
export function madePages(pages: readonly Page[], files: readonly string[]): readonly Page[] {
  const list = (folder: string, intro: string, isMember: RegExp) => {
    const entries = pages
      .filter(({ route }) => isMember.test(route))
      .map(({ route, source, markdown }) => {
        return `- [${getTitle(markdown)}](${addressOf(route)})${packageNote(source)}`;
      });
    return {
      route: `${folder}/index.md`,
      source: null,
      markdown: `${intro}\n\n${entries.join('\n')}`,
    };
  };
  const changelogs = files
    .filter((path) => /^packages\/[^/]+\/CHANGELOG\.md$/.test(path))
    .map((path) =>
      readSource(path)
        .trim()
        .replace(/^#{1,4} /gm, '#$&'),
    );
  return [
    list('guides', '# Guides\n\nOne page per task.', /^guides\/[^/]+$/),
    list(
      'packages',
      '# Packages\n\nWhat each package is for, and how to get started.',
      /^packages\/[^/]+\/index\.md$/,
    ),
    { route: 'index.md', source: null, markdown: readSource('apps/docs/home.md') },
    { route: 'changelog.md', source: null, markdown: ['# Changes', ...changelogs].join('\n\n') },
  ];
}

function packageNote(source: string | null): string {
  if (!source?.endsWith('/README.md')) return '';
  return `: ${JSON.parse(readSource(source.replace('README.md', 'package.json'))).description}`;
}
