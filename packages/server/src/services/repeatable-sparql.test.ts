import { describe, expect, it } from 'vitest';
import { isRepeatable } from './repeatable-sparql.js';

describe('isRepeatable', () => {
  it.each([
    'SELECT ?drug { ?drug wdt:P2175 wd:Q35869 } LIMIT 10',
    'SELECT%20%3Fdrug%20%7B%20%3Fdrug%20%3Fp%20wd%3AQ35869%20%7D',
    'SELECT ?known ?brand { ?known ?nowhere ?brand }',
    'ASK { ?a ?b "50% of all" }',
  ])('takes %s', (sparql) => {
    expect(isRepeatable(sparql)).toBe(true);
  });

  it.each([
    'SELECT (NOW() AS ?t) {}',
    'SELECT (rand () AS ?t) {}',
    'SELECT ?a { ?a ?b ?c } ORDER BY\nRAND\n()',
    'SELECT (StrUUID() AS ?t) (UUID() AS ?u) {}',
    'SELECT (BNODE() AS ?t) {}',
    'SELECT (\\u004E\\u004F\\u0057() AS ?t) {}',
    'SELECT%20(%4E%4F%57()%20AS%20%3Ft)%20%7B%7D',
  ])('leaves %s', (sparql) => {
    expect(isRepeatable(sparql)).toBe(false);
  });
});
