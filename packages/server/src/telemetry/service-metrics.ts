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
      const labelled = datasets.map((served, index) => ({
        served,
        label: index === 0 ? {} : { dataset: served.name },
      }));
      watchEngines(registry, labelled);
      watchDatasets(registry, labelled);
    },
    watchLimits(isShared) {
      new Gauge({
        registers,
        name: 'biographql_limits_shared',
        help: '1 while callers are counted for all replicas together, 0 while this one counts on its own.',
        collect() {
          this.set(isShared() ? 1 : 0);
        },
      });
    },
  };
}

interface LabelledDataset {
  readonly served: MeasuredDataset;
  readonly label: { readonly dataset?: string };
}

function watchEngines(registry: Registry, datasets: readonly LabelledDataset[]): void {
  const registers = [registry];
  const kinds = () =>
    datasets.flatMap(({ served, label }) =>
      (Object.entries(served.current.engines) as [keyof Engines, Engine][]).map(
        ([engine, driver]) => ({
          load: driver.load?.(),
          of: { ...label, engine },
        }),
      ),
    );
  new Gauge({
    registers,
    name: 'biographql_engine_queries',
    help: 'Queries that run in an engine or wait for a place, by lane.',
    labelNames: ['engine', 'lane', 'state', 'dataset'],
    collect() {
      for (const { load, of } of kinds()) {
        for (const [lane, { running, waiting }] of Object.entries(load?.queries ?? {})) {
          this.set({ ...of, lane, state: 'running' }, running);
          this.set({ ...of, lane, state: 'waiting' }, waiting);
        }
      }
    },
  });
  new Gauge({
    registers,
    name: 'biographql_engine_workers',
    help: 'Threads of an engine by their state.',
    labelNames: ['engine', 'state', 'dataset'],
    collect() {
      // A state that no thread is in any more would keep its last number.
      this.reset();
      for (const { load, of } of kinds()) {
        for (const [state, count] of Object.entries(load?.workers ?? {})) {
          this.set({ ...of, state }, count);
        }
      }
    },
  });
  new Gauge({
    registers,
    name: 'biographql_engine_memory_bytes',
    help: 'Memory that the threads of an engine hold.',
    labelNames: ['engine', 'dataset'],
    collect() {
      for (const { load, of } of kinds()) {
        const bytes = load?.memoryBytes ?? null;
        if (bytes !== null) this.set(of, bytes);
      }
    },
  });
}

const STATES: readonly FileState[] = ['unchecked', 'checking', 'whole', 'unverifiable', 'damaged'];

function watchDatasets(registry: Registry, datasets: readonly LabelledDataset[]): void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'biographql_dataset_info',
    help: 'Always 1; the version of the service, and digest and release of the dataset that it serves.',
    labelNames: ['version', 'digest', 'release', 'dataset'],
    collect() {
      // Another dataset may be served by now.
      this.reset();
      for (const { served, label } of datasets) {
        const { digest, release } = served.current.info;
        this.set({ ...label, version: VERSION, digest: digest ?? 'none', release }, 1);
      }
    },
  });
  new Gauge({
    registers,
    name: 'biographql_dataset_rows',
    help: 'What the dataset holds.',
    labelNames: ['kind', 'dataset'],
    collect() {
      for (const { served, label } of datasets) {
        const { graph, articles } = served.current.dataset.manifest;
        this.set({ ...label, kind: 'triples' }, graph.triples);
        this.set({ ...label, kind: 'articles' }, articles.articles);
      }
    },
  });
  new Gauge({
    registers,
    name: 'biographql_dataset_files',
    help: '1 for the state that the files of the dataset are in.',
    labelNames: ['state', 'dataset'],
    collect() {
      for (const { served, label } of datasets) {
        for (const state of STATES) {
          this.set({ ...label, state }, state === served.current.files.state ? 1 : 0);
        }
      }
    },
  });
  new Gauge({
    registers,
    name: 'biographql_dataset_checked_bytes',
    help: 'Bytes of the dataset that were compared with their hashes since the start.',
    labelNames: ['dataset'],
    collect() {
      for (const { served, label } of datasets) this.set(label, served.current.files.bytesChecked);
    },
  });
}
