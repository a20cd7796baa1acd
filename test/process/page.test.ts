import { expect, it } from 'vitest';
import { ingestSmallData } from './small-data.js';
import { newDataDir, startBiographql } from './start-biographql.js';

it('serves the web UI of a checkout with the API, and says where both are', async () => {
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  const env = { PORT: '0', BIOGRAPHQL_API_KEY: 'k', BIOGRAPHQL_DATA_DIR: dataDir };
  await using started = startBiographql(['serve', '--log-level', 'warn'], env);
  await started.printed('API key');
  const text = started.stdout();
  const [, url = ''] = /Web UI {3}(http:\S+)/.exec(text) ?? [];
  expect(text).toMatch(
    /^BioGraphQL is ready\.\n {2}Web UI .*\n {2}API .*\n {2}Docs .*\n {2}API key {2}from BIOGRAPHQL_API_KEY\n$/,
  );
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  const response = await fetch(new URL('/api/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  expect([400, 200]).toContain(response.status);
  expect(Object.keys(await response.json()).length).toBeGreaterThan(0);
});
