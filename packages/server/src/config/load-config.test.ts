import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, settingWarnings } from './load-config.js';
import PRESETS from './presets.json' with { type: 'json' };
import { settingsMarkdown } from './settings-markdown.fixture.js';

function folderWith(file: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-config-'));
  if (file !== null) writeFileSync(join(folder, 'biographql.config.json'), file);
  return folder;
}

describe('loadConfig', () => {
  it('has a default for everything', () => {
    const cwd = folderWith(null);
    const config = loadConfig({ env: {}, cwd });
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      apiKey: null,
      rateLimit: 60_000,
    });
    expect(config.dataDir).toBe(join(cwd, '.biographql'));
  });

  it('takes flags before environment before file before defaults', () => {
    const cwd = folderWith('{"port": 1, "engineId": "file", "serviceName": "file"}');
    const env = { PORT: '2', BIOGRAPHQL_ENGINE_ID: 'env' };
    const config = loadConfig({ flags: { port: '3' }, env, cwd });
    expect([config.port, config.engineId, config.serviceName]).toEqual([3, 'env', 'file']);
  });

  it('takes an empty variable as absent', () => {
    const config = loadConfig({ env: { PORT: '', BIOGRAPHQL_API_KEY: '' }, cwd: folderWith(null) });
    expect([config.port, config.apiKey]).toEqual([4000, null]);
  });

  it('reads every kind of value from text', () => {
    const env = {
      BIOGRAPHQL_RATE_LIMIT: '6_000',
      BIOGRAPHQL_INTROSPECTION: 'false',
      BIOGRAPHQL_CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      BIOGRAPHQL_LOG_LEVEL: 'warn',
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_SPARQL_ENDPOINT: 'https://graph.example/sparql?timeout=10s',
      BIOGRAPHQL_SPARQL_AUTHORIZATION: 'Basic dXNlcjpwYXNz',
    };
    expect(loadConfig({ env, cwd: folderWith(null) })).toMatchObject({
      rateLimit: 6_000,
      introspection: false,
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      logLevel: 'warn',
      apiKey: 'k',
      sparqlEndpoint: 'https://graph.example/sparql?timeout=10s',
      sparqlAuthorization: 'Basic dXNlcjpwYXNz',
    });
  });

  const invalid = [
    [
      { PORT: '70000' },
      'environment variable PORT must be a whole number from 0 to 65535. Received: "70000"',
    ],
    [{ PORT: '80x' }, 'environment variable PORT'],
    [{ BIOGRAPHQL_INTROSPECTION: 'yes' }, 'must be `true` or `false`'],
    [{ BIOGRAPHQL_LOG_LEVEL: 'loud' }, 'must be `auto`, `debug`, `info`'],
    [{ BIOGRAPHQL_CORS_ORIGINS: '*' }, 'never `*`'],
    [{ BIOGRAPHQL_SERVICE_NAME: 'a/b' }, 'environment variable BIOGRAPHQL_SERVICE_NAME'],
    [
      { BIOGRAPHQL_SPARQL_ENDPOINT: 'graph.example/sparql' },
      'must be an `http` or `https` address',
    ],
    [{ BIOGRAPHQL_SPARQL_ENDPOINT: 'https://a:b@c.example/' }, 'without credentials'],
    [{ BIOGRAPHQL_SPARQL_AUTHORIZATION: 'dXNlcjpwYXNz' }, 'must be a scheme and credentials'],
    [{ BIOGRAPHQL_SPARQL_DEFAULT_GRAPHS: 'mine' }, 'absolute IRIs'],
    [{ BIOGRAPHQL_CONFIG: 'absent.json' }, 'absent.json cannot be read'],
  ] as const;
  for (const [env, message] of invalid) {
    it(`rejects ${JSON.stringify(env)}`, () => {
      expect(() => loadConfig({ env, cwd: folderWith(null) })).toThrow(message);
    });
  }

  it('names the flag and the field that are wrong', () => {
    const cwd = folderWith('{"rateLimit": "many"}');
    expect(() => loadConfig({ flags: { port: 'x' }, env: {}, cwd })).toThrow('flag --port must be');
    expect(() => loadConfig({ env: {}, cwd })).toThrow('field "rateLimit" of');
  });

  it('never repeats a secret that is not valid', () => {
    const env = { BIOGRAPHQL_SPARQL_AUTHORIZATION: 'hunter2' };
    expect(() => loadConfig({ env, cwd: folderWith(null) })).toThrow(/^(?!.*hunter2)/);
    const address = { BIOGRAPHQL_SPARQL_ENDPOINT: 'https://me:hunter2@c.example/' };
    expect(() => loadConfig({ env: address, cwd: folderWith(null) })).toThrow(/^(?!.*hunter2)/);
  });

  it('rejects a file with unknown fields, secrets or no JSON', () => {
    const load = (file: string) => () => loadConfig({ env: {}, cwd: folderWith(file) });
    expect(load('{"prot": 1}')).toThrow('unknown field "prot". Known: dataDir, host, port');
    expect(load('{"apiKey": "x"}')).toThrow('Set BIOGRAPHQL_API_KEY instead');
    expect(load('{"port": }')).toThrow('not valid JSON');
    expect(load('[]')).toThrow(
      /must contain a JSON object\.\nSee \S+docs\/errors\/INVALID_CONFIG\.md$/,
    );
  });

  it('warns of unknown variables and deprecated settings', () => {
    const env = {
      BIOGRAPHQL_PORT: '1',
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_CONFIG: '',
      BIOGRAPHQL_MAX_DEPTH: '9',
      PORT: '1',
    };
    const flags = { graphiql: 'false' };
    expect(settingWarnings({ env, flags, cwd: folderWith(null) })).toEqual([
      'Unknown variable BIOGRAPHQL_PORT: ignored.',
      'The setting maxDepth (BIOGRAPHQL_MAX_DEPTH) is deprecated. Use "limits": {"maxDepth": …} or --limits maxDepth=….',
      'The setting graphiql (BIOGRAPHQL_GRAPHIQL) is deprecated. Use "page": "off" to serve neither the web UI nor GraphiQL.',
    ]);
  });
});

