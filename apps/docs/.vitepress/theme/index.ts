import { type Theme, useData, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import './style.css';

const REPOSITORY = 'https://github.com/biographql/biographql/blob/main';

/** Tells which file a page is read from, so that a mistake is mended there. */
const SourceLink = defineComponent(() => {
  const { frontmatter } = useData();
  return () => {
    const { source } = frontmatter.value;
    if (typeof source !== 'string') return null;
    const file = h('a', { href: `${REPOSITORY}/${source}` }, source);
    return h('p', { class: 'page-source' }, ['From ', file]);
  };
});

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-after': () => h(SourceLink), 'nav-bar-content-before': () => h('a', { class: 'to-page', href: '/' }, 'Open the page') }),
} satisfies Theme;
void withBase;
