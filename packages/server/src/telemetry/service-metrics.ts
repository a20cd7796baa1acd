import { BioGraphQLError } from '@biographql/core';
import type { Engine, Engines } from '@biographql/engines';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../config/version.js';
import type { FileState } from '../datasets/file-check.js';

export interface RequestFacts {
  /** The root field that it asked for; `several` for more than one, `none` when it was not read so far. */
  readonly operation: string;
  readonly code: string;
  /** HTTP status; 499 when the client left. */
  readonly status: number;
  readonly seconds: number;
  readonly dataset?: string | null;
}

export interface EngineCall {
  /** The interface, e.g. `labels`. */
  readonly engine: string;
  readonly call: string;
  readonly outcome: string;
  readonly seconds: number;
}

export interface MeasuredDataset {
  readonly name: string;
  readonly current: {
    readonly engines: Partial<Engines>;
    readonly info: { readonly digest: string | null; readonly release: string };
    readonly dataset: {
      readonly manifest: {
        readonly graph: { readonly triples: number };
        readonly articles: { readonly articles: number };
      };
    };
    readonly files: { readonly state: FileState; readonly bytesChecked: number };
  };
}

export interface ServiceMetrics {
  readonly contentType: string;
  text(): Promise<string>;
  requestEnded(request: RequestFacts): void;
  engineCalled(call: EngineCall): void;
  cacheAsked(cache: string, isCached: boolean): void;
  watch(datasets: readonly MeasuredDataset[]): void;
  watchLimits(isShared: () => boolean): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates a set of metrics; those of the process (memory, processor, delay of the event loop) are among them. */
export function createServiceMetrics(): ServiceMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    registers,
    name: 'biographql_requests_total',
    help: 'GraphQL requests by root field, code of the first error (ok for none) and HTTP status.',
    labelNames: ['operation', 'code', 'status', 'dataset'],
  });
  const durations = new Histogram({
    registers,
    name: 'biographql_request_duration_seconds',
    help: 'Time from the first byte of a GraphQL request to the last byte of its response.',
    labelNames: ['operation'],
    buckets: SECONDS,
  });
  const calls = new Histogram({
    registers,
    name: 'biographql_engine_call_duration_seconds',
    help: 'Time of the calls of an engine, waiting for a place included.',
    labelNames: ['engine', 'call', 'outcome'],
    buckets: SECONDS,
  });
  const lookups = new Counter({
    registers,
    name: 'biographql_cache_lookups_total',
    help: 'Look-ups in a cache, by whether it had an entry.',
    labelNames: ['cache', 'outcome'],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requestEnded({ operation, code, status, seconds, dataset = null }) {
      const labels = { operation, code, status };
      requests.inc(dataset === null ? labels : { ...labels, dataset });
      durations.observe({ operation }, seconds);
    },
    engineCalled: ({ engine, call, outcome, seconds }) =>
      calls.observe({ engine, call, outcome }, seconds),
    cacheAsked: (cache, isCached) => lookups.inc({ cache, outcome: isCached ? 'hit' : 'miss' }),
    watch(datasets) {
      for (const { read, ...figure } of FIGURES) {
        addGauge(registry, figure, (set) => {
          for (const [index, served] of datasets.entries()) {
            const label = index === 0 ? {} : { dataset: served.name };
            for (const [labels, value] of read(served.current)) set({ ...label, ...labels }, value);
          }
        });
      }
    },
    watchLimits(isShared) {
      const help =
        '1 while callers are counted for all replicas together, 0 while this one counts on its own.';
      addGauge(registry, { name: 'limits_shared', help, labels: [] }, (set) =>
        set({}, isShared() ? 1 : 0),
      );
    },
  };
}

type Labels = Readonly<Record<string, string>>;

/** Series that are no longer set disappear. */
function addGauge(
  registry: Registry,
  { name, help, labels }: Omit<Figure, 'read'>,
  collect: (set: (labels: Labels, value: number) => void) => void,
): void {
  new Gauge({
    help,
    labelNames: labels,
    registers: [registry],
    name: `biographql_${name}`,
    collect() {
      this.reset();
      collect((of, value) => this.set(of, value));
    },
  });
}

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: (dataset: MeasuredDataset['current']) => readonly (readonly [Labels, number])[];
}

const STATES: readonly FileState[] = ['unchecked', 'checking', 'whole', 'unverifiable', 'damaged'];

function loads({ engines }: MeasuredDataset['current']) {
  return Object.entries(engines).map(([engine, driver]) => ({ engine, load: driver.load?.() }));
}

/** What is read of each dataset; all but the first are named by the label `dataset`. */
const FIGURES: readonly Figure[] = [
  {
    name: 'engine_queries',
    help: 'Queries that run in an engine or wait for a place, by lane.',
    labels: ['engine', 'lane', 'state', 'dataset'],
    read: (dataset) =>
      loads(dataset).flatMap(({ engine, load }) =>
        Object.entries(load?.queries ?? {}).flatMap(([lane, { running, waiting }]) => [
          [{ engine, lane, state: 'running' }, running] as const,
          [{ engine, lane, state: 'waiting' }, waiting] as const,
        ]),
      ),
  },
  {
    name: 'engine_workers',
    help: 'Threads of an engine by their state.',
    labels: ['engine', 'state', 'dataset'],
    read: (dataset) =>
      loads(dataset).flatMap(({ engine, load }) =>
        Object.entries(load?.workers ?? {}).map(([state, count]) => [{ engine, state }, count]),
      ),
  },
  {
    name: 'engine_memory_bytes',
    help: 'Memory that the threads of an engine hold.',
    labels: ['engine', 'dataset'],
    read: (dataset) =>
      loads(dataset).flatMap(({ engine, load }) =>
        load?.memoryBytes == null ? [] : [[{ engine }, load.memoryBytes]],
      ),
  },
  {
    name: 'dataset_info',
    help: 'Always 1; the version of the service, and digest and release of the dataset that it serves.',
    labels: ['version', 'digest', 'release', 'dataset'],
    read: ({ info: { digest, release } }) => [
      [{ version: VERSION, digest: digest ?? 'none', release }, 1],
    ],
  },
  {
    name: 'dataset_rows',
    help: 'What the dataset holds.',
    labels: ['kind', 'dataset'],
    read: ({ dataset: { manifest } }) => [
      [{ kind: 'triples' }, manifest.graph.triples],
      [{ kind: 'articles' }, manifest.articles.articles],
    ],
  },
  {
    name: 'dataset_files',
    help: '1 for the state that the files of the dataset are in.',
    labels: ['state', 'dataset'],
    read: ({ files }) => STATES.map((state) => [{ state }, state === files.state ? 1 : 0]),
  },
  {
    name: 'dataset_checked_bytes',
    help: 'Bytes of the dataset that were compared with their hashes since the start.',
    labels: ['dataset'],
    read: ({ files }) => [[{}, files.bytesChecked]],
  },
];

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
