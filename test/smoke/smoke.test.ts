import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ingestSmallData } from '../process/small-data.js';
import { newDataDir, runBiographql, send, serve } from '../process/start-biographql.js';

const CLIENT = fileURLToPath(new URL('../../packages/client/', import.meta.url));
const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;

it.each([
  [
    'import',
    `import('@biographql/client').then((client) => console.log(typeof client.createClient))`,
  ],
  ['require', `console.log(typeof require('@biographql/client').createClient)`],
])('the bundled client loads by %s', (_, script) => {
  const output = execFileSync(process.execPath, ['-e', script], {
    cwd: CLIENT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(output.trim()).toBe('function');
});

it('the bundled command ingests, serves and stops', async () => {
  const { stdout } = await runBiographql(['--version']);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  await using started = serve(dataDir, { BIOGRAPHQL_API_KEY: 'key' });
  const { url } = await started.listening();
  const response = await send(url, 'key', TYPEAHEAD, { searchText: 'thing 17' });
  const { data } = await response.json();
  expect(data.searchAsYouType.data.searchLabels[0]).toEqual({ text: 'thing 17' });
  started.child.kill('SIGTERM');
  expect((await started.ended()).code).toBe(0);
});
