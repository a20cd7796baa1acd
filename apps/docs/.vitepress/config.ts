import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type MarkdownEnv } from 'vitepress';
import { liveFences } from '../src/live/live-fences.js';
import { searchBox, searchOptions } from '../src/search.js';
import { githubSlug, SITE_BASE, withoutInlineScripts } from '../src/site.js';

const pages = fileURLToPath(new URL('../.pages/', import.meta.url));
const navigation = JSON.parse(readFileSync(`${pages}navigation.json`, 'utf8'));
const description =
  'Documentation of BioGraphQL: typed GraphQL packages and a self-hostable service over a biomedical knowledge graph.';

const SOURCES = ['@biographql/source', 'module', 'import', 'default'];
const BROWSER_CLIENT = {
  find: /^@biographql\/client$/,
  replacement: fileURLToPath(new URL('../../../packages/client/src/browser.ts', import.meta.url)),
};

export default defineConfig({
  title: 'BioGraphQL',
  description,
  lang: 'en-US',
  base: SITE_BASE,
  srcDir: '.pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  head: [['link', { rel: 'icon', href: `${SITE_BASE}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    // No HTML in the files: anything that looks like markup is text.
    html: false,
    anchor: { slugify: githubSlug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      liveFences(md);
      // Screen readers need text in a header cell, so empty ones become `td`.
      for (const rule of ['th_open', 'th_close'] as const) {
        md.renderer.rules[rule] = (tokens, index, options, _env, self) => {
          const content = tokens[index + (rule === 'th_open' ? 1 : -1)];
          const token = tokens[index];
          if (token !== undefined && content?.content === '') token.tag = 'td';
          return self.renderToken(tokens, index, options);
        };
      }
    },
  },
  // Sources of packages: the examples use the browser client, unbuilt.
  vite: {
    plugins: [searchBox],
    resolve: { conditions: [...SOURCES, 'browser'], alias: [BROWSER_CLIENT] },
    ssr: { resolve: { conditions: SOURCES } },
  },
  transformHtml(page, _file, { siteConfig }) {
    const { html, script } = withoutInlineScripts(page);
    if (script) writeFileSync(join(siteConfig.outDir, script.path), script.text);
    return html;
  },
  themeConfig: {
    nav: [
      { text: 'Learn', link: '/learn/getting-started', activeMatch: '^/learn/' },
      { text: 'Guides', link: '/guides/', activeMatch: '^/guides/' },
      { text: 'Operate', link: '/operate/deploy', activeMatch: '^/operate/' },
      {
        text: 'Reference',
        activeMatch: '^/(reference|packages|schema|api|errors)/',
        items: [
          { text: 'Packages', link: '/packages/' },
          { text: 'GraphQL schema', link: '/schema/' },
          { text: 'API', link: '/api/' },
          { text: 'Errors', link: '/errors/' },
          { text: 'ADMET models', link: '/packages/admet/' },
          { text: 'Configuration', link: '/reference/configuration' },
        ],
      },
    ],
    sidebar: navigation,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { detailedView: 'auto', _render: searchedText, miniSearch: { searchOptions } },
    },
    // Mistakes are fixed in the source file.
    editLink: {
      pattern: ({ frontmatter }) =>
        `https://github.com/biographql/biographql/blob/main/${frontmatter.source}`,
      text: 'Source of this page',
    },
    externalLinkIcon: true,
  },
});

interface Renderer {
  renderAsync(source: string, env: MarkdownEnv): Promise<string>;
}

/** Indexes only names and sentences of the API and the schema: their types and tables would bury the guides. */
function searchedText(source: string, env: MarkdownEnv, md: Renderer): Promise<string> {
  const text = /^(?:api|schema)\//.test(env.relativePath)
    ? source.replace(/^```[\s\S]*?^```$/gm, '').replace(/^(\|.*|#{4,} .*)$/gm, '')
    : source;
  return md.renderAsync(text, env);
}
