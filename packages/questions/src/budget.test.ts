import { EngineUnavailableError, OverloadedError } from '@biographql/core';
import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { fixtureEngines } from './question.fixture.js';
import { openBudget } from './question-service.js';

const { graph } = fixtureEngines();
const query = parseQuery('SELECT ?drug WHERE { ?drug ?treats ?disease }');

function budget(limits = {}, signal?: AbortSignal) {
  return openBudget(graph, { timeMs: 60_000, queries: 2, ...limits }, signal);
}

describe('openBudget', () => {
  it('runs as many queries as it may', async () => {
    const { select } = budget();
    expect((await select(query, 100))?.solutions.length).toBeGreaterThan(0);
    expect(await select(query, 100)).not.toBeNull();
    expect(await select(query, 100)).toBeNull();
  });

  it('gives up a step when the time is over, and starts none afterwards', async () => {
    const { attempt } = budget({ timeMs: 1 });
    expect(await attempt(() => new Promise<never>(() => undefined))).toBeNull();
    expect(await attempt(async () => 'late')).toBeNull();
  });

  it('passes over what the graph cannot carry, but not a graph that is gone', async () => {
    const { attempt } = budget();
    expect(await attempt(() => Promise.reject(new OverloadedError('graph', 1)))).toBeNull();
    const gone = new EngineUnavailableError('graph', 'select');
    await expect(attempt(() => Promise.reject(gone))).rejects.toBe(gone);
  });

  it('rejects with the reason of an abort', async () => {
    const reason = new Error('the client left');
    const { attempt } = budget({}, AbortSignal.abort(reason));
    await expect(attempt(async () => 'never')).rejects.toBe(reason);
  });
});
