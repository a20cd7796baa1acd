import { chooseDrivers, type Drivers, type GraphStore } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.js';
import { createEarlyGraph } from './open-dataset.js';

const config = loadConfig({ env: {} });
const GRAPH = { path: 'graph.nt.gz', triples: 1 };
const PLACE = { directory: 'graph', graph: GRAPH };

const closed: string[] = [];
beforeEach(() => {
  closed.length = 0;
});

function getStore(name: string): GraphStore {
  return {
    name,
    [Symbol.asyncDispose]: async () => void closed.push(name),
  } as unknown as GraphStore;
}

function setup(openEarly: Drivers['graph']['openEarly']) {
  const chosen = chooseDrivers(DRIVERS, config);
  const open = async () => getStore('late');
  const { openEarly: _, ...graph } = chosen.graph;
  const drivers: Drivers = {
    ...chosen,
    graph: { ...graph, open, ...(openEarly && { openEarly }) },
  };
  const early = createEarlyGraph(drivers, config, pino({ level: 'silent' }));
  return { drivers, early };
}

describe('a graph that is begun early', () => {
  it('is what the next store is, once', async () => {
    const { drivers, early } = setup(async () => getStore('early'));
    early.begin(GRAPH);
    const graphDriver = early.driversWith(drivers).graph;
    expect((await graphDriver.open(PLACE)).name).toBe('early');
    expect((await graphDriver.open(PLACE)).name).toBe('late');
    expect((await early.driversWith(drivers).graph.open(PLACE)).name).toBe('late');
    await early[Symbol.asyncDispose]();
    expect(closed).toEqual([]);
  });

  it('is closed when nobody took it', async () => {
    const { early } = setup(async () => getStore('early'));
    early.begin(GRAPH);
    await early[Symbol.asyncDispose]();
    expect(closed).toEqual(['early']);
  });

  it.each([
    ['cannot be', undefined],
    ['is not', async (): Promise<null> => null],
    [
      'fails',
      async (): Promise<never> => {
        throw new Error('no such file');
      },
    ],
  ] as const)('gives way to the graph of the dataset where it %s', async (_, openEarly) => {
    const { drivers, early } = setup(openEarly);
    early.begin(GRAPH);
    expect((await early.driversWith(drivers).graph.open(PLACE)).name).toBe('late');
    await early[Symbol.asyncDispose]();
  });
});
