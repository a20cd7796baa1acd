import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibleSearchBox, searchBox } from './search-box.js';

const vitepress = dirname(createRequire(import.meta.url).resolve('vitepress/package.json'));
const path = join(vitepress, 'dist/client/theme-default/components/VPLocalSearchBox.vue');
const source = readFileSync(path, 'utf8');

describe('the search box of the theme', () => {
  it('has links as options, in a dialog, named by a field', () => {
    const changed = searchBox.transform(source, path) ?? '';
    const [option = ''] = /<a\s[^>]*role="option"[^>]*>/.exec(changed) ?? [];
    expect(option).toContain(':href=');
    expect(option).toContain(`:id="'localsearch-item-' + index"`);
    expect(changed).toMatch(/<li[^>]*role="presentation"/);
    expect(changed).not.toMatch(/role="button"|<li[^>]*role="option"/);
    expect(changed).toMatch(/<input[^/]*role="combobox"/);
  });

  it('is left alone elsewhere, and refused when it is another one', () => {
    expect(searchBox.transform(source, '/other/Page.vue')).toBeNull();
    expect(() => accessibleSearchBox('<template></template>')).toThrow('not once');
  });
});
