import type { Config } from '../config/settings.js';
import { followDataset } from '../dataset-follower.js';
import { type EngineStates, worstStates } from '../http/health.js';
import { listenForMetrics } from '../telemetry/metrics-route.js';
import type { Assignment } from './calls.js';
import { assignedDataset, changeDataset } from './change-dataset.js';
import { dividedConfig } from './divided-config.js';
import { createGraphLines, type LineCalls } from './graph-lines.js';
import { MetricTotals } from './metric-totals.js';
import {
  openPrimaryParts,
  type PrimaryOptions,
  type PrimaryParts,
  type SharedDataset,
} from './primary-parts.js';
import { fileStateOf } from './remote-watch.js';
import { type FleetCalls, ServingFleet } from './serving-fleet.js';

/** A service of several processes, as the primary one runs it. */
export interface ServiceFleet extends AsyncDisposable {
  readonly createdKey: string | null;
  /** Starts the processes; returns the full URL of the GraphQL endpoint. @throws FleetError when one cannot start. */
  listen(): Promise<string>;
  /** The processes that listen now. */
  pids(): readonly number[];
  /** Rejects with a FleetError when the processes end again and again. */
  readonly failure: Promise<never>;
  /** Lets running requests finish within the configured time, then closes everything. */
  stop(): Promise<void>;
}

/** What the fleet is given beside the settings. */
export interface ServiceFleetOptions extends Omit<PrimaryOptions, 'onFilesChanged'> {
  /** The command of the program that serves as one of several processes. */
  readonly command: string;
  /** Told whole lines that a process logged. */
  readonly onLines: (lines: string) => void;
}

/** How often figures of all processes are fetched unasked: what one counted since then is lost when it is killed. */
const NOTE_METRICS_MS = 5_000;
/** A process that has not answered by then is told of by its last answer. */
const ANSWER_MS = 2_500;

/**
 * Opens what there is once, and prepares processes that serve it.
 * @throws DatasetError, KeyFileError, EngineUnavailableError; `signal.reason` when aborted.
 */
export async function openServiceFleet(
  config: Config,
  { command, onLines, ...options }: ServiceFleetOptions,
): Promise<ServiceFleet> {
  const { processes } = config;
  const parts = await openPrimaryParts(config, {
    ...options,
    onFilesChanged: (dataset, watch) => {
      for (const { calls } of fleet.members.values()) {
        tell(calls.filesChanged.asEvent(dataset, fileStateOf(watch)));
      }
    },
  });
  const totals = new MetricTotals();
  const lines = createGraphLines();
  const served = () => parts.directories.map(({ name }) => parts.current(name));
  for (const shared of served()) lines.add(shared);
  const fleet: ServingFleet = new ServingFleet({
    command,
    processes,
    logger: options.logger,
    assignment: () => assignmentOf(config, served()),
    callsFor(id) {
      const all = { metricsText, engineStates: (name: string) => statesOfAll(fleet, name) };
      return { ...callsOf(parts), ...all, ...lines.callsFor(id) };
    },
    onLines,
    onEnd(id) {
      totals.end(id);
      lines.end(id);
    },
  });
  parts.metrics.watchProcesses({
    wanted: processes,
    get serving() {
      return fleet.serving;
    },
    get ended() {
      return fleet.ended;
    },
  });

  async function noteMetrics(): Promise<void> {
    const noted = [...fleet.members.values()].map(async ({ id, calls }) => {
      const values = await answerOf(calls.metrics());
      if (values !== null && fleet.members.has(id)) totals.note(id, values);
    });
    await Promise.all(noted);
  }
  async function metricsText(): Promise<string> {
    await noteMetrics();
    totals.note(PRIMARY_ID, await parts.metrics.values());
    return totals.text();
  }

  const timer = setInterval(() => void noteMetrics(), NOTE_METRICS_MS).unref();
  let closeMetrics = async () => {};
  const followers: Disposable[] = [];
  const close = async () => {
    clearInterval(timer);
    for (const follower of followers) follower[Symbol.dispose]();
    await closeMetrics();
    await parts[Symbol.asyncDispose]();
  };
  return {
    createdKey: parts.createdKey,
    failure: fleet.failure,
    pids: () => [...fleet.members.values()].filter((each) => each.isServing).map(({ pid }) => pid),
    async listen() {
      const { metricsPort: port, metricsHost: host } = config;
      if (port !== 0) {
        const told = { contentType: parts.metrics.contentType, text: metricsText };
        closeMetrics = (await listenForMetrics(told, { host, port })).close;
      }
      const url = await fleet.start();
      const { logger } = options;
      for (const { name, dataDir } of parts.directories) {
        parts.current(name).watch.begin();
        const follower = followDataset({
          dataDir,
          everyMs: config.followDatasetMs,
          served: () => parts.current(name).dataset.directory,
          onChange: () => changeDataset({ parts, fleet, lines, logger, name }),
          logger,
        });
        followers.push(follower);
      }
      return url;
    },
    async stop() {
      await fleet.stop(config.stopTimeoutMs);
      await close();
    },
    async [Symbol.asyncDispose]() {
      fleet.kill();
      await close();
    },
  };
}

/** Members count from 1. */
const PRIMARY_ID = 0;

function assignmentOf(config: Config, shared: readonly SharedDataset[]): Assignment {
  const { processes } = config;
  const datasets = shared.map(assignedDataset);
  return { config: dividedConfig(config, processes), processes, datasets };
}

type SharedCalls = Omit<FleetCalls, keyof LineCalls | 'metricsText' | 'engineStates'>;

function callsOf({ counting, limitsState, keyWitness }: PrimaryParts): SharedCalls {
  return {
    ...counting,
    limitsState,
    keyEvent: (event) => keyWitness.onEvent(event),
    keyError: (message) => keyWitness.onError(new Error(message)),
  };
}

/** A process that does not answer is told of as one whose engines do not. */
async function statesOfAll(fleet: ServingFleet, name: string): Promise<EngineStates> {
  const members = [...fleet.members.values()].filter(({ isServing }) => isServing);
  const states = await Promise.all(members.map(({ calls }) => answerOf(calls.engineStates(name))));
  const silent: EngineStates = { ready: [], waiting: ['serving process'], failed: [] };
  return worstStates(states.map((each) => each ?? silent));
}

/** Null when there is none in time, or the process has gone. */
async function answerOf<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, null);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function tell(sent: Promise<unknown>): void {
  sent.catch(() => {});
}
