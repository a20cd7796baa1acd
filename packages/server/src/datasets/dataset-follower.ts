import { datasetDirectory } from '@biographql/ingest';
import type { Logger } from 'pino';

/** What a follower looks at, and what it does. */
export interface FollowerOptions {
  readonly dataDir: string;
  /** Milliseconds between two looks; 0: it never looks. */
  readonly everyMs: number;
  /** Folder of the dataset that is served now. */
  readonly served: () => string;
  /** Serves the dataset that the data directory names now. */
  readonly onChange: () => Promise<void>;
  readonly logger: Logger;
}

/**
 * Looks again and again which dataset a data directory names, and has it served. One that cannot be served is logged, and
 * not tried again until another is named; what is served goes on. Looking is by time, as shared disks tell of no changes.
 */
export function followDataset({
  dataDir,
  everyMs,
  served,
  onChange,
  logger,
}: FollowerOptions): Disposable {
  let tried = served();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    const named = datasetDirectory(dataDir);
    if (named !== tried && named !== served()) {
      tried = named;
      await onChange().catch((error: unknown) => {
        logger.error({ err: error, directory: named }, 'the new dataset cannot be served');
      });
    }
    tried = named;
    plan();
  }

  function plan(): void {
    if (!isClosed && everyMs > 0) timer = setTimeout(() => void look(), everyMs).unref();
  }

  plan();
  return {
    [Symbol.dispose]() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
