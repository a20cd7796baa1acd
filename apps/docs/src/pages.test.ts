import { describe, expect, it } from 'vitest';
import { getNavigation } from './navigation.js';
import { getEntry } from './reference-pages.js';
import { schemaPage } from './schema-page.js';
import { getTitle, githubSlug } from './site.js';

describe('the page of the schema', () => {
  const { markdown } = schemaPage(
    `"""Asks."""
    type Query { "Finds something." find(text: String = "a", by: By): Found old: String @deprecated(reason: "Use find.") }
    enum By { "By name." NAME }
    type Found { name: String! }`,
    [
      {
        document: 'query f($text: String) { find(text: $text) { name } }',
        variables: { text: 'a' },
      },
    ],
    { find: { errors: ['TIMEOUT'], rows: ['OUT_OF_SCOPE'] } },
  );

  it('lists each root field with its arguments, error codes and documents', () => {
    for (const part of [
      '## find',
      '`find(text: String, by: By): Found`',
      '```graphql live\nquery f(',
      '```json variables\n{\n  "text": "a"\n}\n```',
      '**Deprecated:** Use find.',
      '[`TIMEOUT`](/errors/TIMEOUT)',
      '[`OUT_OF_SCOPE`](/errors/OUT_OF_SCOPE)',
    ]) {
      expect(markdown).toContain(part);
    }
  });

  it('ends with the types', () => {
    expect(markdown).toContain('## Types\n\n```graphql\nenum By {\n  """By name."""\n  NAME\n}');
    expect(markdown).not.toContain('type Query');
  });
});

it('names entries as programs import them', () => {
  expect(getEntry('packages/client/src/proxy.md')).toBe('@biographql/client/proxy');
  expect(getEntry('optional/graph-schema/src.md')).toBe('@biographql/graph-schema');
});

it('gives headings the anchors of GitHub', () => {
  expect(githubSlug('Yes, no, and `neither`')).toBe('yes-no-and-neither');
  expect(githubSlug('Start & memory')).toBe('start--memory');
});

describe('lists of pages', () => {
  const page = (route: string, markdown: string) => ({ route, source: null, markdown });
  const pages = [
    page('index.md', ''),
    page('guides/index.md', '# Guides'),
    page('guides/questions.md', '# Questions\n\nAsk.'),
    page('errors/TIMEOUT.md', '# TIMEOUT'),
  ];

  it('are listed with the pages of their section', () => {
    const { '/': all, '/errors/': errors } = getNavigation(pages);
    expect(all?.find(({ text }) => text === 'Guides')?.items).toEqual([
      { text: 'All', link: '/guides/' },
      { text: 'Ask and check', items: [{ text: 'Questions', link: '/guides/questions' }] },
    ]);
    expect(errors).toEqual([
      { text: 'Errors', items: [{ text: 'TIMEOUT', link: '/errors/TIMEOUT' }] },
    ]);
  });

  it('name pages by their first heading', () => {
    expect(getTitle('# `a` \\<b\\> *c*\n')).toBe('a <b> c');
  });
});
