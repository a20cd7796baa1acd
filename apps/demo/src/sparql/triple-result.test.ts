import { iri, literal, wd, wdt } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { resultGraph } from './result-shape.ts';
import { TRIPLE_COLUMNS, tripleLinks, tripleRows } from './triple-result.tsx';

const toGraph = (rows: ReturnType<typeof tripleRows>) =>
  resultGraph(TRIPLE_COLUMNS, tripleLinks(rows));
const asthma = wd('Q35869');
const montelukast = wd('Q417767');

describe('the graph of triples', () => {
  it('links entities, with a color for those that are subjects', () => {
    const rows = tripleRows([
      { subject: asthma, predicate: wdt('P2176'), object: montelukast },
      { subject: montelukast, predicate: wdt('P2175'), object: asthma },
      { subject: asthma, predicate: wdt('P31'), object: wd('Q12136') },
      { subject: asthma, predicate: wdt('P279'), object: asthma },
      { subject: asthma, predicate: wdt('P486'), object: literal('D001249') },
      { subject: asthma, predicate: wdt('P856'), object: iri('https://example.org/') },
    ]);
    const graph = toGraph(rows);
    expect(graph?.nodes.map(({ iri: node, variable }) => [node.slice(31), variable])).toEqual([
      ['Q35869', 'subject'],
      ['Q417767', 'subject'],
      ['Q12136', 'object'],
    ]);
    expect(graph?.links.map((link) => link.map((node) => node.slice(31)))).toEqual([
      ['Q35869', 'Q417767'],
      ['Q417767', 'Q35869'],
      ['Q35869', 'Q12136'],
    ]);
    expect(graph?.left).toBe(0);
  });

  it('is none of values alone', () => {
    const rows = tripleRows([{ subject: asthma, predicate: wdt('P486'), object: literal('D1') }]);
    expect(toGraph(rows)).toBeNull();
    expect(rows[0]?.object).toEqual({ type: 'literal', value: 'D1' });
  });
});
