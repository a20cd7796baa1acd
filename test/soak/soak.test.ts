import { expect, it } from 'vitest';
import { ingestSmallData } from '../process/small-data.js';
import { newDataDir } from '../process/start-biographql.js';
import { runSoak } from './run-soak.js';

it('serves all operations among hostile requests without a failure of its own', async () => {
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  const reported = await runSoak({
    minutes: 0.3,
    connections: 20,
    rate: 60,
    hostile: 0.2,
    dataDir,
    seed: 3,
  });
  expect(reported.failures).toEqual([]);
  expect(reported.exitCode).toBe(0);
  // Every operation was requested, and some requests were hostile.
  expect(reported.rows.length).toBeGreaterThan(25);
  expect(reported.rows.find(({ name }) => name === 'hostile')?.requests).toBeGreaterThan(20);
  expect(reported.rows.find(({ name }) => name === 'typename')?.statuses).toEqual({
    200: expect.any(Number),
  });
  expect(reported.memory.greatest).toBeGreaterThan(50);
});
