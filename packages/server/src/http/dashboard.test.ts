import { readFileSync } from 'node:fs';
import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServiceMetrics } from '../telemetry/service-metrics.js';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
/** Functions and words of PromQL; labels stand in braces and in lists after `by`. */
const WORDS = new Set('by histogram_quantile max max_over_time rate sum'.split(' '));

let stated = new Set<string>();

beforeAll(async () => {
  await using engines = await openSeedEngines(SEEDS['three-diseases']);
  const metrics = createServiceMetrics();
  metrics.watch({
    current: {
      engines,
      info: { digest: null, release: 'r' },
      dataset: { manifest: { graph: { triples: 1 }, articles: { articles: 1 } } },
      damage: null,
    },
  });
  const text = await metrics.text();
  const types = text.matchAll(/^# TYPE (\S+) (\S+)$/gm);
  stated = new Set(
    Array.from(types, ([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ).flat(),
  );
});

/** The metrics that a query names. */
function getMetrics(query: string): readonly string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return (bare.match(/[a-z_][a-z0-9_]*/gi) ?? []).filter((word) => !WORDS.has(word));
}

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

describe('monitoring that is deployed with the service', () => {
  it('uses only exported metrics in its panels', () => {
    const { panels } = JSON.parse(read('deploy/grafana/biographql.json')) as Dashboard;
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(15);
    for (const query of queries) {
      expect(getMetrics(query).length, query).toBeGreaterThan(0);
      for (const metric of getMetrics(query)) expect(stated, query).toContain(metric);
    }
  });

  it('alerts on exported metrics', () => {
    const rules = Array.from(
      read('deploy/prometheus/alerts.yaml').matchAll(/^ *expr: (.+)$/gm),
      ([, query = '']) => query,
    );
    expect(rules).toHaveLength(6);
    for (const query of rules) {
      expect(getMetrics(query).length, query).toBeGreaterThan(0);
      for (const metric of getMetrics(query)) expect(stated, query).toContain(metric);
    }
  });

  it('lists every metric of ours in docs/operate/operations.md', () => {
    const docs = read('docs/operate/operations.md');
    const serviceMetrics = [...stated].filter((name) => name.startsWith('biographql_'));
    const names = new Set(serviceMetrics.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(8);
    for (const name of names) expect(docs).toContain(`\`${name}\``);
  });
});
