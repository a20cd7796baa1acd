import { expect, it } from 'vitest';
import { ingestSmallData } from '../process/small-data.js';
import { newDataDir } from '../process/start-biographql.js';
import { runSoak } from './run-soak.js';

it('serves all operations among hostile requests without a failure of its own', async () => {
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  const told = await runSoak({
    minutes: 0.3,
    connections: 20,
    rate: 60,
    hostile: 0.2,
    dataDir,
    seed: 3,
  });
  expect(told.failures).toEqual([]);
  expect(told.exitCode).toBe(0);
  // Every operation was asked, and somebody was hostile.
  expect(told.rows.length).toBeGreaterThan(25);
  expect(told.rows.find(({ name }) => name === 'hostile')?.requests).toBeGreaterThan(20);
  expect(told.rows.find(({ name }) => name === 'typename')?.statuses).toEqual({
    200: expect.any(Number),
  });
  expect(told.memory.greatest).toBeGreaterThan(50);
});
