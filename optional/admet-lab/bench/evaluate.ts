/**
 * Prints the evaluation table of the shipped models, their size and their speed.
 *
 *   pnpm --filter @biographql/admet-predictor bench                      table, size, speed
 *   … bench --data <folder>       also measures the models on <folder>/<model>.csv (smiles,y)
 *   … bench --molecules <file>    takes the speed test's molecules from a CSV
 *   … bench --write               only renews the tables of EVALUATION.md
 */
import { createPredictor, modelNames } from '@biographql/admet-predictor';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Card } from './card.js';
import { measure } from './measure.js';
import { readLabeled } from './read-csv.js';
import { renderTables } from './table.js';

const root = new URL('../', import.meta.url);
const ROUNDS = 5;
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    molecules: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const cards = (
  JSON.parse(readFileSync(new URL('models/cards.json', root), 'utf8')) as {
    models: readonly Card[];
  }
).models;
const tables = renderTables(cards);
if (options.write) renewEvaluation();
else await printEverything();

async function printEverything(): Promise<void> {
  console.log(tables);
  printSize();
  await printSpeed();
  if (options.data) await printMeasured(options.data);
}

function renewEvaluation(): void {
  const path = new URL('EVALUATION.md', root);
  const text = readFileSync(path, 'utf8');
  const [before = ''] = text.split('<!-- tables -->');
  const [, after = ''] = text.split('<!-- end of tables -->');
  writeFileSync(path, `${before}<!-- tables -->\n\n${tables}\n<!-- end of tables -->${after}`);
}

function printSize(): void {
  const folder = new URL('models/', root);
  const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));
  const disk = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  const packed = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length,
    0,
  );
  console.log(
    `${files.length} models: ${(disk / 1e6).toFixed(2)} MB on disk, ${(packed / 1e6).toFixed(2)} MB gzip`,
  );
}

async function printSpeed(): Promise<void> {
  const molecules = options.molecules
    ? readLabeled(options.molecules)
        .slice(0, 3000)
        .map((row) => row.smiles)
    : repeat(
        readFileSync(new URL('training/reference-molecules.txt', root), 'utf8').trim().split('\n'),
        40,
      );
  const predictor = createPredictor({ cacheSize: 0 });
  await predictor.predictAll(molecules.slice(0, 200));
  let wall = 0;
  let perCpuSecond = 0;
  // Other work on the machine only ever slows a round down, so the best one counts.
  for (let round = 0; round < ROUNDS; round += 1) {
    const cpu = process.cpuUsage();
    const started = performance.now();
    for await (const _ of predictor.stream(molecules));
    const { user, system } = process.cpuUsage(cpu);
    wall = Math.max(wall, (molecules.length / (performance.now() - started)) * 1e3);
    perCpuSecond = Math.max(perCpuSecond, (molecules.length / (user + system)) * 1e6);
  }
  console.log(
    `all 28 models, best of ${ROUNDS}: ${wall.toFixed(0)} molecules/s, ${perCpuSecond.toFixed(0)} molecules per CPU second (${molecules.length} molecules)`,
  );
}

function repeat(items: readonly string[], times: number): readonly string[] {
  return Array.from({ length: times }, () => items).flat();
}

async function printMeasured(folder: string): Promise<void> {
  const predictor = createPredictor({ cacheSize: 0 });
  for (const model of modelNames) {
    const path = join(folder, `${model}.csv`);
    if (!existsSync(path)) continue;
    const result = await measure(predictor, model, readLabeled(path));
    console.log(
      Object.entries(result)
        .map(
          ([key, value]) =>
            `${key} ${typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : value}`,
        )
        .join('  '),
    );
  }
}
