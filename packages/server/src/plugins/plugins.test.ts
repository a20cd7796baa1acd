import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notInstalled } from '@biographql/engines/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../cli/main.js';
import { ConfigError, loadConfig, settingWarnings } from '../config/load-config.js';
import { createPluginSet, loadPlugins } from './load-plugins.js';
import type { Plugin } from './plugin.js';

const greeting = {
  defaultValue: 'hello',
  description: 'What the engine says.',
  expected: 'a text',
  placeholder: 'text',
  parse: (raw: unknown) => (typeof raw === 'string' ? raw : undefined),
};

const plugin: Plugin = {
  name: '@example/greeting',
  drivers: { admet: [{ ...notInstalled, name: 'greeting', settings: { greeting } }] },
  commands: [
    (program, { streams }) => {
      program.command('greet').action(() => {
        streams.stdout.write('hello\n');
      });
    },
  ],
};

describe('a plugin', () => {
  it('adds its drivers behind the built-in ones', () => {
    const { drivers } = createPluginSet([plugin]);
    expect(drivers.admet.map(({ name }) => name)).toEqual(['trained', 'greeting']);
    expect(drivers.graph[0].name).toBe('oxigraph');
  });

  it('adds the settings of its drivers', () => {
    const { settings, engineSettings } = createPluginSet([plugin]);
    const env = { BIOGRAPHQL_GREETING: 'good morning', BIOGRAPHQL_ADMET_ENGINE: 'greeting' };
    expect(engineSettings).toContain('greeting');
    expect(loadConfig({ env, settings })).toMatchObject({
      greeting: 'good morning',
      admetEngine: 'greeting',
    });
    const unknown = 'Unknown variable BIOGRAPHQL_GREETING: ignored.';
    expect(settingWarnings({ env, settings })).not.toContain(unknown);
    expect(settingWarnings({ env: { BIOGRAPHQL_GREETING: 'x' } })).toContain(unknown);
    expect(() => loadConfig({ env })).toThrow(/BIOGRAPHQL_ADMET_ENGINE must be `trained`/);
  });

  it('is named where one of its settings or drivers is used and it is not installed', async () => {
    const advice = 'npm install @biographql/engine-opensearch';
    const env = { BIOGRAPHQL_OPENSEARCH_NODES: 'http://127.0.0.1:9200' };
    expect(() => loadConfig({ env })).toThrow(advice);
    expect(() => loadConfig({ env: { BIOGRAPHQL_LABEL_ENGINE: 'opensearch' } })).toThrow(advice);
    const written: string[] = [];
    const stream = { write: (text: string) => written.push(text) > 0 };
    const argv = ['node', 'biographql', 'check', '--opensearch-nodes', 'http://127.0.0.1:9200'];
    expect(await main(argv, { stdout: stream, stderr: stream })).toBe(2);
    expect(written.join('')).toContain(advice);
  });

  it('adds its commands', async () => {
    const written: string[] = [];
    const stream = { write: (text: string) => written.push(text) > 0 };
    const streams = { stdout: stream, stderr: stream };
    expect(await main(['node', 'biographql', 'greet'], streams, async () => [plugin])).toBe(0);
    expect(await main(['node', 'biographql', 'greet'], streams)).toBe(2);
    expect(written.join('')).toContain("hello\nerror: unknown command 'greet'");
  });

  it('is rejected when it is listed twice or takes the name of another driver', () => {
    expect(() => createPluginSet([plugin, plugin])).toThrow(/@example\/greeting is listed twice/);
    const same = { ...plugin, name: '@example/same' };
    expect(() => createPluginSet([plugin, same])).toThrow(
      /@example\/same adds a second admet driver named "greeting"/,
    );
  });
});

describe('loadPlugins', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'biographql-plugins-'));
  const install = (name: string, exports: object, files: Readonly<Record<string, string>>) => {
    const root = join(cwd, 'node_modules', name);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', exports }));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    rmSync(join(cwd, 'node_modules'), { recursive: true, force: true });
  });
  afterAll(() => {
    rmSync(cwd, { recursive: true });
  });

  it('loads packages by the ES module of their manifest, and modules by their path', async () => {
    const exports = { '.': { import: { types: './x.d.ts', default: './dist/index.js' } } };
    install('@example/one', exports, {
      'dist/index.js': 'export const plugin = { name: "@example/one" };',
    });
    writeFileSync(join(cwd, 'two.mjs'), 'export const plugin = { name: "two" };');
    const names = ['@example/one', './two.mjs'];
    const loaded = (await loadPlugins({ names, cwd })).map(({ name }) => name);
    // Optional packages that were built in this checkout follow.
    expect(loaded.slice(0, 2)).toEqual(['@example/one', 'two']);
  });

  it('says what to install, and what is not a plugin', async () => {
    await expect(loadPlugins({ names: ['@example/absent'], cwd })).rejects.toThrow(
      new ConfigError(
        'The plugin @example/absent is not installed. Install it: npm install @example/absent',
      ),
    );
    install(
      '@example/other',
      { '.': './dist/index.js' },
      { 'dist/index.js': 'export const x = 1;' },
    );
    await expect(loadPlugins({ names: ['@example/other'], cwd })).rejects.toThrow(
      /@example\/other is not a plugin/,
    );
  });
});
