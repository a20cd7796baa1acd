import { QueryTimeoutError } from '@biographql/core';
import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import { ask, parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../config/version.js';
import { createServiceMetrics, type EngineCall, observeEngines } from './service-metrics.js';

describe('observeEngines', () => {
  it("records each call and doesn't change the answer", async () => {
    await using engines = await openSeedEngines(SEEDS['three-diseases']);
    const calls: EngineCall[] = [];
    const observed = observeEngines(engines, (call) => calls.push(call));
    const hits = await observed.labels.search('asthma');
    expect(hits).toEqual(await engines.labels.search('asthma'));
    expect(await observed.graph.ask(ask('ASK { ?s ?p ?o }'))).toBe(true);
    const aborted = { signal: AbortSignal.abort(new Error('the client left')) };
    await expect(observed.labels.search('asthma', aborted)).rejects.toThrow('the client left');
    await observed.graph.ready();
    for await (const rows of observed.labels.rows()) expect(rows.length).toBeGreaterThan(0);
    expect([observed.graph.name, observed.admet.models]).toEqual([
      engines.graph.name,
      engines.admet.models,
    ]);
    expect(calls.map(({ engine, call, outcome }) => `${engine} ${call} ${outcome}`)).toEqual([
      'labels search ok',
      'graph ask ok',
      'labels search aborted',
    ]);
    expect(calls.every(({ seconds }) => seconds >= 0)).toBe(true);
  });

  it('names the code of an error', async () => {
    await using engines = await openSeedEngines(SEEDS['three-diseases']);
    const late = { ...engines.graph, select: () => Promise.reject(new QueryTimeoutError('g', 1)) };
    const calls: string[] = [];
    const observed = observeEngines({ ...engines, graph: late }, ({ outcome }) =>
      calls.push(outcome),
    );
    await expect(observed.graph.select(parseQuery('SELECT * { ?s ?p ?o }'))).rejects.toThrow();
    expect(calls).toEqual(['QUERY_TIMEOUT']);
  });
});

describe('the metrics of engines and dataset', () => {
  it('report priority queues, threads, and the dataset', async () => {
    await using engines = await openSeedEngines(SEEDS['three-diseases']);
    const graph = {
      ...engines.graph,
      load: () => ({
        queries: { user: { running: 2, waiting: 7 } },
        workers: { busy: 2, idle: 1 },
        memoryBytes: 1_024,
      }),
    };
    const metrics = createServiceMetrics();
    metrics.watch({
      current: {
        engines: { ...engines, graph },
        info: { digest: 'sha256:ab', release: '2026-11' },
        dataset: { manifest: { graph: { triples: 5 }, articles: { articles: 6 } } },
        damage: {},
      },
    });
    metrics.engineCalled({ engine: 'graph', call: 'select', outcome: 'ok', seconds: 0.02 });
    const text = await metrics.text();
    for (const line of [
      'biographql_engine_queries{engine="graph",priority="user",state="running"} 2',
      'biographql_engine_queries{engine="graph",priority="user",state="waiting"} 7',
      'biographql_engine_workers{engine="graph",state="busy"} 2',
      'biographql_engine_memory_bytes{engine="graph"} 1024',
      `biographql_dataset_info{version="${VERSION}",digest="sha256:ab",release="2026-11"} 1`,
      'biographql_dataset_rows{kind="triples"} 5',
      'biographql_dataset_files{state="damaged"} 1',
      'biographql_engine_call_duration_seconds_count{engine="graph",call="select",outcome="ok"} 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });
});
