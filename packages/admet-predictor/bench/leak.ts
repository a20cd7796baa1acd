/**
 * Predicts 50,000 molecules in one stream and exits with 1 when memory grows by more than 64 MB
 * after the first 5,000. `--count <n>` sets another number.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createPredictor } from '../src/index.js';

const ALLOWED_BYTES = 64e6;
const { values } = parseArgs({ options: { count: { type: 'string', default: '50000' } } });
const count = Number(values.count);
const molecules = readFileSync(
  new URL('../training/reference-molecules.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

function* source() {
  for (let i = 0; i < count; i += 1)
    yield i % 50 === 49 ? 'C1CC(' : (molecules[i % molecules.length] ?? 'C');
}

let done = 0;
let base = 0;
for await (const _ of createPredictor({ cacheSize: 0 }).stream(source())) {
  done += 1;
  if (done === Math.min(5000, count / 2)) base = process.memoryUsage().rss;
}
const growth = process.memoryUsage().rss - base;
console.log(`${done} predictions, memory grew by ${(growth / 1e6).toFixed(1)} MB`);
if (growth > ALLOWED_BYTES) process.exitCode = 1;
