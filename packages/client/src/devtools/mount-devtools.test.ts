import { SearchEntityDocument } from '@biographql/core/strings';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createClient } from '../index.js';
import { network } from '../network.fixture.js';
import { type DevtoolsOptions, mountDevtools } from './mount-devtools.js';
import { recordRequests } from './record-requests.js';

function mount(options: DevtoolsOptions = {}) {
  const { window } = new JSDOM('<main></main>', { url: 'http://page.test/' });
  const recorder = recordRequests();
  const panel = mountDevtools(recorder, { parent: window.document.body, ...options });
  const root = panel.element.shadowRoot;
  if (root === null) throw new Error('The panel has no root.');
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string) => {
    const [found] = all(selector);
    if (found === undefined) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const ask = async (answer: Response | Error, searchText = 'asth') => {
    const { fetch } = network(answer);
    const url = 'http://localhost/graphql';
    const client = createClient({ url, fetch, middleware: [recorder.middleware] });
    await client.request(SearchEntityDocument, { searchText }).catch(() => undefined);
  };
  return { window, root, recorder, panel, all, one, ask };
}

const refused = () =>
  Response.json(
    { errors: [{ message: 'No.\nSee docs/x', extensions: { code: 'INVALID_ID' } }] },
    { status: 400 },
  );

describe('mountDevtools', () => {
  it('is closed at first, counts, and opens by its button', async () => {
    const { one, ask, all } = mount();
    expect(one('.panel').hidden).toBe(true);
    await ask(Response.json({ data: {}, extensions: { cost: 3 } }));
    const toggle = one('.toggle');
    expect(toggle.textContent).toBe('BioGraphQL requests: 1');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.click();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(one('.panel').hidden).toBe(false);
    expect(all('tbody tr')).toHaveLength(1);
    expect(one('tbody tr').textContent).toMatch(/^searchEntity200\d+ ms3/);
  });

  it('shows what was asked and what went wrong, with a link to the page of the error', async () => {
    const { one, ask } = mount({ isOpen: true, errorPages: '/docs/errors/' });
    await ask(refused());
    expect(one('tbody td').textContent).toBe('400 INVALID_ID');
    expect(one('tbody td').className).toBe('bad');
    const button = one('tbody button');
    button.focus();
    button.click();
    expect(one('tbody button').getAttribute('aria-expanded')).toBe('true');
    const link = one('dd a');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'INVALID_ID',
      '/docs/errors/INVALID_ID',
    ]);
    expect(link.parentElement?.textContent).toBe('INVALID_ID No.');
    expect(one('dl').textContent).toContain('"searchText": "asth"');
    expect(one('pre[aria-label="Variables"]').tabIndex).toBe(0);
  });

  it('keeps the place of a person when another request comes in', async () => {
    const { one, ask, root, all } = mount({ isOpen: true });
    await ask(refused());
    one('tbody button').focus();
    await ask(refused());
    expect(root.activeElement?.getAttribute('data-id')).toBe('1');
    expect(all('tbody tr')).toHaveLength(2);
  });

  it('shows what is asked and told as text', async () => {
    const { one, all, ask } = mount({ isOpen: true });
    const markup = '<img src=x onerror=alert(1)>';
    const errors = [{ message: markup, extensions: { code: 'javascript:alert(1)' } }];
    await ask(Response.json({ errors }), markup);
    one('tbody button').click();
    expect(all('img')).toEqual([]);
    expect(all('dd a')).toEqual([]);
    expect(one('dl').textContent).toContain(markup);
  });

  it('closes by Escape, with the focus on its button, and goes', async () => {
    const { one, root, window, panel, ask } = mount({ isOpen: true });
    one('.list').focus();
    one('.list').dispatchEvent(
      new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    expect(one('.panel').hidden).toBe(true);
    expect(root.activeElement).toBe(one('.toggle'));
    panel.open();
    expect(one('.panel').hidden).toBe(false);
    panel.remove();
    expect(window.document.body.children).toHaveLength(1);
    await ask(refused());
    expect(one('.toggle').textContent).toBe('BioGraphQL requests: 0');
  });

  it('empties the list', async () => {
    const { one, ask, all } = mount({ isOpen: true });
    await ask(refused());
    all('header button')[0]?.click();
    expect(one('.none').textContent).toBe('Nothing has been asked yet.');
  });
});
