import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import { damaged, MERGES_FILE } from './files.js';
import { checkedText, type DatasetManifest, parseCheckedText } from './manifest.js';
import { SOURCES_FOLDER } from './sources.js';

/** A check of a dataset before it is served. A failed check prevents that. */
export interface DatasetCheck {
  readonly check: string;
  readonly status: 'ok' | 'warn' | 'fail';
  readonly detail: string;
}

/** A count before and after. */
export interface CountChange {
  readonly before: number;
  readonly after: number;
}

/** Changes since the dataset served before. */
export interface DatasetDifferences {
  readonly triples: CountChange;
  readonly entities: CountChange;
  readonly articles: CountChange;
  readonly rejected: CountChange;
  /** Predicates with changed numbers of triples, the largest change first; null when unknown. */
  readonly predicates: Readonly<Record<string, CountChange>> | null;
}

/** Report of a build. */
export interface BuildReport {
  readonly created: string;
  /** Digest of the dataset that was served before; null when there was none, or it had no digest. */
  readonly before: string | null;
  /** Null when no dataset was served before. */
  readonly differences: DatasetDifferences | null;
  readonly checks: readonly DatasetCheck[];
  /** Number of triples with an IRI as subject, by predicate. */
  readonly predicates: Readonly<Record<string, number>>;
}

const REPORT_FILE = 'report.json';

export async function writeReport(directory: string, report: BuildReport): Promise<void> {
  const sources = await readdir(join(directory, SOURCES_FOLDER)).catch(() => []);
  const unserved: Record<string, string | null> = {};
  for (const name of [MERGES_FILE, ...sources.map((each) => `${SOURCES_FOLDER}/${each}`).sort()])
    unserved[name] = await getDigest(join(directory, name));
  await writeFile(join(directory, REPORT_FILE), checkedText({ ...report, unserved }));
}

/**
 * Checks the files of a dataset that are not served: its report, its list of merges and its stored sources. Reports of
 * earlier versions have no checksums of them.
 * @throws DatasetError `damaged` with the file that was changed since the build.
 */
export async function verifyReport(directory: string): Promise<void> {
  const path = join(directory, REPORT_FILE);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null || !/"(?:checksum|unserved)":/.test(text)) return;
  const report = parseCheckedText(text);
  if (report === null) throw damaged(path, `${REPORT_FILE} does not match its checksum`);
  const { unserved } = report;
  for (const [name, digest] of Object.entries(isRecord(unserved) ? unserved : {})) {
    const file = join(directory, name);
    if (digest !== (await getDigest(file)))
      throw damaged(file, `${name} does not match its checksum`);
  }
}

async function getDigest(path: string): Promise<string | null> {
  const content = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) content.update(chunk);
  } catch {
    return null;
  }
  return `sha256:${content.digest('hex')}`;
}

/** Reads the report of a dataset's folder; null when there is none, as in a dataset of an earlier version. */
export async function readReport(directory: string): Promise<BuildReport | null> {
  try {
    const report: unknown = JSON.parse(await readFile(join(directory, REPORT_FILE), 'utf8'));
    return isRecord(report) && Array.isArray(report.checks) ? (report as never) : null;
  } catch {
    return null;
  }
}

export interface ComparedDataset {
  readonly manifest: Pick<DatasetManifest, 'graph' | 'articles'>;
  readonly predicates: Readonly<Record<string, number>> | null;
}

export function getDifferences(
  before: ComparedDataset,
  after: ComparedDataset,
): DatasetDifferences {
  const change = (count: (of: ComparedDataset['manifest']) => number): CountChange => ({
    before: count(before.manifest),
    after: count(after.manifest),
  });
  return {
    triples: change(({ graph }) => graph.triples),
    entities: change(({ graph }) => graph.entities),
    articles: change(({ articles }) => articles.articles),
    rejected: change(({ graph, articles }) => graph.rejected + articles.rejected),
    predicates: predicateChanges(before.predicates, after.predicates),
  };
}

/**
 * Checks that a dataset lost at most a percentage of its triples, entities and articles. The first ingest replaces
 * starter data and is not compared.
 */
export function lossChecks(
  before: DatasetManifest,
  after: Pick<DatasetManifest, 'graph' | 'articles'>,
  maxLoss: number,
): readonly DatasetCheck[] {
  const compared = [
    ['triples', 'graph', before.graph.triples, after.graph.triples],
    ['entities', 'graph', before.graph.entities, after.graph.entities],
    ['articles', 'articles', before.articles.articles, after.articles.articles],
  ] as const;
  return compared.flatMap(([check, part, earlier, later]) => {
    if (before[part].origin !== after[part].origin || earlier === 0) return [];
    const lost = Math.max(0, (100 * (earlier - later)) / earlier);
    const isLost = lost > maxLoss;
    const detail = isLost
      ? `${lost.toFixed(1)} % fewer (from ${earlier} to ${later}); --max-loss is ${maxLoss} %`
      : `from ${earlier} to ${later}`;
    return [{ check, status: isLost ? 'fail' : 'ok', detail } as const];
  });
}

function predicateChanges(
  before: ComparedDataset['predicates'],
  after: ComparedDataset['predicates'],
): DatasetDifferences['predicates'] {
  if (before === null || after === null) return null;
  const iris = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = iris
    .map((iri) => [iri, { before: before[iri] ?? 0, after: after[iri] ?? 0 }] as const)
    .filter(([, change]) => change.before !== change.after)
    .sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  return Object.fromEntries(changes);
}

function sizeOf({ before, after }: CountChange): number {
  return Math.abs(after - before);
}
