import { describe, expect, it } from 'vitest';
import { createServedDataset } from './datasets.js';
import type { OpenDataset } from './open-dataset.js';

/** A dataset that only notes that it was closed. */
function datasetCalled(name: string, closed: string[]): OpenDataset {
  const dataset = {
    info: { release: name },
    async [Symbol.asyncDispose]() {
      closed.push(name);
    },
  };
  return dataset as unknown as OpenDataset;
}

describe('createServedDataset', () => {
  it('keeps the old one open until its last request is over', async () => {
    const closed: string[] = [];
    const served = createServedDataset(datasetCalled('old', closed));
    const [one, two] = [served.lease(), served.lease()];
    const replaced = served.replace(datasetCalled('newer', closed));
    const later = served.lease();
    expect([one, later].map(({ opened }) => opened.info.release)).toEqual(['old', 'newer']);
    expect(served.current.info.release).toBe('newer');
    one.release();
    later.release();
    expect(closed).toEqual([]);
    two.release();
    await replaced;
    expect(closed).toEqual(['old']);
  });

  it('closes the old one at once when nothing runs, and several one after the other', async () => {
    const closed: string[] = [];
    const served = createServedDataset(datasetCalled('first', closed));
    await served.replace(datasetCalled('second', closed));
    await served.replace(datasetCalled('third', closed));
    expect(closed).toEqual(['first', 'second']);
  });

  it('waits for no request once it is disposed', async () => {
    const closed: string[] = [];
    const served = createServedDataset(datasetCalled('old', closed));
    served.lease();
    const replaced = served.replace(datasetCalled('new', closed));
    await served[Symbol.asyncDispose]();
    await replaced;
    await served.replace(datasetCalled('late', closed));
    expect(closed.sort()).toEqual(['late', 'new', 'old']);
  });
});
