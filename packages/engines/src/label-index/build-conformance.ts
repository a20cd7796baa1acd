import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from '../row-batches.js';
import { temporaryPlace } from '../temporary-place.js';
import type { LabelDriver } from './label-build.js';
import type { LabelRow } from './label-index.js';
import { labelRow } from './label-row.fixture.js';

/** What every build of labels must do. */
export function describeLabelBuild(driver: LabelDriver): void {
  describe(`label build: ${driver.name}`, () => {
    const build = async (rows: readonly LabelRow[], options = {}) => {
      await using place = await temporaryPlace();
      return await driver.build(inBatches(rows), place, options);
    };

    it('drops a repeated IRI and repeated aliases, and reports counts and progress', async () => {
      const rows = [
        labelRow('Q1', 'b', { degree: 2, aliases: ['x', 'b', 'x'] }),
        labelRow('Q1', 'a', { degree: 1, aliases: ['c'] }),
      ];
      const seen: number[] = [];
      const counts = await build(rows, { onProgress: (count: number) => seen.push(count) });
      expect(counts).toEqual({ entities: 1, aliases: 1 });
      expect(seen.length).toBeGreaterThan(0);
    });

    it('takes rows that are known to be distinct', async () => {
      const rows = [labelRow('Q1', 'b', { degree: 2 }), labelRow('Q2', 'a', { aliases: ['c'] })];
      expect(await build(rows, { areDistinct: true })).toEqual({ entities: 2, aliases: 1 });
    });

    it.each([-1, 0.5, Number.NaN])('refuses the popularity %d', async (popularity) => {
      await expect(build([labelRow('Q1', 'a', { popularity })])).rejects.toThrow(RangeError);
    });

    it('refuses rows out of order', async () => {
      const rows = [labelRow('Q1', 'a'), labelRow('Q2', 'b', { degree: 1 })];
      await expect(build(rows)).rejects.toThrow(RangeError);
    });

    it('leaves nothing that could be opened when it fails or is aborted', async () => {
      await using place = await temporaryPlace();
      const outOfOrder = [labelRow('Q1', 'a'), labelRow('Q2', 'b', { degree: 1 })];
      await expect(driver.build(inBatches(outOfOrder), place)).rejects.toThrow(RangeError);
      const reason = new Error('stop');
      const signal = AbortSignal.abort(reason);
      const aborted = driver.build(inBatches([labelRow('Q1', 'a')]), place, { signal });
      await expect(aborted).rejects.toBe(reason);
      expect(await readdir(place.directory)).toEqual([]);
      await expect(driver.open(place)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    });
  });
}
