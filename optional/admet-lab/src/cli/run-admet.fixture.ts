import { main } from '../../../../packages/server/src/cli/main.js';
import { plugin } from '../index.js';

/** Runs `biographql admet …` in this process, and returns how it ended and what it wrote. */
export async function runAdmet(
  ...argv: readonly string[]
): Promise<{ readonly code: number; readonly text: string; readonly failed: string }> {
  const written: string[] = [];
  const failed: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const streams = { stdout: stream(written), stderr: stream(failed) };
  const code = await main(['node', 'biographql', 'admet', ...argv], streams, async () => [plugin]);
  return { code, text: written.join(''), failed: failed.join('') };
}
