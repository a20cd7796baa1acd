import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { describeGraphStore } from '../suites/graph-store/conformance.js';
import { inProcess, inProcessStore } from './in-process-store.js';
import { openOn } from './temporary-place.js';

describeGraphStore(inProcess.name, (ntriples) => openOn(inProcess, ntriples), {
  interruption: 'it runs in the calling thread and cannot end a query',
});

describe('inProcessStore', () => {
  it('takes Turtle', async () => {
    await using store = inProcessStore({
      text: '@prefix ex: <http://example.org/> . ex:a ex:b "c", "d" .',
    });
    const { solutions } = await store.select(parseQuery('SELECT ?o { ?s ?p ?o } ORDER BY ?o'));
    expect(solutions.map(([object]) => object?.value)).toEqual(['c', 'd']);
  });
});