describe('groups of settings', () => {
  const cwd = folderWith(null);

  it('take a limit from the group, else from its own name, else from the preset, else its default', () => {
    const env = { BIOGRAPHQL_PRESET: 'public', BIOGRAPHQL_LIMITS: 'maxDepth=20, rateLimit=7' };
    const flags = { rateLimit: '8', sparqlMaxRows: '9' };
    expect(loadConfig({ env, flags, cwd })).toMatchObject({
      maxDepth: 20,
      rateLimit: 7,
      sparqlMaxRows: 9,
      sparqlTimeoutMs: 5_000,
      maxRootFields: 20,
    });
  });

  it('take an object in the file', () => {
    const file =
      '{"limits": {"maxDepth": 3}, "workers": {"sparql": 2}, "engines": {"graph": "sparql-endpoint"}}';
    expect(loadConfig({ env: {}, cwd: folderWith(file) })).toMatchObject({
      maxDepth: 3,
      sparqlWorkers: 2,
      graphEngine: 'sparql-endpoint',
    });
  });

  it('name what is wrong', () => {
    const load = (limits: string) => () => loadConfig({ env: { BIOGRAPHQL_LIMITS: limits }, cwd });
    expect(load('maxDepth')).toThrow('BIOGRAPHQL_LIMITS must be pairs such as');
    expect(load('maxdepth=1')).toThrow('Unknown name "maxdepth" in limits. Known: ');
    expect(load('maxDepth=0')).toThrow('"maxDepth" of limits must be a whole number from 1 to 100');
    expect(load('constructor=1')).toThrow('Unknown name "constructor"');
  });

  it('keep each preset within what its limits allow', () => {
    for (const preset of Object.keys(PRESETS)) {
      const limits = Object.entries(PRESETS[preset as keyof typeof PRESETS]);
      const env = { BIOGRAPHQL_LIMITS: limits.map(([name, value]) => `${name}=${value}`).join() };
      expect(() => loadConfig({ env, cwd })).not.toThrow();
    }
  });
});

it('serves metrics on one address', () => {
  const load = (metrics: string) => loadConfig({ env: {}, flags: { metrics }, cwd: '/nowhere' });
  expect(load('0.0.0.0:9464')).toMatchObject({ metricsHost: '0.0.0.0', metricsPort: 9464 });
  expect(load('[::1]:9464')).toMatchObject({ metricsHost: '::1', metricsPort: 9464 });
  expect(() => load('9464')).toThrow('must be an address such as');
});

it.each(['*', 'https://app.example/path', 'app.example', 'null'])(
  'takes no %s as an origin',
  (text) => {
    const env = { BIOGRAPHQL_CORS_ORIGINS: text };
    expect(() => loadConfig({ env, cwd: '/nowhere' })).toThrow('BIOGRAPHQL_CORS_ORIGINS must be');
  },
);

it('is documented', async () => {
  await expect(settingsMarkdown()).toMatchFileSnapshot(
    '../../../../docs/reference/configuration.md',
  );
});
