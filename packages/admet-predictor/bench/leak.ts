/**
 * Streams molecules through all models without the feature cache and exits with 1 when the toolkit's
 * or the JavaScript heap grew after the first tenth. One molecule in 50 is broken on purpose.
 *
 *   pnpm --filter @biographql/admet-predictor leak                       1,000,000 molecules
 *   … leak --molecules 200000 --models logS,hERG                         fewer of both
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createPredictor, isModelName, modelNames } from '../src/index.js';
import { judgeGrowth, type MemorySample, watchedToolkit } from './memory-watch.js';

const SAMPLES = 20;
const { values } = parseArgs({
  options: {
    molecules: { type: 'string', default: '1000000' },
    models: { type: 'string', default: modelNames.join() },
  },
});
const count = Number(values.molecules);
const models = values.models.split(',').filter(isModelName);
const texts = readFileSync(new URL('../training/reference-molecules.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

function* source() {
  for (let i = 0; i < count; i += 1)
    yield i % 50 === 49 ? 'C1CC(' : (texts[i % texts.length] ?? 'C');
}

const toolkit = watchedToolkit();
const samples: MemorySample[] = [];
const warmUp = Math.ceil(count / 10);
const every = Math.max(1, Math.floor((count - warmUp) / SAMPLES));
const started = performance.now();
let done = 0;
const predictor = createPredictor({ cacheSize: 0, wasm: toolkit.load });
for await (const _ of predictor.stream(source(), { models })) {
  done += 1;
  if (done < warmUp || (done - warmUp) % every !== 0) continue;
  const sample = toolkit.sample();
  samples.push(sample);
  const { rss } = process.memoryUsage();
  console.log(
    `${done}: toolkit ${megabytes(sample.wasm)}, heap ${megabytes(sample.heap)}, resident ${megabytes(rss)}`,
  );
}
const growth = judgeGrowth(samples);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${done} molecules, ${models.length} models, ${seconds.toFixed(0)} s: toolkit grew by ${megabytes(growth.wasm)}, heap by ${megabytes(growth.heap)}`,
);
if (!growth.isFlat) process.exitCode = 1;

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
