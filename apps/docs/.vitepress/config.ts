import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { githubSlug } from '../src/github-slug.js';

const pages = fileURLToPath(new URL('../.pages/', import.meta.url));
const navigation = JSON.parse(readFileSync(`${pages}navigation.json`, 'utf8'));
const description =
  'Documentation of BioGraphQL: typed GraphQL packages and a self-hostable service over a biomedical knowledge graph.';

export default defineConfig({
  title: 'BioGraphQL',
  description,
  lang: 'en-US',
  base: '/docs/',
  srcDir: '.pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  head: [['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }]],
  markdown: {
    // Files are read as they stand: what looks like markup in them is text.
    html: false,
    anchor: { slugify: githubSlug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { promql: 'text' },
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
    search: { provider: 'local', options: { detailedView: 'auto' } },
    externalLinkIcon: true,
  },
});
