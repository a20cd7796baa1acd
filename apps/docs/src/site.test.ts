import { describe, expect, it } from 'vitest';
import { withoutInlineScripts } from './site.js';

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
