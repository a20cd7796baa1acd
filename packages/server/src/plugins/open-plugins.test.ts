import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { graphql } from 'graphql';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../config/load-config.js';
import { createTinyServer } from '../http/tiny-server.fixture.js';
import { GRAPH_SCHEMA_FILE, openGraphSchema, openReader } from './load-plugins.js';
import type { Plugin } from './plugin.js';

const plugin: Plugin = {
  name: '@example/schema',
  openGraphSchema: async () => ({
    typeDefs: 'type Query { answer: Int }',
    resolvers: { Query: { answer: () => 42 } },
  }),
};

describe('openReader', () => {
  const logger = pino({ level: 'silent' });
  const open = (plugins: readonly Plugin[], env: Readonly<Record<string, string>> = {}) =>
    openReader(plugins, loadConfig({ env, cwd: '/nowhere' }), logger);
  const url = { BIOGRAPHQL_LLM_URL: 'http://127.0.0.1:1/v1' };
  const set = { ...url, BIOGRAPHQL_LLM_MODEL: 'small' };

  it('opens none unless a plugin has one', () => {
    expect(open([])).toEqual({});
    expect(open([plugin])).toEqual({});
  });

  it('opens the first that a plugin has for the settings', () => {
    const reader = {
      name: 'reader',
      ready: async () => {},
      answer: async () => null,
      [Symbol.asyncDispose]: async () => {},
    };
    const none: Plugin = { name: '@example/none', openReader: () => null };
    const readerPlugin: Plugin = {
      name: '@example/own',
      openReader: () => ({ reader, timeMs: 9_000 }),
    };
    expect(open([plugin, none, readerPlugin])).toEqual({ reader, timeMs: 9_000 });
  });

  it('needs a model with an address, and names the package to install', () => {
    expect(() => open([], url)).toThrow(/llmModel/);
    expect(() => open([plugin], set)).toThrow(
      new ConfigError(
        'The setting llmUrl needs the plugin @biographql/language-model. Install it: npm install @biographql/language-model',
      ),
    );
  });
});

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
