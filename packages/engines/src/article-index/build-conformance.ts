import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from '../row-batches.js';
import { temporaryPlace } from '../temporary-place.js';
import { testArticle } from './article.fixture.js';
import type { ArticleDriver } from './article-build.js';

/** What every build of articles must do. */
export function describeArticleBuild(driver: ArticleDriver): void {
  describe(`article build: ${driver.name}`, () => {
    it('counts duplicates and reports progress', async () => {
      await using place = await temporaryPlace();
      const seen: number[] = [];
      const records = [testArticle(1, 'a'), testArticle(1, 'b'), testArticle(2, 'c')];
      const counts = await driver.build(inBatches(records), place, {
        onProgress: (count) => seen.push(count),
      });
      expect(counts).toEqual({ articles: 2, duplicates: 1 });
      expect(seen.at(-1)).toBe(3);
    });

    it('leaves nothing that could be opened when it is aborted or its rows fail', async () => {
      await using place = await temporaryPlace();
      const reason = new Error('stop');
      const signal = AbortSignal.abort(reason);
      const aborted = driver.build(inBatches([testArticle(1, 'a')]), place, { signal });
      await expect(aborted).rejects.toBe(reason);
      async function* failing() {
        yield [testArticle(1, 'a')];
        throw reason;
      }
      await expect(driver.build(failing(), place)).rejects.toBe(reason);
      expect(await readdir(place.directory)).toEqual([]);
      await expect(driver.open(place)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    });
  });
}
