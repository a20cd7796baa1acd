import { BioGraphQLError } from '@biographql/core';
import type { Engine, Engines } from '@biographql/engines';
import type { EngineCall } from './service-metrics.js';

/** Runs a call of an engine inside of something that watches it. */
export type AroundCall = <T>(engine: string, call: string, run: () => Promise<T>) => Promise<T>;

/** Calls that answer with no promise, `ready` and disposal are not reported. */
export function observeEngines(
  { graph, labels, articles, admet }: Engines,
  onCall: (call: EngineCall) => void,
  around: AroundCall = (_engine, _call, run) => run(),
): Engines {
  const observed = <E extends Engine>(name: string, engine: E) =>
    observe(engine, (call) => {
      const place = { engine: name, call };
      return (run) => around(name, call, () => timed(place, run, onCall));
    });
  return {
    graph: observed('graph', graph),
    labels: observed('labels', labels),
    articles: observed('articles', articles),
    admet: observed('admet', admet),
  };
}

type Wrap = (call: string) => (run: () => Promise<unknown>) => Promise<unknown>;

const UNTOLD: ReadonlySet<string | symbol> = new Set(['ready', 'load', 'rows']);

function observe<E extends Engine>(engine: E, wrap: Wrap): E {
  const methods = new Map<string | symbol, unknown>();
  return new Proxy(engine, {
    get(target, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== 'function') return value;
      let method = methods.get(name);
      if (method === undefined) {
        const bound: (...args: unknown[]) => unknown = value.bind(target);
        if (typeof name === 'string' && !UNTOLD.has(name)) {
          const around = wrap(name);
          method = (...args: unknown[]) => around(async () => bound(...args));
        } else method = bound;
        methods.set(name, method);
      }
      return method;
    },
  });
}

async function timed<T>(
  { engine, call }: Pick<EngineCall, 'engine' | 'call'>,
  run: () => Promise<T>,
  onCall: (call: EngineCall) => void,
): Promise<T> {
  const startedAt = performance.now();
  const end = (outcome: string) =>
    onCall({ engine, call, outcome, seconds: (performance.now() - startedAt) / 1000 });
  try {
    const value = await run();
    end('ok');
    return value;
  } catch (error) {
    end(BioGraphQLError.is(error) ? error.code : 'aborted');
    throw error;
  }
}
