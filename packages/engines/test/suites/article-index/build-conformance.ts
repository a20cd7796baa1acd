import { readdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { EntityIri } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import type { ArticleDriver, LateEntities } from '../../../src/article-index/article-index.js';
import { inBatches, type Place } from '../../../src/driver.js';
import { temporaryPlace } from '../../testing/temporary-place.js';
import { testArticle } from '../../testing/test-indexes.js';

/** Tests that every build of articles passes. */
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

    it.runIf(driver.buildEarly !== undefined)('may have the entities come last', async () => {
      const first = 'urn:x:1' as EntityIri;
      const annotations = { entities: ['urn:x:2' as EntityIri], keywords: ['b'] };
      const records = [
        testArticle(2, 'a', { issued: '2020', mesh: [{ label: 'Asthma', isMajor: true }] }),
        testArticle(1, 'gone'),
        testArticle(3, 'c', { ...annotations, issued: '2019' }),
        testArticle(1, 'b'),
      ];
      const entities: LateEntities = {
        entitiesOf: ({ title, entities }) => (title === 'c' ? [first, ...entities] : [first]),
        entityLabel: (iri) => `label of ${iri}`,
        equivalentEntities: (iri) => (iri === first ? ['urn:x:equivalent' as EntityIri] : []),
      };
      await using early = await temporaryPlace();
      const counts = await driver.buildEarly?.(inBatches(records), early, {
        entities: () => setTimeout(5, entities),
      });
      expect(counts).toEqual({ articles: 3, duplicates: 1 });
      await using usual = await temporaryPlace();
      const annotated = records.map((article) => ({
        ...article,
        entities: entities.entitiesOf(article),
      }));
      await driver.build(inBatches(annotated), usual, entities);
      expect(await statedBy(driver, early)).toEqual(await statedBy(driver, usual));
    });

    it.runIf(driver.buildEarly !== undefined)('fails with the entities', async () => {
      await using place = await temporaryPlace();
      const reason = new Error('no names');
      const entities = () => Promise.reject(reason);
      const built = driver.buildEarly?.(inBatches([testArticle(1, 'a')]), place, { entities });
      await expect(built).rejects.toBe(reason);
      expect(await readdir(place.directory)).toEqual([]);
    });
  });
}

/** The articles of an index and their entities. */
async function statedBy(driver: ArticleDriver, place: Place) {
  await using index = await driver.open(place);
  const rows = [];
  for await (const batch of index.rows()) rows.push(...batch);
  const facets = await Promise.all(
    (['entity', 'meshDescriptor'] as const).map((by) => index.facet({}, by)),
  );
  const ofEquivalent = await index.search({ entity: 'urn:x:equivalent' as EntityIri });
  const worded = await index.search({ text: 'b' });
  return { rows, facets, ofEquivalent, worded };
}
