import { BioGraphQLError, type CallOptions, errorPage } from '@biographql/core';
import type { Setting } from './setting.js';

export interface EngineLoad {
  /** Running and waiting queries by priority, e.g. `user`. */
  readonly queries: Readonly<
    Record<string, { readonly running: number; readonly waiting: number }>
  >;
  /** Threads by state, e.g. `idle`; empty without threads. */
  readonly workers: Readonly<Record<string, number>>;
  /** Memory of these threads; null if unknown. */
  readonly memoryBytes: number | null;
}

/** An engine; await `ready` once, dispose once. */
export interface Engine extends AsyncDisposable {
  readonly name: string;
  /** Resolves when it answers. @throws EngineUnavailableError, QueryTimeoutError, OverloadedError, RateLimitedError. */
  ready(options?: CallOptions): Promise<void>;
  /** Current load. Default: unknown. */
  load?(): EngineLoad;
}

/** Triples of a dataset in a named graph: a query that names no graph does not read them. */
export interface NamedGraphFile {
  /** IRI of the graph. */
  readonly name: string;
  /** N-Triples: a file that ends in `.nt`, `.nt.gz` or `.nt.br`. */
  readonly path: string;
  readonly triples: number;
}

/** The triples of a dataset, the input of every graph store and every append. */
export interface GraphFile {
  /** N-Triples: a file that ends in `.nt`, `.nt.gz` or `.nt.br`. */
  readonly path: string;
  readonly triples: number;
  /** Named graphs. Default: none. */
  readonly named?: readonly NamedGraphFile[];
}

/** Location of an engine in a dataset. */
export interface Place {
  /** The driver's folder; nothing else writes to it. It exists for a build; drivers without one create it if needed. */
  readonly directory: string;
  readonly graph: GraphFile;
}

/** Something that an operator may want to know, for the log. */
export interface EngineEvent {
  readonly level: 'info' | 'warn';
  readonly message: string;
  /** Logged with the message; never holds a secret. */
  readonly facts: object;
}

/** Settings of a driver by their names. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type SettingValues<S> = {
  readonly [Name in keyof S]: S[Name] extends Setting<infer T> ? T : never;
};

/** Arguments of a driver that opens or checks its engine. */
export interface DriverOptions {
  /** Values of settings by name; one that is absent has its default. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Called with each event of the engine; for the log. */
  readonly onEvent?: (event: EngineEvent) => void;
  /** Called with the path of a file that is found to be damaged while it is read. */
  readonly onDamage?: (path: string) => void;
}

/** Result of a driver's check of its engine before a start. */
export interface Finding {
  readonly status: 'ok' | 'warn' | 'fail';
  readonly detail: string;
  /** Checked part. Default: the interface, e.g. `labels`. */
  readonly check?: string;
}

/** A way to provide the engine of an interface: a folder of this package or of yours with all engine-specific code. */
export interface Driver<E extends Engine> {
  /** Identifies the driver in the configuration and in what it built; lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Version of the files that it keeps in a dataset, raised when older ones cannot be read any more; null when it keeps none. */
  readonly format: number | null;
  /** Settings of the driver; names are unique over all drivers. Default: none. */
  readonly settings?: Settings;
  /** Name of the setting that, once set, chooses this driver. */
  readonly chosenBy?: string;
  /** Name of the interface's first driver, which it extends: it serves instead, unless the settings choose another. */
  readonly replaces?: string;
  /** Opens the engine, which may go on loading: `ready` waits for it. @throws EngineUnavailableError. */
  open(at: Place, options?: DriverOptions): Promise<E>;
  /** Checks whether the engine would answer, without changes. Default: opens it and waits until it is ready. */
  check?(at: Place, options?: DriverOptions): Promise<readonly Finding[]>;
}

/** Options of every build; an abort rejects with `signal.reason`. */
export interface BuildOptions extends CallOptions, Pick<DriverOptions, 'settings'> {
  /** Called now and then with the number of rows taken so far, and once at the end. */
  readonly onProgress?: (rows: number) => void;
}

/** A driver that builds its engine from rows. */
export interface IndexDriver<E extends Engine, Row, Counts, Options extends BuildOptions>
  extends Driver<E> {
  /** Builds into an empty place. A build that fails or is aborted leaves nothing there. */
  build(rows: AsyncIterable<readonly Row[]>, at: Place, options?: Options): Promise<Counts>;
}

/** Returns the values of a driver's settings: the given ones, else the defaults. */
export function settingValues<S extends Settings>(
  settings: S,
  given: DriverOptions['settings'] = {},
): SettingValues<S> {
  const values = Object.entries(settings).map(([name, { defaultValue }]) => [
    name,
    given[name] ?? defaultValue,
  ]);
  return Object.fromEntries(values) as SettingValues<S>;
}

/** Returns the findings of a driver's check, or else whether its engine opens and becomes ready. */
export async function checkEngine(
  driver: Driver<Engine>,
  at: Place,
  options: DriverOptions = {},
): Promise<readonly Finding[]> {
  try {
    if (driver.check !== undefined) return await driver.check(at, options);
    await using engine = await driver.open(at, options);
    await engine.ready();
    return [{ status: 'ok', detail: `${engine.name} answers` }];
  } catch (error) {
    return [failedFinding(error)];
  }
}

/** Returns the finding for an error, with further reasons before the address of its page. */
export function failedFinding(error: unknown, reasons: readonly string[] = []): Finding {
  const words = BioGraphQLError.is(error)
    ? [error.shortMessage, ...reasons, `See ${errorPage(error.code)}`]
    : [error instanceof Error ? error.message : String(error), ...reasons];
  return { status: 'fail', detail: words.join(' ') };
}

/** Rows per build step: enough to hide the cost of waiting, few enough to keep memory small. */
const BATCH_SIZE = 1_000;

/** Cuts rows into the batches that builds take and indexes give back. */
export async function* inBatches<T>(
  rows: Iterable<T>,
  size = BATCH_SIZE,
): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns all rows of some batches, for those few enough to be held in memory. */
export async function allRows<T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const rows: T[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}
