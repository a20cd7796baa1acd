// Writes a lock's file anew at every beat, in a thread of its own: a build may keep the main thread busy for long.
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
    // A full disk has no room for a sign of life; whoever takes the lock over is noticed by the holder's check.
  }
}, beatMs);
