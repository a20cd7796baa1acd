import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { graphql } from 'graphql';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createTinyServer } from '../http/tiny-server.fixture.js';
import { GRAPH_SCHEMA_FILE, openGraphSchema } from './graph-schema.js';
import type { Plugin } from './plugin.js';

const plugin: Plugin = {
  name: '@example/schema',
  openGraphSchema: async () => ({
    typeDefs: 'type Query { answer: Int }',
    resolvers: { Query: { answer: () => 42 } },
  }),
};

describe('openGraphSchema', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'biographql-graph-schema-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const open = async (plugins: readonly Plugin[]) => {
    const warnings: string[] = [];
    const stream = { write: (line: string) => warnings.push(JSON.parse(line).msg) };
    const logger = pino({ level: 'warn' }, stream);
    const opened = await openGraphSchema(plugins, {
      dataDir,
      digest: null,
      vocabulary: WIKIDATA,
      logger,
    });
    return { ...opened, warnings };
  };

  it('opens none, without a warning, when the data directory has none', async () => {
    expect(await open([])).toEqual({ warnings: [] });
  });

  it('opens that of a plugin', async () => {
    const { graphSchema } = await open([plugin]);
    if (graphSchema === undefined) throw new Error('There is no schema.');
    expect((await graphql({ schema: graphSchema, source: '{ answer }' })).data).toEqual({
      answer: 42,
    });
  });

  it('names the package to install, in the log and at the address of the schema', async () => {
    writeFileSync(join(dataDir, GRAPH_SCHEMA_FILE), '{}');
    const { graphSchemaMissing = '', warnings } = await open([]);
    expect(warnings).toEqual([graphSchemaMissing]);
    expect(graphSchemaMissing).toContain('npm install @biographql/graph-schema');
    await using server = await createTinyServer({ graphSchemaMissing });
    const request = new Request('http://test/biographql/graph', { method: 'POST' });
    const response = await server.fetch(request);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      errors: [
        { message: expect.stringContaining('npm install'), extensions: { code: 'NOT_FOUND' } },
      ],
    });
  });
});
