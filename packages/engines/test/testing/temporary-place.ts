import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, DriverOptions, Engine, Place } from '../../src/driver.js';

/** A temporary place for a test or a small tool, removed on disposal. */
export interface TemporaryPlace extends Place, AsyncDisposable {}

/** Makes an empty place in the system's folder of temporary files; its graph has no file yet. */
export async function temporaryPlace(): Promise<TemporaryPlace> {
  const directory = await mkdtemp(join(tmpdir(), 'biographql-place-'));
  return {
    directory,
    graph: { path: join(directory, 'graph.nt'), triples: 0 },
    async [Symbol.asyncDispose]() {
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Opens a driver's engine in a temporary place, which is removed with the engine. */
export async function openTemporary<E extends Engine>(
  driver: Driver<E>,
  fill: (place: Place) => Promise<unknown>,
  options: DriverOptions = {},
): Promise<E> {
  const place = await temporaryPlace();
  await fill(place);
  const engine = await driver.open(place, options);
  const dispose = engine[Symbol.asyncDispose].bind(engine);
  engine[Symbol.asyncDispose] = async () => {
    await dispose();
    await place[Symbol.asyncDispose]();
  };
  return engine;
}

/** Opens a driver's graph store on a graph in N-Triples, in a temporary place. */
export async function openOn<E extends Engine>(driver: Driver<E>, ntriples: string): Promise<E> {
  return openTemporary(driver, ({ graph }) => writeFile(graph.path, ntriples));
}

/** Opens the engine of a driver that keeps nothing in a dataset. */
export async function openAnywhere<E extends Engine>(driver: Driver<E>): Promise<E> {
  return openTemporary(driver, async () => {});
}
