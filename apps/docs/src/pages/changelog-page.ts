import type { Page } from '../page.js';
import { readSource } from '../repository.js';

/** Page of changes: pending changesets, then the changelogs of all packages. */
export function changelogPage(files: readonly string[]): Page {
  const changes = files
    .filter((path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path))
    .map((path) => readChangeset(readSource(path)));
  const packages = [...new Set(changes.flatMap((change) => change.packages))].sort();
  const unreleased = packages.map((name) => {
    const own = changes.filter((change) => change.packages.includes(name));
    return [`### ${name}`, own.map(({ text }) => `- ${text}`).join('\n')].join('\n\n');
  });
  const released = files
    .filter((path) => /^packages\/[^/]+\/CHANGELOG\.md$/.test(path))
    .map((path) => readSource(path).trim())
    .filter((text) => text.includes('\n'))
    .map((text) => text.replace(/^#{1,4} /gm, (marks) => `##${marks}`));
  const markdown = [
    '# Changes',
    ...(changes.length === 0 ? [] : ['## Not released yet', ...unreleased]),
    '## Released',
    ...released,
  ].join('\n\n');
  return { route: 'changelog.md', source: null, markdown };
}

interface Change {
  readonly packages: readonly string[];
  readonly text: string;
}

/** Reads a changeset: the packages of its front matter, and its text as one line. */
export function readChangeset(markdown: string): Change {
  const [, matter = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const packages = Array.from(matter.matchAll(/^["'](@[^"']+)["']:/gm), ([, name = '']) => name);
  return { packages, text: text.trim().replace(/\s*\n\s*/g, ' ') };
}
