import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type MarkdownEnv } from 'vitepress';
import { githubSlug } from '../src/github-slug.js';
import { liveFences } from '../src/live/live-fences.js';
import { searchBox } from '../src/search-box.js';
import { SITE_BASE } from '../src/site-base.js';

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
    // Files are read as they stand: what looks like markup in them is text.
    html: false,
    anchor: { slugify: githubSlug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      liveFences(md);
      // A head that is empty is no head to those who hear the page.
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
  // Packages as they are written: what runs examples is the client of a page, unbuilt.
  vite: {
    plugins: [searchBox],
    resolve: { conditions: [...SOURCES, 'browser'], alias: [BROWSER_CLIENT] },
    ssr: { resolve: { conditions: SOURCES } },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/getting-started', activeMatch: '^/(start|getting)' },
      { text: 'Guides', link: '/guides/', activeMatch: '^/(guides|recipes)/' },
      { text: 'Packages', link: '/packages/', activeMatch: '^/packages/' },
      { text: 'Schema', link: '/schema/', activeMatch: '^/schema/' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'ADMET', link: '/models/', activeMatch: '^/models/' },
    ],
    sidebar: navigation,
    outline: [2, 3],
    search: { provider: 'local', options: { detailedView: 'auto', _render: searchedText } },
    externalLinkIcon: true,
  },
});

interface Renderer {
  renderAsync(source: string, env: MarkdownEnv): Promise<string>;
}

/** Of the reference only names and sentences are searched: its types and tables would bury the guides. */
function searchedText(source: string, env: MarkdownEnv, md: Renderer): Promise<string> {
  const text = env.relativePath.startsWith('reference/')
    ? source.replace(/^```[\s\S]*?^```$/gm, '').replace(/^(\|.*|#{4,} .*)$/gm, '')
    : source;
  return md.renderAsync(text, env);
}
