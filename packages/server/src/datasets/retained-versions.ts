import { OverloadedError, UnknownEngineError } from '@biographql/core';
import { type DatasetVersion, getRelease, listVersions } from '@biographql/ingest';
import { createUsage, type OpenDataset, type Usage } from './open-dataset.js';

export interface RetainedVersions extends AsyncDisposable {
  /** Opens a version for one request. @throws OverloadedError when all open ones are in use. */
  lease(
    version: DatasetVersion,
    name: string,
  ): Promise<{ readonly opened: OpenDataset; readonly release: () => void }>;
  closeIdle(): Promise<void>;
}

export interface RetainedVersionsOptions {
  readonly max: number;
  readonly open: (version: DatasetVersion, name: string) => Promise<OpenDataset>;
}

interface Slot {
  readonly opening: Promise<OpenDataset>;
  readonly usage: Usage;
}

/** A version without requests is closed after this time. */
const IDLE_MS = 600_000;
const RETRY_SECONDS = 5;

export function createRetainedVersions({ max, open }: RetainedVersionsOptions): RetainedVersions {
  // By directory, the least recently used first.
  const slots = new Map<string, Slot>();
  const closeUnused = (forMs: number) =>
    closeWhere(({ usage }) => usage.requests === 0 && performance.now() - usage.endedAt >= forMs);
  const timer = setInterval(() => void closeUnused(IDLE_MS), IDLE_MS / 10).unref();

  async function closeWhere(isOver: (slot: Slot) => boolean): Promise<void> {
    const over = [...slots].filter(([, slot]) => isOver(slot));
    for (const [directory] of over) slots.delete(directory);
    await Promise.all(over.map(([, slot]) => close(slot)));
  }

  async function closeOne(): Promise<void> {
    const idle = [...slots].find(([, { usage }]) => usage.requests === 0);
    if (idle === undefined) throw new OverloadedError('releases', RETRY_SECONDS);
    const [directory, slot] = idle;
    slots.delete(directory);
    await close(slot);
  }

  return {
    async lease(version, name) {
      const { directory } = version;
      while (!slots.has(directory) && slots.size >= max) await closeOne();
      const slot = slots.get(directory) ?? { opening: open(version, name), usage: createUsage() };
      const release = slot.usage.begin();
      slots.delete(directory);
      slots.set(directory, slot);
      try {
        return { opened: await slot.opening, release };
      } catch (error) {
        if (slots.get(directory) === slot) slots.delete(directory);
        throw error;
      }
    },
    closeIdle: () => closeUnused(0),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await closeWhere(() => true);
    },
  };
}

async function close({ opening }: Slot): Promise<void> {
  const opened = await opening.catch(() => null);
  await opened?.[Symbol.asyncDispose]();
}

export async function findVersion(
  { name, dataDir }: { readonly name: string; readonly dataDir: string },
  text: string,
  { onlyCurrent }: { readonly onlyCurrent: boolean },
): Promise<DatasetVersion> {
  const all = await listVersions(dataDir);
  const versions = onlyCurrent ? all.filter(({ isCurrent }) => isCurrent) : all;
  const matches = all.filter(
    ({ id, manifest: { release, digest } }) =>
      release === text || id.startsWith(text) || digest?.startsWith(text),
  );
  const found = all.find(({ id }) => id === text) ?? (matches.length === 1 ? matches[0] : null);
  if (found && versions.includes(found)) return found;
  throw new UnknownEngineError(
    `${name}@${text}`,
    versions.map(({ id, manifest }) =>
      manifest.release === null ? `${name}@${id}` : `${name}@${getRelease(manifest)}`,
    ),
  );
}
