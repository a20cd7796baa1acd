import type { LabelIndex } from '@biographql/engines';
import { expect, it } from 'vitest';
import { deferredLabels } from './deferred-indexes.js';

it('an index that loads answers when it is open, and is opened again after a failure', async () => {
  const openings: string[] = [];
  let isClosed = false;
  const index: Partial<LabelIndex> = {
    identifiers: async (iri) => [{ scheme: 'test', id: iri }],
    async *rows() {
      yield [];
    },
    async [Symbol.asyncDispose]() {
      isClosed = true;
    },
  };
  const labels = deferredLabels(async () => {
    openings.push('opened');
    if (openings.length === 1) throw new Error('The file is gone.');
    return index as LabelIndex;
  });
  await expect(labels.ready()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  expect(await labels.identifiers('http://e.org/a' as never)).toMatchObject([{ scheme: 'test' }]);
  const batches = [];
  for await (const batch of labels.rows()) batches.push(batch);
  expect(batches).toHaveLength(1);
  await labels[Symbol.asyncDispose]();
  expect({ isClosed, openings }).toEqual({ isClosed: true, openings: ['opened', 'opened'] });
});
