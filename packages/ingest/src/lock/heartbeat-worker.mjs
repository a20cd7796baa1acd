// Rewrites a lock file at every beat, in a thread of its own: a build may keep the main thread busy for long.
import { fdatasyncSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** @type {{ fd: number, holder: object, beatMs: number }} */
const { fd, holder, beatMs } = workerData;
let beat = 0;

setInterval(() => {
  beat += 1;
  try {
    writeSync(fd, `${JSON.stringify({ ...holder, beat })}\n`, 0);
    // Other machines see what is on the server, not what waits here.
    fdatasyncSync(fd);
  } catch {
    // On a full disk the beat fails; the holder's check notices when another process takes over the lock.
  }
}, beatMs);
