import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newDataDir, runBiographql, send, serve, startBiographql } from './start-biographql.js';

const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;

/** Files that take a second or two to build a dataset from. */
function sources(dataDir: string): readonly string[] {
  const graph = join(dataDir, 'things.nt');
  const lines = Array.from(
    { length: 40_000 },
    (_, index) =>
      `<http://www.wikidata.org/entity/Q${index + 1}> ${LABEL} "thing ${index + 1}"@en .`,
  );
  writeFileSync(graph, `${lines.join('\n')}\n`);
  const articles = join(dataDir, 'one.jsonl');
  writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: 'On one', authors: [] })}\n`);
  return [graph, articles];
}

async function lockedBy(dataDir: string): Promise<void> {
  while (!existsSync(join(dataDir, 'build.lock'))) await sleep(5);
}

describe('two programs on one data directory', () => {
  it('build one after the other: the second gets a message', async () => {
    const dataDir = newDataDir();
    const args = ['ingest', '--data-dir', dataDir, ...sources(dataDir)];
    await using first = startBiographql(args);
    await lockedBy(dataDir);
    first.child.kill('SIGSTOP');
    // Its thread stands still as well now: it is woken in time to give a sign of life.
    const second = runBiographql(args);
    await sleep(2_000);
    first.child.kill('SIGCONT');
    const { code, stderr } = await second;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /error: Another program is building a dataset in this data directory\. Wait until it is done/,
    );
    expect(stderr).not.toMatch(/\n\s+at /);
    expect((await first.ended()).code).toBe(0);
  });
});

describe('a build that was killed', () => {
  it.concurrent.each([0, 150, 400, 700, 1_000])(
    'after %i ms leaves nothing that a person must fix',
    async (afterMs) => {
      const dataDir = newDataDir();
      const args = ['ingest', '--data-dir', dataDir, ...sources(dataDir)];
      await using killed = startBiographql(args);
      await lockedBy(dataDir);
      await sleep(afterMs);
      killed.child.kill('SIGKILL');
      await killed.ended();
      expect((await runBiographql(args)).code).toBe(0);
      await using started = serve(dataDir, { BIOGRAPHQL_API_KEY: 'k' });
      const { url } = await started.listening();
      const { data } = await (await send(url, 'k', TYPEAHEAD, { searchText: 'thing 17' })).json();
      expect(data.searchAsYouType.data.searchLabels[0]).toEqual({ text: 'thing 17' });
      expect(existsSync(join(dataDir, 'build.lock'))).toBe(false);
    },
  );

  it('prints nothing else when stopped', async () => {
    const dataDir = newDataDir();
    await using started = serve(dataDir, { BIOGRAPHQL_API_KEY: 'k' });
    await lockedBy(dataDir);
    await sleep(500);
    started.child.kill('SIGTERM');
    const { code, stdout, stderr } = await started.ended();
    expect(code).toBe(0);
    expect(stdout + stderr).not.toMatch(/\n\s+at |Error/);
    expect(existsSync(join(dataDir, 'build.lock'))).toBe(false);
  });
});

describe('the keys of a data directory', () => {
  it('are changed by many programs at once, and none is lost', async () => {
    const dataDir = newDataDir();
    const created = await Promise.all(
      Array.from({ length: 4 }, () => runBiographql(['keys', 'create', '--data-dir', dataDir])),
    );
    expect(created.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')).keys).toHaveLength(4);
  });

  it('are changed although a program was killed while it changed them', async () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'keys.json.lock'), '{"program":1,"host":"gone"}');
    expect((await runBiographql(['keys', 'create', '--data-dir', dataDir])).code).toBe(0);
  });
});
