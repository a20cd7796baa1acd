import { relative } from 'node:path';
import { BioGraphQLError } from '@biographql/core';
import { type CheckedDataset, DatasetError, damaged, verifyDataset } from '@biographql/ingest';
import type { Logger } from 'pino';

/** `unverifiable` files have no hashes to compare with. */
export type FileState = 'unchecked' | 'checking' | 'whole' | 'unverifiable' | 'damaged';

export interface FileDamage {
  /** In the dataset's folder, e.g. `labels/labels.db`. */
  readonly file: string;
  readonly error: DatasetError;
}

/** Blocks of each file that are read before the service answers. */
const SAMPLED_BLOCKS = 4;
/** Of one processor; the rest serves requests. */
const BACKGROUND_SHARE = 0.1;

export type FileCheck = ReturnType<typeof createFileCheck>;

export function createFileCheck(dataset: CheckedDataset, logger: Logger) {
  const closed = new AbortController();
  let state: FileState = 'unchecked';
  let damage: FileDamage | null = null;
  let bytesChecked = 0;
  let running: Promise<void> | undefined;

  function setDamage(error: DatasetError): void {
    state = 'damaged';
    if (damage !== null) return;
    damage = { file: pathIn(dataset, error.path), error };
    logger.fatal({ file: damage.file }, error.shortMessage);
  }

  async function verify(options: Parameters<typeof verifyDataset>[1]): Promise<boolean> {
    try {
      return await verifyDataset(dataset, options);
    } catch (error) {
      if (error instanceof DatasetError) setDamage(error);
      throw error;
    }
  }

  async function verifyInBackground(): Promise<void> {
    if (damage !== null) return;
    state = 'checking';
    const startedAt = performance.now();
    const isVerifiable = await verify({
      share: BACKGROUND_SHARE,
      signal: closed.signal,
      onProgress: ({ bytes }) => {
        bytesChecked = bytes;
      },
    });
    if (damage !== null) return;
    state = isVerifiable ? 'whole' : 'unverifiable';
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    logger.info({ state, bytes: bytesChecked, seconds }, 'the files of the dataset were checked');
  }

  return {
    get state(): FileState {
      return state;
    },
    get damage(): FileDamage | null {
      return damage;
    },
    get bytesChecked() {
      return bytesChecked;
    },
    report(path: string) {
      setDamage(damaged(path, `${pathIn(dataset, path)} is not a valid database`));
    },
    /** Reads some blocks of each file. @throws DatasetError `damaged`. */
    async sample(signal?: AbortSignal) {
      await verify({ sample: SAMPLED_BLOCKS, ...(signal && { signal }) });
    },
    begin() {
      running ??= verifyInBackground().catch((error: unknown) => {
        const isExpected = BioGraphQLError.is(error) || closed.signal.aborted;
        if (!isExpected) logger.error({ err: error }, 'the files of the dataset cannot be checked');
      });
    },
    async checkNow() {
      await verify({ signal: closed.signal });
    },
    async [Symbol.asyncDispose]() {
      closed.abort();
      await running;
    },
  };
}

function pathIn({ directory }: Pick<CheckedDataset, 'directory'>, path: string): string {
  return relative(directory, path).replaceAll('\\', '/');
}
