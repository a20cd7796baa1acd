import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { PartFindings } from './part.js';

/** A part as it was measured. */
export interface MeasuredPart extends PartFindings {
  readonly name: string;
  readonly title: string;
  /** UTC, YYYY-MM-DD. */
  readonly date: string;
  /** What names, articles and the graph were taken from. */
  readonly dataset: string;
  readonly seconds: number;
  /** Programs that wanted a core in the last minute of it, ours included: above the number of cores others had their share. */
  readonly load: number;
  /** Why there are no figures; null when there are. */
  readonly failure: string | null;
}

/** All parts of a run, or of several. */
export interface BenchReport {
  /** UTC, YYYY-MM-DD. */
  readonly date: string;
  readonly isQuick: boolean;
  /** What it ran on, without a name or a path. */
  readonly machine: string;
  /** What names, articles and the graph were taken from. */
  readonly dataset: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly parts: readonly MeasuredPart[];
}

const PEERS = ['fastify', 'mercurius', 'graphql', 'oxigraph', 'libsql', 'minisearch', 'saxes'];
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four'];

/** Returns what a report begins with. */
export function reportHead(dataset: string): Omit<BenchReport, 'isQuick' | 'parts'> {
  const cores = availableParallelism();
  return {
    date: today(),
    machine: `${NUMBER_WORDS[cores] ?? cores} shared cores, ${process.platform}`,
    dataset,
    versions: versions(),
  };
}

/** Returns the day, UTC, as YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Returns a report with the parts of an older one in the places of those that were not measured now. */
export function mergeReports(
  older: BenchReport,
  newer: BenchReport,
  order: readonly string[],
): BenchReport {
  const parts = new Map([...older.parts, ...newer.parts].map((part) => [part.name, part]));
  return { ...newer, parts: order.flatMap((name) => parts.get(name) ?? []) };
}

function versions(): Readonly<Record<string, string>> {
  const found = PEERS.flatMap((name) => {
    const version = versionOf(name);
    return version === null ? [] : [[name, version] as const];
  });
  return { node: process.versions.node, ...Object.fromEntries(found) };
}

/** Reads the package's own file beside its entry: not every package exports it. */
function versionOf(name: string): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`));
    const text = readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8');
    return (JSON.parse(text) as { readonly version: string }).version;
  } catch {
    return null;
  }
}
