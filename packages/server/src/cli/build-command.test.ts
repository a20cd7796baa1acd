import type { PartOrigin } from '@biographql/ingest';
import { describe, expect, it } from 'vitest';
import { printBuilt } from './build-command.js';
import { createOutput } from './output.js';

describe('the output of a command that built a dataset', () => {
  it.each([
    ['ingest', 'ingest', null],
    [
      'ingest',
      'starter',
      'The articles are still the starter data; ingest your own to replace them.',
    ],
    ['starter', 'ingest', 'The graph is still the starter data; ingest your own to replace it.'],
  ] as const)('of a graph by %s and articles by %s', async (graph, articles, line) => {
    const { stdout, stderr } = await getReported(graph, articles);
    expect(stdout).toContain('holds 1,200 triples, 3 entities and 4 articles');
    expect(stdout.split('\n').find((text) => text.includes('starter data')) ?? null).toBe(line);
    expect(stderr).toBe('');
  });
});

async function getReported(graph: PartOrigin, articles: PartOrigin) {
  const written = { stdout: '', stderr: '' };
  const into = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const streams = { stdout: into('stdout'), stderr: into('stderr') };
  const common = { rejected: 0, sources: [] };
  const manifest = {
    graph: { origin: graph, triples: 1_200, entities: 3, ...common },
    articles: { origin: articles, articles: 4, ...common },
  };
  await printBuilt(
    { manifest, directory: '/nowhere/20261122' },
    { count: () => 0, path: 'rejects.jsonl' },
    1,
    createOutput({ json: false }, streams),
  );
  return written;
}
