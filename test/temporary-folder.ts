import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the run a new temporary folder and removes it at the end, so that tests needn't clean up. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
