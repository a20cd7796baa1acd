import { describe, expect, it } from 'vitest';
import { REPOSITORY_URL } from './site.js';
import { linkTargets, siteAddress, withReasons, withSiteLinks } from './source-pages.js';

const targets = linkTargets([
  'README.md',
  'schema.graphql',
  'docs/demo.png',
  'docs/learn/getting-started.md',
  'docs/guides/questions.md',
  'docs/errors/README.md',
  'docs/errors/TIMEOUT.md',
  'docs/design/README.md',
  'docs/decisions/archive/0001-a-record.md',
  'packages/client/README.md',
  'packages/client/CHANGELOG.md',
  'packages/client/src/index.ts',
  'deploy/compose.yaml',
]);
const from = (source: string, href: string) => siteAddress(href, source, targets);

describe('a link of a file', () => {
  it.each([
    ['docs/learn/getting-started.md', '../guides/questions.md', '/guides/questions'],
    ['docs/guides/questions.md', '../errors/TIMEOUT.md', '/errors/TIMEOUT'],
    ['docs/guides/questions.md', '../errors/README.md', '/errors/'],
    ['README.md', 'docs/errors', '/errors/'],
    ['README.md', 'docs/design', `${REPOSITORY_URL}/tree/main/docs/design`],
    ['README.md', 'packages/client', '/packages/client/'],
    [
      'docs/learn/getting-started.md',
      '../../packages/client/README.md#errors',
      '/packages/client/#errors',
    ],
    ['README.md', 'docs/demo.png', '/pictures/docs-demo.png'],
    ['README.md', 'packages/client/CHANGELOG.md', '/changelog'],
    ['README.md', '#figures', '#figures'],
    ['README.md', 'https://example.org/x.md', 'https://example.org/x.md'],
  ])('of %s to %s leads to %s', (source, href, address) => {
    expect(from(source, href)).toBe(address);
  });

  it('to what is no page leads to the repository', () => {
    expect(from('README.md', 'schema.graphql')).toBe(`${REPOSITORY_URL}/blob/main/schema.graphql`);
    expect(from('docs/learn/getting-started.md', '../../deploy')).toBe(
      `${REPOSITORY_URL}/tree/main/deploy`,
    );
  });

  it('to what is not there, or outside, leads nowhere', () => {
    expect(from('README.md', 'docs/nothing.md')).toBeNull();
    expect(from('README.md', '../elsewhere.md')).toBeNull();
  });
});

describe('the links of a text', () => {
  const rewritten = (text: string) => {
    const broken: string[] = [];
    return { text: withSiteLinks(text, 'README.md', targets, broken), broken };
  };

  it('are rewritten, with code in their labels and pictures in them', () => {
    expect(rewritten('[`client`](packages/client), [![a](docs/demo.png)](docs/errors)').text).toBe(
      '[`client`](/packages/client/), [![a](/pictures/docs-demo.png)](/errors/)',
    );
  });

  it('are no links in code', () => {
    const code = '`[a](docs/x.md)`\n\n```ts\ncall[0](docs);\n```\n';
    expect(rewritten(code)).toEqual({ text: code, broken: [] });
  });

  it('are reported when they are broken', () => {
    expect(rewritten('[a](docs/x.md)').broken).toEqual(['README.md: docs/x.md']);
  });
});

it('shows readers why a block is not run', () => {
  expect(withReasons('```ts not-run: it needs a model\nrun();\n```\n')).toBe(
    '```ts\nrun();\n```\n\n*Not run by the tests: it needs a model.*\n',
  );
});
