import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestSmallData } from '../process/small-data.js';
import { newDataDir, runBiographql, send, serve } from '../process/start-biographql.js';

/** A file system of its own for a test, where this user may mount one. */
function mountSmall(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const folder = newDataDir();
const isMounted = mountSmall(folder, 24);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
});

const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';

// Only root may mount: elsewhere these are skipped, and said so.
describe.skipIf(!isMounted)('a disk that', () => {
  beforeAll(async () => {
    await ingestSmallData(folder);
  });

  const answers = async () => {
    await using started = serve(folder, { BIOGRAPHQL_API_KEY: 'k' });
    const { url } = await started.listening();
    const response = await send(
      url,
      'k',
      '{ searchAsYouType(searchInput: { searchText: "thing 17" }) { data { searchLabels { text } } } }',
    );
    return (await response.json()).data.searchAsYouType.data.searchLabels[0].text;
  };

  it('is full ends an ingest with a sentence and leaves the dataset as it was', async () => {
    const large = join(newDataDir(), 'large.nt');
    const line = (index: number) =>
      `<http://www.wikidata.org/entity/Q${index}> ${LABEL} "a thing with a rather long name ${index}"@en .`;
    writeFileSync(
      large,
      `${Array.from({ length: 200_000 }, (_, index) => line(index + 1)).join('\n')}\n`,
    );
    const { code, stderr } = await runBiographql(['ingest', '--data-dir', folder, large]);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/no space|full|ENOSPC/i);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(await answers()).toBe('thing 17');
    // What was half written is gone.
    expect(readdirSync(folder).filter((name) => /tmp|building|partial/i.test(name))).toEqual([]);
  });

  it('cannot be written is served from as ever', async () => {
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect(await answers()).toBe('thing 17');
    const { code, stderr } = await runBiographql([
      'keys',
      'create',
      '--name',
      'n',
      '--data-dir',
      folder,
    ]);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/read-only|EROFS|cannot be written/i);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
