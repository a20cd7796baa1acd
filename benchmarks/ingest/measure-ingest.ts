import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { IngestPrediction, SourceMeasures } from '@biographql/ingest';

/** What is ingested, and how. */
export interface IngestCase {
  readonly name: string;
  readonly graph: readonly string[];
  readonly articles: readonly string[];
  /** Percent of the sources that the plan reads. Default 100. */
  readonly sample?: number | undefined;
  /** Whether the dataset is checked, for which the graph is loaded. Default true. */
  readonly isChecked?: boolean | undefined;
}

/** What an ingest took. */
export interface IngestTaken {
  readonly peakMegabytes: number;
  /** All threads, user and system. */
  readonly processorSeconds: number;
  readonly seconds: number;
  /** Bytes of the dataset. */
  readonly disk: number;
  /** Bytes of the data directory at most, looked at twice a second. */
  readonly workingDisk: number;
  readonly triples: number;
  readonly entities: number;
  readonly articles: number;
}

/** What was predicted of an ingest, beside what it took. */
export interface MeasuredIngest {
  readonly name: string;
  readonly isChecked: boolean;
  readonly measures: SourceMeasures;
  /** Seconds of a processor for fixed work, right before. */
  readonly referenceSeconds: number;
  readonly predicted: IngestPrediction;
  readonly found: IngestTaken;
}

const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/biographql.js', import.meta.url));
const LOOK_MS = 500;

interface Planned {
  readonly measures: SourceMeasures;
  readonly referenceSeconds: number;
  readonly prediction: IngestPrediction;
}

type Told = Omit<IngestTaken, 'disk' | 'workingDisk'>;

/** Asks `biographql plan`, then ingests into an empty data directory, each in a process of its own. @throws Error when one fails. */
export async function measureIngest(each: IngestCase, dataDir: string): Promise<MeasuredIngest> {
  const { name, graph, articles, sample = 100, isChecked = true } = each;
  const sources = [
    ...(graph.length > 0 ? ['--graph', ...graph] : []),
    ...(articles.length > 0 ? ['--articles', ...articles] : []),
    ...(isChecked ? [] : ['--no-check']),
  ];
  const { measures, referenceSeconds, prediction } = await run<Planned>([
    'plan',
    '--json',
    '--sample',
    String(sample),
    ...sources,
  ]);
  let workingDisk = 0;
  const look = setInterval(() => {
    workingDisk = Math.max(workingDisk, bytesIn(dataDir));
  }, LOOK_MS);
  const told = await run<Told>(['ingest', '--json', '--data-dir', dataDir, ...sources]).finally(
    () => clearInterval(look),
  );
  const disk = bytesIn(join(dataDir, 'versions'));
  const found = { ...told, disk, workingDisk: Math.max(workingDisk, disk) };
  return { name, isChecked, measures, referenceSeconds, predicted: prediction, found };
}

/** One line of what was predicted and what was found, for a table. */
export function predictionRow({ name, predicted, found }: MeasuredIngest): string {
  const pair = (prediction: number, value: number, digits: number) =>
    `${prediction.toFixed(digits)} / ${value.toFixed(digits)} (${percent(prediction / value)})`;
  const cells = [
    name,
    pair(predicted.memory / 1e6, found.peakMegabytes, 0),
    pair(predicted.disk / 1e6, found.disk / 1e6, 1),
    pair(predicted.processor / 60, found.processorSeconds / 60, 2),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** How far a prediction is off. */
function percent(ratio: number): string {
  const off = Math.round(100 * (ratio - 1));
  return `${off > 0 ? '+' : ''}${off} %`;
}

async function run<T>(args: readonly string[]): Promise<T> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The conditions of the bench's own process would lead to the sources.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exit = once(child, 'exit');
  const [told, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exit;
  // 3: done, with rejects.
  if (code !== 0 && code !== 3)
    throw new Error(`biographql ${args[0]} ended with ${code}: ${said.slice(-600)}`);
  return JSON.parse(told) as T;
}

function bytesIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true })
      .map((name) => statSync(join(folder, String(name)), { throwIfNoEntry: false }))
      .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
  } catch {
    // A folder may go while it is looked at.
    return 0;
  }
}
