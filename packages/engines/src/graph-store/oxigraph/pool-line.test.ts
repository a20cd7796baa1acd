import {
  EngineUnavailableError,
  OverloadedError,
  QueryTimeoutError,
  RateLimitedError,
} from '@biographql/core';
import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { openOn } from '../../temporary-place.js';
import { describeGraphStore } from '../conformance.js';
import { CONFORMANCE_GRAPH } from '../conformance-graph.js';
import type { GraphLine } from '../graph-line.js';
import type { GraphStore } from '../graph-store.js';
import type { PoolQuery } from './graph-worker-pool.js';
import { oxigraph } from './oxigraph.js';
import { joinedPool, poolLine } from './pool-line.js';

/** A line whose values are copied, as they are between processes. */
function copying(line: GraphLine): GraphLine {
  return {
    ready: async () => structuredClone(await line.ready()),
    run: async (id, query) => structuredClone(await line.run(id, structuredClone(query))),
    cancel: (id) => line.cancel(id),
  };
}

async function joined(ntriples: string): Promise<GraphStore> {
  const shared = await openOn(oxigraph, ntriples);
  const end = shared.share?.();
  const store = end && oxigraph.join?.(copying(end));
  if (store === undefined) throw new Error('The driver shares nothing');
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      end?.[Symbol.dispose]();
      await shared[Symbol.asyncDispose]();
    },
  };
}

describeGraphStore('oxigraph of another process', joined);

const ENDLESS = parseQuery(
  'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o . ?p ?q ?r . ?s ?t ?u . ?v ?w ?x }',
);
const QUERY: PoolQuery = {
  text: 'ASK {}',
  lane: 'user',
  timeoutMs: 1_000,
  maxLength: 1_000,
  writtenRows: null,
};

describe('a line to a pool', () => {
  it.each([
    new QueryTimeoutError('oxigraph', 70),
    new RateLimitedError('Too many.', 7),
    new OverloadedError('oxigraph', 3),
    new EngineUnavailableError('oxigraph', 'load', new Error('no memory')),
  ])('hands on $name', async (error) => {
    const failing = { ready: async () => {}, run: () => Promise.reject(error) };
    const pool = joinedPool(copying(poolLine(failing)), 'oxigraph');
    const found = await pool.run(QUERY).catch((caught: unknown) => caught);
    expect(found).toEqual(error);
    expect((found as Error).cause).toEqual(error.cause);
  });

  it('fails as an engine does when the other process is gone', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const pool = joinedPool({ ready: gone, run: gone, cancel: () => {} }, 'oxigraph');
    await expect(pool.run(QUERY)).rejects.toThrow(EngineUnavailableError);
  });

  it('ends what runs for a process that has gone, and tells what it cost', async () => {
    await using shared = await openOn(oxigraph, CONFORMANCE_GRAPH);
    await shared.ready();
    const end = shared.share?.();
    const store = end && oxigraph.join?.(copying(end));
    let workMs = 0;
    const endless = store?.select(ENDLESS, {
      client: 'k',
      onWork: (milliseconds) => {
        workMs = milliseconds;
      },
    });
    const outcome = endless?.catch((error: unknown) => error);
    await expect.poll(() => shared.load?.().lanes.user?.running, { timeout: 10_000 }).toBe(1);
    end?.[Symbol.dispose]();
    expect(await outcome).toBeInstanceOf(EngineUnavailableError);
    expect(workMs).toBeGreaterThan(0);
  });
});
