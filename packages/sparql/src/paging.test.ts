import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { fromSparqlJson } from './results-json.js';
import { fragment, select } from './select.js';
import { literal, type Term } from './terms.js';

const store = new Store();
store.update(
  `INSERT DATA { ${Array.from({ length: 23 }, (_, index) => `<x:${String(index).padStart(2, '0')}> <x:p> ${index}`).join(' . ')} }`,
);
const column = (text: string): (Term | null | undefined)[] =>
  fromSparqlJson(JSON.parse(String(store.query(text, { results_format: 'json' })))).solutions.map(
    ([term]) => term,
  );

describe('LIMIT and OFFSET as parameters', () => {
  it('cut an ordered query into pages without gaps', () => {
    const text = 'SELECT ?s { ?s <x:p> ?n } ORDER BY ?s LIMIT $limit OFFSET $offset';
    const pages = [0, 10, 20, 30].map((offset) => column(select(text, { limit: 10, offset }).text));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0]);
    expect(pages.flat()).toEqual(column('SELECT ?s { ?s <x:p> ?n } ORDER BY ?s'));
  });
});

describe('a filter on the last key', () => {
  it.each([
    ['s', 'FILTER(STR(?s) > $last)', 'SELECT ?s { ?s <x:p> ?n $after } ORDER BY ?s LIMIT 7'],
    ['n', 'FILTER(?n > $last)', 'SELECT ?n { ?s <x:p> ?n $after } ORDER BY ?n LIMIT 7'],
  ])('walks all rows by ?%s', (key, filter: string, text: string) => {
    const found: Term[] = [];
    for (let last: Term | undefined; ; last = found.at(-1)) {
      const value = last?.termType === 'NamedNode' ? literal(last.value) : last;
      const after = value ? fragment(filter, { last: value }) : fragment('');
      const page = column(select(text, { after }).text);
      if (page.length === 0) break;
      found.push(...page.filter((term) => term !== null && term !== undefined));
    }
    expect(found).toEqual(column(`SELECT ?${key} { ?s <x:p> ?n } ORDER BY ?${key}`));
  });
});
