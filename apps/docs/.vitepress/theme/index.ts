import { type Theme, withBase } from 'vitepress';
import DefaultTheme, { VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import { LiveBlock } from './live/live-block.js';
import './style.css';

/** The web UI is one folder above the documentation. */
const PAGE = withBase('/').replace(/[^/]+\/$/, '');

const toPage = () => h('a', { class: 'to-page', href: PAGE, target: '_self' }, 'Explorer');

/** The theme's home page in a `main` landmark, which the theme leaves out. */
const Landing = () => h('main', { class: 'landing' }, [h(VPHomeHero), h(VPHomeFeatures)]);

const Nothing = () =>
  h('main', { class: 'nothing vp-doc' }, [
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
      'nav-bar-content-after': toPage,
      'nav-screen-content-after': toPage,
    }),
  enhanceApp: ({ app }) => {
    app.component('landing', Landing);
    app.component('LiveBlock', LiveBlock);
  },
} satisfies Theme;
