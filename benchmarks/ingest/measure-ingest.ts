import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What is ingested, and how. */
export interface IngestCase {
  readonly name: string;
  readonly graph: readonly string[];
  readonly articles: readonly string[];
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

/** An ingest and what it took. */
export interface MeasuredIngest {
  readonly name: string;
  readonly isChecked: boolean;
  readonly found: IngestTaken;
}

const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/biographql.js', import.meta.url));
const LOOK_MS = 500;

type Told = Omit<IngestTaken, 'disk' | 'workingDisk'>;

/** Ingests into an empty data directory, in a process of its own. @throws Error when it fails. */
export async function measureIngest(each: IngestCase, dataDir: string): Promise<MeasuredIngest> {
  const { name, graph, articles, isChecked = true } = each;
  const sources = [
    ...(graph.length > 0 ? ['--graph', ...graph] : []),
    ...(articles.length > 0 ? ['--articles', ...articles] : []),
    ...(isChecked ? [] : ['--no-check']),
  ];
  let workingDisk = 0;
  const look = setInterval(() => {
    workingDisk = Math.max(workingDisk, bytesIn(dataDir));
  }, LOOK_MS);
  const told = await run<Told>(['ingest', '--json', '--data-dir', dataDir, ...sources]).finally(
    () => clearInterval(look),
  );
  const disk = bytesIn(join(dataDir, 'versions'));
  const found = { ...told, disk, workingDisk: Math.max(workingDisk, disk) };
  return { name, isChecked, found };
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
