import type { GraphLine } from '@biographql/engines';
import type { Config } from '../config/settings.js';
import type { DatasetState } from '../dataset-watch.js';
import type { EngineStates } from '../http/health.js';
import type { KeyEvent } from '../keys/key-audit.js';
import type { CountingCalls, LimitsState } from '../limits/counting-calls.js';
import type { MetricValues } from '../telemetry/service-metrics.js';

/** How the files of the dataset are, as it is told between processes. */
export interface FileState {
  readonly state: DatasetState;
  /** What is damaged, and what to do. */
  readonly damage: { readonly path: string; readonly message: string } | null;
}

/** A dataset that all processes serve. */
export interface AssignedDataset {
  /** Counts the datasets that the service opened; what a process asks of the primary one is about one of them. */
  readonly number: number;
  /** What requests send as `engineID`. */
  readonly name: string;
  /** Of the dataset that the graph was opened from. */
  readonly digest: string | null;
  /** Its folder. */
  readonly directory: string;
  readonly files: FileState;
  /** Whether the primary process holds the graph; otherwise each process opens its own engine. */
  readonly isGraphShared: boolean;
}

/** What a serving process begins with. */
export interface Assignment {
  /** Its own part where a setting is divided. */
  readonly config: Config;
  /** How many processes serve. */
  readonly processes: number;
  /** The first one first. */
  readonly datasets: readonly AssignedDataset[];
}

/** How a start went. */
export type Started =
  | { readonly url: string }
  | { readonly failure: string; readonly isUsage: boolean };

/** What serving processes ask of the primary one. */
export interface PrimaryCalls extends CountingCalls {
  /** Says that this process listens to what it is asked: what comes earlier is lost. */
  arrived(): void;
  /** @param dataset - its number, here and below. */
  graphReady(dataset: number): ReturnType<GraphLine['ready']>;
  graphRun(dataset: number, id: number, query: object): ReturnType<GraphLine['run']>;
  graphCancel(dataset: number, id: number): void;
  /** Tells where callers are counted; null when no store is named. */
  limitsState(): LimitsState | null;
  keyEvent(event: KeyEvent): void;
  keyError(message: string): void;
  fileDamaged(dataset: number, path: string): void;
  /** Reads all files; returns how they are then. */
  checkFiles(dataset: number): Promise<FileState>;
  metricsText(): Promise<string>;
  /** @param name - of the dataset. */
  engineStates(name: string): Promise<EngineStates>;
  /** Resolves when every serving process has asked, so that all close the port together. */
  drained(): Promise<void>;
}

/** What the primary process asks of a serving one. */
export interface ServingCalls {
  start(assignment: Assignment): Promise<Started>;
  /** Lets running requests finish; resolves when it is done. */
  stop(): Promise<void>;
  metrics(): Promise<MetricValues>;
  /** @param name - of the dataset. */
  engineStates(name: string): Promise<EngineStates>;
  filesChanged(dataset: number, files: FileState): void;
  /** Opens another dataset beside the served one; resolves with why it cannot, or with null when its engines answer. */
  prepareDataset(dataset: AssignedDataset): Promise<string | null>;
  /** Serves what was prepared; resolves when the old one is closed. */
  takeDataset(dataset: number): Promise<void>;
  /** Closes what was prepared. */
  dropDataset(dataset: number): Promise<void>;
}
