// Runs the checks side by side, as many as there are cores. Prints what the failing ones say, and fails when one fails.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The longest first, so that none is left alone at the end. Types are checked by as many processes as there are cores. */
const CHECKS = [
  'pnpm --silent typecheck',
  'pnpm --silent lint:imports',
  'pnpm --silent codegen --check',
  'pnpm --silent lint:biome',
  'node scripts/check-schema.mjs',
  'node scripts/check-prose.mjs',
];

const waiting = [...CHECKS];
/** @type {string[]} */
const failed = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { passed, output } = await run(check);
      console.log(passed ? `passed: ${check}` : `\nFAILED: ${check}\n${output.trimEnd()}\n`);
      if (!passed) failed.push(check);
    }
  }),
);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {string} command @returns {Promise<{ passed: boolean, output: string }>} */
function run(command) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
