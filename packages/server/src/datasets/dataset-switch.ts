import type { ServedFiles } from '../http/health.js';
import type { OpenedDataset } from './opened-dataset.js';

/** The right of one request to answer from a dataset, whatever is served meanwhile. */
export interface DatasetLease {
  readonly opened: OpenedDataset;
  /** To be called once, when the request is over. */
  release(): void;
}

/** Holds the dataset that is served, and can put another in its place while requests run. */
export interface DatasetSwitch extends AsyncDisposable {
  readonly current: OpenedDataset;
  /** How the files of the current one are. */
  readonly files: ServedFiles & { readonly bytesChecked: number };
  lease(): DatasetLease;
  /**
   * Answers new requests from another dataset at once. Resolves when the old one is closed, after its last request; on a
   * switch that is disposed the other one is closed as well.
   */
  replace(next: OpenedDataset): Promise<void>;
}

/** A dataset with the requests that it answers now. */
interface Held {
  readonly opened: OpenedDataset;
  requests: number;
  /** Called when no request is left; null while it is served. */
  onIdle: (() => void) | null;
}

/** Creates a switch; disposal closes what is served, and waits for no request. */
export function createDatasetSwitch(first: OpenedDataset): DatasetSwitch {
  let held: Held = { opened: first, requests: 0, onIdle: null };
  const closing = new Set<Held>();
  let isClosed = false;

  async function retire(old: Held): Promise<void> {
    closing.add(old);
    await new Promise<void>((resolve) => {
      old.onIdle = resolve;
      if (old.requests === 0 || isClosed) resolve();
    });
    closing.delete(old);
    await old.opened[Symbol.asyncDispose]();
  }

  return {
    get current() {
      return held.opened;
    },
    files: {
      get state() {
        return held.opened.watch.state;
      },
      get damage() {
        return held.opened.watch.damage;
      },
      get bytesChecked() {
        return held.opened.watch.bytesChecked;
      },
    },
    lease() {
      const own = held;
      own.requests += 1;
      return {
        opened: own.opened,
        release() {
          own.requests -= 1;
          if (own.requests === 0) own.onIdle?.();
        },
      };
    },
    async replace(next) {
      if (isClosed) {
        await next[Symbol.asyncDispose]();
        return;
      }
      const old = held;
      held = { opened: next, requests: 0, onIdle: null };
      await retire(old);
    },
    async [Symbol.asyncDispose]() {
      isClosed = true;
      for (const { onIdle } of closing) onIdle?.();
      await held.opened[Symbol.asyncDispose]();
    },
  };
}
