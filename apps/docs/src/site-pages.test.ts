import { expect, it } from 'vitest';
import { addressOf, getAnchors } from './site.js';
import { sitePages } from './site-pages.js';

const pages = sitePages('/no-reference');

it('has a page for every document, error and package', () => {
  expect(pages.length).toBeGreaterThan(100);
  const routes = pages.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  for (const route of ['errors/TIMEOUT.md', 'packages/core/index.md', 'operate/deploy.md']) {
    expect(routes).toContain(route);
  }
  expect(routes.filter((route) => /^(decisions|design)\//.test(route))).toEqual([]);
});

it('has no link that leads nowhere, nor to a heading that is not there', () => {
  const texts = new Map(pages.map(({ route, markdown }) => [addressOf(route), markdown]));
  const broken = pages.flatMap(({ route, markdown }) =>
    Array.from(markdown.matchAll(/\]\((\/[^)\s#]*)?(#[^)\s]+)?\)/g))
      .filter(([link]) => !/^\]\(\/(pictures|api)\//.test(link))
      .filter(([, to = addressOf(route), anchor]) => {
        const text = texts.get(to);
        if (text === undefined) return true;
        return anchor !== undefined && !getAnchors(text).has(anchor.slice(1));
      })
      .map(([link]) => `${route}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('has at most 40 pages to read in four sections, each of which says who it is for', () => {
  const hand = pages.filter(
    ({ route, source }) => source !== null && /^(learn|guides|operate|reference)\//.test(route),
  );
  expect(hand.length).toBeLessThanOrEqual(40);
  const others = hand
    .filter(({ markdown }) => !/^(?:#.*|<!--.*|\s*)\n+(?:<!--.*-->\n+)?For /.test(markdown))
    .map(({ route }) => route);
  expect(others).toEqual([]);
});
