import { main } from '../main.js';

/** Runs `biographql admet …` in this process, and returns how it ended and what it wrote. */
export async function runAdmet(...argv: readonly string[]) {
  const written: string[] = [];
  const failed: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const code = await main(['node', 'biographql', 'admet', ...argv], {
    stdout: stream(written),
    stderr: stream(failed),
  });
  return { code, text: written.join(''), failed: failed.join('') };
}
