import { describe, expect, it } from 'vitest';
import { accessibleSearchBox, searchBox } from './search.js';

const path = '/theme-default/components/VPLocalSearchBox.vue';
/** What VitePress writes; building the site fails when that changes. */
const source = `<div role="button" :aria-owns="results?.length ? 'localsearch-list' : undefined" aria-expanded="true" aria-haspopup="listbox">
  <input aria-autocomplete="both" />
  <li v-for="(p, index) in results" :id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'" role="option">
    <a :href="p.id" class="result" :class="{ selected: selectedIndex === index }" :aria-label="[...p.titles, p.title].join(' > ')">
      <span class="title-icon">#</span>
    </a>
  </li>
  <kbd :aria-label="translate('enter')"></kbd>
</div>`;

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

  it('is left alone elsewhere, and rejected when it is another one', () => {
    expect(searchBox.transform(source, '/other/Page.vue')).toBeNull();
    expect(() => accessibleSearchBox('<template></template>')).toThrow('missing or repeated');
  });
});
