import { relative } from 'node:path';
import { BioGraphQLError } from '@biographql/core';
import { type CheckedDataset, DatasetError, damaged, verifyDataset } from '@biographql/ingest';
import type { Logger } from 'pino';

/** How a dataset's files are: not looked at, being looked at, whole, without hashes to compare with, or damaged. */
export type DatasetState = 'unchecked' | 'checking' | 'whole' | 'unverifiable' | 'damaged';

/** What is wrong with a dataset. */
export interface DatasetDamage {
  /** In the dataset's folder, e.g. `labels/labels.db`. */
  readonly file: string;
  /** Holds what to do. */
  readonly error: DatasetError;
}

/** Knows whether the served dataset is as it was built. */
export interface DatasetWatch extends AsyncDisposable {
  readonly state: DatasetState;
  /** The first damage that was found; null while there is none. */
  readonly damage: DatasetDamage | null;
  readonly bytesChecked: number;
  /** Notes that a file turned out to be damaged while it was read. */
  report(path: string): void;
  /** Checks some blocks of each file. @throws DatasetError `damaged`. */
  sample(signal?: AbortSignal): Promise<void>;
  /** Begins to read everything, slowly, beside the service's work; a second call does nothing. */
  begin(): void;
  /** Reads everything at once. @throws DatasetError `damaged`; an AbortError when the watch is disposed. */
  checkNow(): Promise<void>;
}

/** Blocks of each file that are read before the service answers. */
const SAMPLED_BLOCKS = 4;
/** Of a processor's time; the rest is the service's. */
const BACKGROUND_SHARE = 0.1;

/** Creates the watch of a dataset; it reads nothing by itself. */
export function createDatasetWatch(dataset: CheckedDataset, logger: Logger): DatasetWatch {
  const closed = new AbortController();
  let state: DatasetState = 'unchecked';
  let damage: DatasetDamage | null = null;
  let bytesChecked = 0;
  let running: Promise<void> | undefined;

  function note(error: DatasetError): void {
    state = 'damaged';
    if (damage !== null) return;
    damage = { file: fileIn(error.path, dataset), error };
    logger.fatal({ file: damage.file }, error.shortMessage);
  }

  /** Remembers damage and passes everything on. */
  async function noting<T>(check: Promise<T>): Promise<T> {
    try {
      return await check;
    } catch (error) {
      if (error instanceof DatasetError) note(error);
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    if (damage !== null) return;
    state = 'checking';
    const startedAt = performance.now();
    const isVerifiable = await noting(
      verifyDataset(dataset, {
        share: BACKGROUND_SHARE,
        signal: closed.signal,
        onProgress: ({ bytes }) => {
          bytesChecked = bytes;
        },
      }),
    );
    if (damage !== null) return;
    state = isVerifiable ? 'whole' : 'unverifiable';
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    logger.info({ state, bytes: bytesChecked, seconds }, 'the files of the dataset were checked');
  }

  return {
    get state() {
      return state;
    },
    get damage() {
      return damage;
    },
    get bytesChecked() {
      return bytesChecked;
    },
    report(path) {
      note(damaged(path, `${fileIn(path, dataset)} is no sound database`));
    },
    async sample(signal) {
      await noting(verifyDataset(dataset, { sample: SAMPLED_BLOCKS, ...(signal && { signal }) }));
    },
    begin() {
      running ??= readAll().catch((error: unknown) => {
        const isOurs = BioGraphQLError.is(error) || closed.signal.aborted;
        if (!isOurs) logger.error({ err: error }, 'the files of the dataset cannot be checked');
      });
    },
    async checkNow() {
      await noting(verifyDataset(dataset, { signal: closed.signal }));
    },
    async [Symbol.asyncDispose]() {
      closed.abort();
      await running;
    },
  };
}

/** Returns a path as it is told: in the dataset's folder, with slashes. */
function fileIn(path: string, { directory }: Pick<CheckedDataset, 'directory'>): string {
  return relative(directory, path).replaceAll('\\', '/');
}
