import type { Drivers, GraphFile, GraphStore } from '@biographql/engines';
import type { Logger } from 'pino';
import type { Config } from '../config/settings.js';

export interface EarlyGraph extends AsyncDisposable {
  begin(graph: GraphFile): void;
  /** Returns drivers whose next store of a graph is the one that was begun, if any; what else follows from them stays. */
  driversWith(drivers: Drivers): Drivers;
}

export function createEarlyGraph({ graph }: Drivers, config: Config, logger: Logger): EarlyGraph {
  let begun: Promise<GraphStore | null> | null = null;
  const take = async () => {
    const opening = begun;
    begun = null;
    // Without one the driver opens the graph of the dataset, and tells what is wrong.
    return opening?.catch(() => null) ?? null;
  };
  return {
    begin(file) {
      begun ??=
        graph.openEarly?.(file, {
          settings: config,
          onEvent: ({ level, message, facts }) => logger[level](facts, message),
        }) ?? null;
      begun?.catch(() => {});
    },
    driversWith(drivers) {
      if (begun === null) return drivers;
      const { graph: driver } = drivers;
      const open: typeof driver.open = async (at, options) =>
        (await take()) ?? driver.open(at, options);
      return { ...drivers, graph: { ...driver, open } };
    },
    async [Symbol.asyncDispose]() {
      const store = await take();
      await store?.[Symbol.asyncDispose]();
    },
  };
}
