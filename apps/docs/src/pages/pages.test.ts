import { ADMET_MODELS } from '@biographql/admet';
import { describe, expect, it } from 'vitest';
import { githubSlug } from '../github-slug.js';
import { navigationOf } from '../navigation.js';
import { titleOf } from '../page.js';
import { readChangeset } from './changelog-page.js';
import { llmsList, llmsText } from './llms-files.js';
import { modelPages } from './model-pages.js';
import { entryOf } from './reference-pages.js';
import { schemaPages } from './schema-pages.js';

describe('pages of the schema', () => {
  const pages = schemaPages(
    `"""Asks."""
    type Query { "Finds; fails with \`TIMEOUT\`." find(text: String = "a", by: By): Found old: String @deprecated(reason: "Use find.") }
    enum By { "By name." NAME }
    type Found { "Its | name." name: String! }`,
    [
      {
        document: 'query f($text: String) { find(text: $text) { name } }',
        variables: { text: 'a' },
      },
    ],
    {
      codes: ['TIMEOUT'],
      ofFields: { find: { errors: ['TIMEOUT'], rows: ['OUT_OF_SCOPE'] } },
    },
  );
  const textOf = (route: string) => pages.find((page) => page.route === route)?.markdown ?? '';

  it('tell of each root field what it takes, returns, and who asks it', () => {
    const index = textOf('schema/index.md');
    expect(index).toContain('fails with [`TIMEOUT`](/errors/TIMEOUT)');
    expect(index).toContain('| `text` | `String` | Default `"a"`. |');
    expect(index).toContain('[`By`](/schema/enums#by)');
    expect(index).toContain('Returns [`Found`](/schema/objects#found).');
    expect(index).toContain('```graphql live\nquery f(');
    expect(index).toContain('```json variables\n{\n  "text": "a"\n}\n```');
    expect(index).toContain('**Deprecated:** Use find.');
    expect(index).toContain('Errors that it was seen to answer: [`TIMEOUT`](/errors/TIMEOUT).');
    expect(index).toContain('In a row, the others unaffected: [`OUT_OF_SCOPE`]');
  });

  it('tell of each type its fields or values', () => {
    expect(textOf('schema/objects.md')).toContain('| `name` | `String!` | Its \\| name. |');
    expect(textOf('schema/enums.md')).toContain('| `NAME` | By name. |');
  });
});

describe('pages of models', () => {
  const pages = modelPages();

  it('are one for each of the catalog, beside their list', () => {
    expect(pages).toHaveLength(ADMET_MODELS.length + 1);
    for (const { name } of ADMET_MODELS) expect(pages[0]?.markdown).toContain(`(/models/${name})`);
  });

  it('tell limits with their source, data with its license, and how the model was checked', () => {
    const text = pages.find(({ route }) => route === 'models/logS.md')?.markdown ?? '';
    expect(text).toContain('| below -6 | poorly soluble | unfavorable |');
    expect(text).toContain('https://doi.org/');
    expect(text).toContain('| license of the data | CC0 1.0 |');
    expect(text).toMatch(/\| RMSE \| 0\.\d{3} \| 0\.\d{3} \| 0\.\d{3} \|/);
  });
});

it('names entries as programs import them', () => {
  expect(entryOf('client/src/proxy.md')).toBe('@biographql/client/proxy');
  expect(entryOf('core/src.md')).toBe('@biographql/core');
});

it('reads changesets', () => {
  const text = '---\n"@biographql/core": minor\n"@biographql/client": patch\n---\n\nDid\nthis.\n';
  expect(readChangeset(text)).toEqual({
    packages: ['@biographql/core', '@biographql/client'],
    text: 'Did this.',
  });
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
    page('decisions/0001-x.md', '# A record'),
  ];

  it('stand beside the pages of their section', () => {
    const { '/': all, '/errors/': errors } = navigationOf(pages);
    expect(all?.find(({ text }) => text === 'Guides')?.items).toEqual([
      { text: 'All', link: '/guides/' },
      { text: 'Questions', link: '/guides/questions' },
    ]);
    expect(errors).toEqual([
      { text: 'Errors', items: [{ text: 'TIMEOUT', link: '/errors/TIMEOUT' }] },
    ]);
  });

  it('are told to language models, and most pages as one text', () => {
    expect(llmsList(pages)).toContain('- [Questions](/docs/guides/questions.md)');
    expect(llmsText(pages)).toContain('# Questions\n\nAsk.');
    expect(llmsText(pages)).not.toContain('A record');
  });

  it('name pages by their first heading', () => {
    expect(titleOf('# `a` \\<b\\> *c*\n')).toBe('a <b> c');
  });
});
