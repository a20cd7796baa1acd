import { BioGraphQLError } from '@biographql/core';
import { ENGINE_KINDS, type Engine, type Engines } from '@biographql/engines';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../config/version.js';

export interface RequestFacts {
  /** The requested root field, `several`, `introspection`, `sparql-protocol`, or `none` without a valid document. */
  readonly operation: string;
  readonly code: string;
  /** HTTP status; 499 when the client left. */
  readonly status: number;
  readonly seconds: number;
}

export interface EngineCall {
  /** The interface, e.g. `labels`. */
  readonly engine: string;
  readonly call: string;
  readonly outcome: string;
  readonly seconds: number;
}

interface MeasuredDataset {
  readonly current: {
    readonly engines: Partial<Engines>;
    readonly info: { readonly digest: string | null; readonly release: string };
    readonly dataset: {
      readonly manifest: {
        readonly graph: { readonly triples: number };
        readonly articles: { readonly articles: number };
      };
    };
    readonly damage: object | null;
  };
}

export type ServiceMetrics = ReturnType<typeof createServiceMetrics>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates a set of metrics; those of the process (memory, processor, delay of the event loop) are among them. */
export function createServiceMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    registers,
    name: 'biographql_requests_total',
    help: 'GraphQL and SPARQL requests by root field, code of the first error (ok if there is none) and HTTP status.',
    labelNames: ['operation', 'code', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'biographql_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its response.',
    labelNames: ['operation'],
    buckets: SECONDS,
  });
  const calls = new Histogram({
    registers,
    name: 'biographql_engine_call_duration_seconds',
    help: 'Duration of engine calls, including the wait for a slot.',
    labelNames: ['engine', 'call', 'outcome'],
    buckets: SECONDS,
  });
  const lookups = new Counter({
    registers,
    name: 'biographql_cache_lookups_total',
    help: 'Cache lookups by outcome: hit or miss.',
    labelNames: ['cache', 'outcome'],
  });

  /** Series that are no longer set disappear. */
  function addGauge(
    { name, help, labels }: Omit<Figure, 'read'>,
    collect: (set: (labels: Labels, value: number) => void) => void,
  ): void {
    new Gauge({
      registers,
      help,
      name: `biographql_${name}`,
      labelNames: labels,
      collect() {
        this.reset();
        collect((of, value) => this.set(of, value));
      },
    });
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requestEnded({ operation, code, status, seconds }: RequestFacts) {
      requests.inc({ operation, code, status });
      durations.observe({ operation }, seconds);
    },
    engineCalled: ({ engine, call, outcome, seconds }: EngineCall) =>
      calls.observe({ engine, call, outcome }, seconds),
    cacheRequested: (cache: string, isCached: boolean) =>
      lookups.inc({ cache, outcome: isCached ? 'hit' : 'miss' }),
    watch(dataset: MeasuredDataset) {
      for (const { read, ...figure } of FIGURES)
        addGauge(figure, (set) => {
          for (const [labels, value] of read(dataset.current)) set(labels, value);
        });
    },
    watchLimits(isShared: () => boolean) {
      const help =
        '1 while all replicas share their rate-limit counts, 0 while this replica keeps its own.';
      addGauge({ name: 'limits_shared', help, labels: [] }, (set) => set({}, isShared() ? 1 : 0));
    },
  };
}

type Labels = Readonly<Record<string, string>>;

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: (dataset: MeasuredDataset['current']) => readonly (readonly [Labels, number])[];
}

function loads({ engines }: MeasuredDataset['current']) {
  return Object.entries(engines).map(([engine, driver]) => ({ engine, load: driver.load?.() }));
}

const FIGURES: readonly Figure[] = [
  {
    name: 'engine_queries',
    help: 'Queries that run in an engine or wait for a slot, by priority.',
    labels: ['engine', 'priority', 'state'],
    read: (dataset) =>
      loads(dataset).flatMap(({ engine, load }) =>
        Object.entries(load?.queries ?? {}).flatMap(([priority, { running, waiting }]) => [
          [{ engine, priority, state: 'running' }, running] as const,
          [{ engine, priority, state: 'waiting' }, waiting] as const,
        ]),
      ),
  },
  {
    name: 'engine_workers',
    help: 'Threads of an engine by their state.',
    labels: ['engine', 'state'],
    read: (dataset) =>
      loads(dataset).flatMap(({ engine, load }) =>
        Object.entries(load?.workers ?? {}).map(([state, count]) => [{ engine, state }, count]),
      ),
  },
  {
    name: 'engine_memory_bytes',
    help: 'Memory that the threads of an engine hold.',
    labels: ['engine'],
    read: (dataset) =>
      loads(dataset).flatMap(({ engine, load }) =>
        load?.memoryBytes == null ? [] : [[{ engine }, load.memoryBytes]],
      ),
  },
  {
    name: 'dataset_info',
    help: 'Always 1; its labels are the version of the service, and the digest and release of the served dataset.',
    labels: ['version', 'digest', 'release'],
    read: ({ info: { digest, release } }) => [
      [{ version: VERSION, digest: digest ?? 'none', release }, 1],
    ],
  },
  {
    name: 'dataset_rows',
    help: 'Triples and articles of the dataset.',
    labels: ['kind'],
    read: ({ dataset: { manifest } }) => [
      [{ kind: 'triples' }, manifest.graph.triples],
      [{ kind: 'articles' }, manifest.articles.articles],
    ],
  },
  {
    name: 'dataset_files',
    help: '1 while an engine cannot read a file of the dataset.',
    labels: ['state'],
    read: ({ damage }) => [[{ state: 'damaged' }, damage === null ? 0 : 1]],
  },
];

/** Calls that return no promise, `ready` and disposal are not reported. */
export function observeEngines(engines: Engines, onCall: (call: EngineCall) => void): Engines {
  const observed = ENGINE_KINDS.map((kind) => [kind, observe(kind, engines[kind], onCall)]);
  return Object.fromEntries(observed);
}

const UNOBSERVED: ReadonlySet<string | symbol> = new Set(['ready', 'load', 'rows']);

function observe(engine: string, observed: Engine, onCall: (call: EngineCall) => void): Engine {
  const toObserved = (call: string, method: (...args: unknown[]) => unknown) => {
    return async (...args: unknown[]) => {
      const startedAt = performance.now();
      let outcome = 'ok';
      try {
        return await method(...args);
      } catch (error) {
        outcome = BioGraphQLError.is(error) ? error.code : 'aborted';
        throw error;
      } finally {
        onCall({ engine, call, outcome, seconds: (performance.now() - startedAt) / 1000 });
      }
    };
  };
  return new Proxy(observed, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target);
      return typeof name === 'string' && !UNOBSERVED.has(name) ? toObserved(name, bound) : bound;
    },
  });
}
