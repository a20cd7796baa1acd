import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allRows, inBatches } from '../../../src/driver.js';
import {
  compareRows,
  type LabelDriver,
  type LabelRow,
} from '../../../src/label-index/label-index.js';
import { temporaryPlace } from '../../testing/temporary-place.js';
import { labelRow } from '../../testing/test-indexes.js';

/** Tests that every build of labels passes. */
export function describeLabelBuild(driver: LabelDriver): void {
  describe(`label build: ${driver.name}`, () => {
    const build = async (rows: readonly LabelRow[], options = {}) => {
      await using place = await temporaryPlace();
      return await driver.build(inBatches(rows), place, options);
    };

    it('drops repeated aliases, and reports counts and progress', async () => {
      const rows = [labelRow('Q1', 'b', { degree: 2, aliases: ['x', 'b', 'x'] })];
      const seen: number[] = [];
      const counts = await build(rows, { onProgress: (count: number) => seen.push(count) });
      expect(counts).toEqual({ entities: 1, aliases: 1 });
      expect(seen.length).toBeGreaterThan(0);
    });

    it('gives rows back in their order', async () => {
      const labels = ['b', 'b', 'a', '\ud83e\uddec', '\uffff', 'c'];
      const rows = labels.map((label, place) =>
        labelRow(`Q${labels.length - place}`, label, {
          popularity: place === 5 ? 2 : 1,
          aliases: [`alias ${place}`],
        }),
      );
      const ordered = rows.toSorted(compareRows);
      await using place = await temporaryPlace();
      await driver.build(inBatches(ordered, 2), place);
      await using index = await driver.open(place);
      await index.ready();
      expect(await allRows(index.rows())).toMatchObject(ordered);
    });

    it.each([
      ['by label', [labelRow('Q1', 'b'), labelRow('Q2', 'a')]],
      ['by IRI', [labelRow('Q2', 'a'), labelRow('Q1', 'a')]],
      ['with an IRI that is there twice', [labelRow('Q1', 'a'), labelRow('Q1', 'a')]],
    ])('rejects rows that are not in order: %s', async (_, rows) => {
      await expect(build(rows)).rejects.toThrow(RangeError);
    });

    it.each([-1, 0.5, Number.NaN])('rejects the popularity %d', async (popularity) => {
      await expect(build([labelRow('Q1', 'a', { popularity })])).rejects.toThrow(RangeError);
    });

    it('rejects rows out of order', async () => {
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
