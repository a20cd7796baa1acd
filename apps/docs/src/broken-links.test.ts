import { describe, expect, it } from 'vitest';
import { brokenLinks, withoutInlineScripts } from './finish-site.js';

const files = new Set(['index.html', 'guides/a.html', 'guides/index.html', 'assets/x.js']);
const check = (html: string, from = 'guides/a.html') =>
  brokenLinks(
    new Map([
      ['index.html', '<h2 id="there"></h2>'],
      [from, html],
    ]),
    files,
    '/docs/',
  );

describe('links of built pages', () => {
  it.each([
    ['/docs/'],
    ['/docs/#there'],
    ['/docs/guides/a'],
    ['/docs/guides/'],
    ['index.html'],
    ['../index.html#there'],
    ['/docs/assets/x.js'],
    ['/'],
    ['https://example.org/nothing'],
    ['mailto:someone@example.org'],
  ])('%s leads somewhere', (href) => {
    expect(check(`<a class="x" href="${href}">`)).toEqual([]);
  });

  it.each([['/docs/nothing.html'], ['/docs/#nowhere'], ['nothing'], ['#nowhere'], ['/elsewhere']])(
    '%s leads nowhere',
    (href) => {
      expect(check(`<a href="${href}">`)).toEqual([`guides/a.html: ${href}`]);
    },
  );

  it('are those of pictures and scripts as well', () => {
    expect(check('<img alt="" src="/docs/no.png"><script src="/docs/no.js">')).toHaveLength(2);
  });
});

describe('scripts in a page', () => {
  it('become a file, whose name is that of its text', () => {
    const page = (text: string) =>
      withoutInlineScripts(
        `<head><script id="a">${text}</script>\n<script type="module" src="/b.js"></script></head>`,
      );
    const { html, script } = page('first()');
    expect(script?.text).toBe('first()\n');
    expect(html).not.toContain('first()');
    expect(html).toContain(`<script src="/docs/${script?.path}">`);
    expect(html).toContain('src="/b.js"');
    expect(page('other()').script?.path).not.toBe(script?.path);
  });

  it('are none in most pages of others', () => {
    expect(withoutInlineScripts('<head></head>')).toEqual({ html: '<head></head>', script: null });
  });
});
