import { type Theme, useData, withBase } from 'vitepress';
import DefaultTheme, { VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import { LiveBlock } from './live/live-block.js';
import './style.css';

const REPOSITORY = 'https://github.com/biographql/biographql/blob/main';

/** Tells which file a page is read from, so that a mistake is mended there. */
const SourceLink = defineComponent(() => {
  const { frontmatter } = useData();
  return () => {
    const { source } = frontmatter.value;
    if (typeof source !== 'string') return null;
    return h('section', { class: 'page-source', 'aria-label': 'Source of this page' }, [
      'From ',
      h('a', { href: `${REPOSITORY}/${source}` }, source),
    ]);
  };
});

/** The page is one step above the documentation. */
const PAGE = withBase('/').replace(/[^/]+\/$/, '');

/** Leads from the documentation to the page of the service that serves it. */
const toPage = () => h('a', { class: 'to-page', href: PAGE, target: '_self' }, 'Explorer');

/** The home page of the theme, as what the document is about: the theme's own has no such landmark. */
const Landing = () => h('main', { class: 'landing' }, [h(VPHomeHero), h(VPHomeFeatures)]);

/** What is shown at an address without a page. */
const Nothing = () =>
  h('main', { class: 'nothing' }, [
    h('h1', '404: there is no such page'),
    h('p', [
      'Search for it above, or begin at ',
      h('a', { href: withBase('/') }, 'the first page'),
      '.',
    ]),
  ]);

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'not-found': Nothing,
      'doc-after': () => h(SourceLink),
      'nav-bar-content-after': toPage,
      'nav-screen-content-after': toPage,
    }),
  enhanceApp: ({ app }) => {
    app.component('landing', Landing);
    app.component('LiveBlock', LiveBlock);
  },
} satisfies Theme;
