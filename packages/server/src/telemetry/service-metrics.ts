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

const NO_LABEL: Labels = {};
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
        label: index === 0 ? NO_LABEL : { dataset: served.name },
      }));
      watchEngines(registry, labelled);
      watchDatasets(registry, labelled);
    },
    watchLimits(isShared) {
      addGauge(registry, {
        name: 'limits_shared',
        help: '1 while callers are counted for all replicas together, 0 while this one counts on its own.',
        labelNames: [],
        collect: (set) => set({}, isShared() ? 1 : 0),
      });
    },
  };
}

interface LabelledDataset {
  readonly served: MeasuredDataset;
  readonly label: Labels;
}

type Labels = Readonly<Record<string, string>>;
type SetValue = (labels: Labels, value: number) => void;

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Set anew each time; series that are no longer set disappear. */
  readonly collect: (set: SetValue) => void;
}

function addGauge(registry: Registry, { collect, ...figure }: Figure): void {
  new Gauge({
    ...figure,
    registers: [registry],
    name: `biographql_${figure.name}`,
    collect() {
      this.reset();
      collect((labels, value) => this.set(labels, value));
    },
  });
}

function watchEngines(registry: Registry, datasets: readonly LabelledDataset[]): void {
  const loads = () =>
    datasets.flatMap(({ served, label }) =>
      (Object.entries(served.current.engines) as [keyof Engines, Engine][]).map(
        ([engine, driver]) => ({ load: driver.load?.(), of: { ...label, engine } }),
      ),
    );
  addGauge(registry, {
    name: 'engine_queries',
    help: 'Queries that run in an engine or wait for a place, by lane.',
    labelNames: ['engine', 'lane', 'state', 'dataset'],
    collect(set) {
      for (const { load, of } of loads()) {
        for (const [lane, { running, waiting }] of Object.entries(load?.queries ?? {})) {
          set({ ...of, lane, state: 'running' }, running);
          set({ ...of, lane, state: 'waiting' }, waiting);
        }
      }
    },
  });
  addGauge(registry, {
    name: 'engine_workers',
    help: 'Threads of an engine by their state.',
    labelNames: ['engine', 'state', 'dataset'],
    collect(set) {
      for (const { load, of } of loads()) {
        for (const [state, count] of Object.entries(load?.workers ?? {}))
          set({ ...of, state }, count);
      }
    },
  });
  addGauge(registry, {
    name: 'engine_memory_bytes',
    help: 'Memory that the threads of an engine hold.',
    labelNames: ['engine', 'dataset'],
    collect(set) {
      for (const { load, of } of loads()) {
        const bytes = load?.memoryBytes ?? null;
        if (bytes !== null) set(of, bytes);
      }
    },
  });
}

const STATES: readonly FileState[] = ['unchecked', 'checking', 'whole', 'unverifiable', 'damaged'];

function watchDatasets(registry: Registry, datasets: readonly LabelledDataset[]): void {
  addGauge(registry, {
    name: 'dataset_info',
    help: 'Always 1; the version of the service, and digest and release of the dataset that it serves.',
    labelNames: ['version', 'digest', 'release', 'dataset'],
    collect(set) {
      for (const { served, label } of datasets) {
        const { digest, release } = served.current.info;
        set({ ...label, version: VERSION, digest: digest ?? 'none', release }, 1);
      }
    },
  });
  addGauge(registry, {
    name: 'dataset_rows',
    help: 'What the dataset holds.',
    labelNames: ['kind', 'dataset'],
    collect(set) {
      for (const { served, label } of datasets) {
        const { graph, articles } = served.current.dataset.manifest;
        set({ ...label, kind: 'triples' }, graph.triples);
        set({ ...label, kind: 'articles' }, articles.articles);
      }
    },
  });
  addGauge(registry, {
    name: 'dataset_files',
    help: '1 for the state that the files of the dataset are in.',
    labelNames: ['state', 'dataset'],
    collect(set) {
      for (const { served, label } of datasets) {
        const { state: current } = served.current.files;
        for (const state of STATES) set({ ...label, state }, state === current ? 1 : 0);
      }
    },
  });
  addGauge(registry, {
    name: 'dataset_checked_bytes',
    help: 'Bytes of the dataset that were compared with their hashes since the start.',
    labelNames: ['dataset'],
    collect(set) {
      for (const { served, label } of datasets)
        set({ ...label }, served.current.files.bytesChecked);
    },
  });
}
