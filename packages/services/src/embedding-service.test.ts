import { WIKIDATA } from '@biographql/engines/vocabulary';
import { SEEDS, seedEmbeddings } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { createEmbeddingService } from './embedding-service.js';

const WD = 'http://www.wikidata.org/entity/';
const [ASTHMA, SALBUTAMOL] = [`${WD}Q35869`, `${WD}Q410358`];
const learned = seedEmbeddings(SEEDS['three-diseases']);

describe('createEmbeddingService', () => {
  it('gives a triple and its inverse one plausibility, however the property is named', async () => {
    const service = createEmbeddingService(() => learned, WIKIDATA);
    const found = await service.plausibilities([
      { subject: ASTHMA, property: 'P2176', object: SALBUTAMOL },
      { subject: SALBUTAMOL, property: 'wdt:P2175', object: ASTHMA },
      {
        subject: ASTHMA,
        property: 'http://www.wikidata.org/prop/direct/P2176',
        object: SALBUTAMOL,
      },
      { subject: ASTHMA, property: 'no property', object: SALBUTAMOL },
      { subject: `${WD}Q1`, property: 'P2176', object: SALBUTAMOL },
    ]);
    expect(found[0]).toBeGreaterThan(0);
    expect(found[0]).toBeLessThan(1);
    expect(found).toEqual([found[0], found[0], found[0], null, null]);
  });

  it('opens at the first use, once', async () => {
    let opened = 0;
    const open = () => {
      opened += 1;
      return learned;
    };
    const service = createEmbeddingService(open, WIKIDATA);
    expect(await service.vectors([])).toEqual([]);
    expect(opened).toBe(0);
    await Promise.all([service.vectors([ASTHMA]), service.vectors([SALBUTAMOL])]);
    expect(opened).toBe(1);
  });

  it('says which command to run where none were imported, and looks again later', async () => {
    let imported = false;
    const service = createEmbeddingService(async () => (imported ? learned : null), WIKIDATA);
    await expect(service.vectors([ASTHMA])).rejects.toMatchObject({
      code: 'EMBEDDINGS_NOT_TRAINED',
      message: expect.stringContaining('biographql datasets import-vectors'),
    });
    imported = true;
    const [vector] = await service.vectors([ASTHMA]);
    expect(vector).toHaveLength(8);
  });
});
