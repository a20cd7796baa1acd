import { readOperationName } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type { TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordedService, recordAnswers, toRecorded } from './record-answers.fixture.js';
import { recordSamples } from './record-samples.fixture.js';
import { recordTypes } from './record-types.fixture.js';
import { RECORDINGS, RECORDINGS_BY_OPERATION } from './recorded-data.js';

let service: TestService;
beforeAll(async () => {
  service = await openRecordedService();
}, 60_000);
afterAll(() => service?.[Symbol.asyncDispose]());

describe('the recordings', () => {
  it('are what the service answers today; `pnpm record` writes them', async () => {
    const recordings = await recordAnswers(service);
    const lines = recordings.map((recording) => JSON.stringify(recording));
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('./generated/recordings.json');
  }, 120_000);

  it('so are the samples that builders start from', async () => {
    const text = JSON.stringify(toRecorded(await recordSamples(service)));
    await expect(`${text}\n`).toMatchFileSnapshot('./generated/samples.json');
  });

  it('so are the types of what is answered, as the schema has them', async () => {
    const lines = Object.entries(recordTypes()).map(
      ([operation, types]) => `${JSON.stringify(operation)}:${JSON.stringify(types)}`,
    );
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('./generated/types.json');
  });

  it('answer no question twice', () => {
    const requested = RECORDINGS.map(({ operation, variables }) =>
      JSON.stringify([operation, variables]),
    );
    expect(new Set(requested).size).toBe(requested.length);
  });

  it('are of every operation', () => {
    const documents = Object.values(persistedDocuments);
    expect([...RECORDINGS_BY_OPERATION.keys()].sort()).toEqual(
      documents.map(readOperationName).sort(),
    );
  });
});
