import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasetDirectory } from '../../packages/ingest/src/index.js';
import { ingestSmallData } from './small-data.js';
import { newDataDir, runBiographql, startBiographql } from './start-biographql.js';

describe('biographql keys', () => {
  it('creates, lists and revokes keys, and shows each once', async () => {
    const dataDir = newDataDir();
    const created = await runBiographql([
      'keys',
      'create',
      '--name',
      'lab',
      '--json',
      '--data-dir',
      dataDir,
    ]);
    const { id, key } = JSON.parse(created.stdout);
    const listed = await runBiographql(['keys', 'list', '--json', '--data-dir', dataDir]);
    expect(JSON.parse(listed.stdout).keys).toMatchObject([{ id, name: 'lab' }]);
    expect(listed.stdout).not.toContain(key);
    expect((await runBiographql(['keys', 'revoke', id, '--data-dir', dataDir])).code).toBe(0);
    const again = await runBiographql(['keys', 'revoke', id, '--data-dir', dataDir]);
    expect([again.code, again.stderr]).toEqual([1, `error: There is no key ${id}.\n`]);
  });
});

describe('biographql ingest', () => {
  it('finishes with rejects, which it writes down', async () => {
    const dataDir = newDataDir();
    const source = join(dataDir, 'half.nt');
    const label = '<http://www.w3.org/2000/01/rdf-schema#label>';
    writeFileSync(
      source,
      `<http://www.wikidata.org/entity/Q1> ${label} "one"@en .\nnot a triple\n`,
    );
    const articles = join(dataDir, 'one.jsonl');
    writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: 'On one', authors: [] })}\n`);
    const args = ['--graph', source, '--articles', articles, '--json', '--data-dir', dataDir];
    const ended = await runBiographql(['ingest', ...args]);
    expect(ended.code).toBe(3);
    const { triples, rejected, rejectsFile } = JSON.parse(ended.stdout);
    expect([triples, rejected]).toEqual([1, 1]);
    expect(JSON.parse(readFileSync(rejectsFile, 'utf8'))).toMatchObject({
      line: 2,
      text: 'not a triple',
    });
  });

  it('rejects sources that it cannot read, and a call without any', async () => {
    const dataDir = newDataDir();
    const source = join(dataDir, 'table.csv');
    writeFileSync(source, 'a,b\n');
    const unreadable = await runBiographql(['ingest', source, '--data-dir', dataDir]);
    expect([unreadable.code, unreadable.stdout]).toEqual([1, '']);
    expect(unreadable.stderr).toContain('must contain at least one readable triple');
    expect((await runBiographql(['ingest', '--data-dir', dataDir])).code).toBe(2);
  });
});

describe('biographql check', () => {
  it('reports what a start would find', async () => {
    const ended = await runBiographql([
      'check',
      '--json',
      '--data-dir',
      newDataDir(),
      '--port',
      '0',
    ]);
    const { findings } = JSON.parse(ended.stdout);
    expect(
      findings.map(({ check, status }: Record<string, string>) => `${check} ${status}`),
    ).toEqual(['node ok', 'data directory ok', 'keys warn', 'dataset warn', 'port ok']);
    expect(ended.code).toBe(0);
  });

  it('finds a small dataset whole, and fails once a file of it is damaged', async () => {
    const dataDir = newDataDir();
    await ingestSmallData(dataDir);
    const args = ['check', '--data-dir', dataDir, '--port', '0', '--sparql-workers', '1'];
    const whole = await runBiographql(args);
    expect([whole.code, whole.stderr]).toEqual([0, '']);
    expect(whole.stdout).toMatch(/^ok {4}graph: \w+ answers$/m);
    truncateSync(join(datasetDirectory(dataDir), 'graph.nt.gz'), 10);
    const damaged = await runBiographql(args);
    expect(damaged.code).toBe(1);
    expect(damaged.stdout).toMatch(/^FAIL {2}dataset: .*graph\.nt\.gz/m);
  });
});

describe('the command line', () => {
  it('has help for every command', async () => {
    for (const command of [
      [],
      ['serve'],
      ['ingest'],
      ['datasets'],
      ['datasets', 'rollback'],
      ['keys'],
      ['keys', 'create'],
      ['check'],
    ]) {
      const { code, stdout } = await runBiographql([...command, '--help']);
      expect([
        code,
        stdout.startsWith(`Usage: biographql${command.map((name) => ` ${name}`).join('')}`),
      ]).toEqual([0, true]);
    }
  });

  it('ends without a word when nobody reads on', async () => {
    const { child, ended } = startBiographql(['--help']);
    child.stdout?.destroy();
    expect(await ended()).toEqual({ code: 141, stdout: '', stderr: '' });
  });

  it('prints its version', async () => {
    const manifest = new URL('../../packages/server/package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    const ended = await runBiographql(['--version']);
    expect(ended).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('rejects unknown commands and flags with 2', async () => {
    expect((await runBiographql(['sing'])).code).toBe(2);
    expect((await runBiographql(['serve', '--prot', '1'])).code).toBe(2);
  });
});
