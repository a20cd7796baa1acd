import { hash } from 'node:crypto';
import { isRecord } from '@biographql/core/internal';
import { ENGINE_KINDS, type EngineKind } from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import {
  type DeclaredPrefixes,
  type StandardVocabulary,
  standardVocabulary,
  type Vocabulary,
  withPrefixes,
} from '@biographql/engines/vocabulary';
import { GRAPH_FILE, LITERATURE_FILE } from './files.js';

/** Origin of a part of a dataset. */
export type PartOrigin = 'starter' | 'ingest';

/** A file or folder that was read. */
export interface ManifestSource {
  readonly name: string;
  readonly bytes: number;
  readonly license?: string | undefined;
  /** Whether the dataset stores its content to extend it; absent for starter articles and in earlier versions. */
  readonly isStored?: boolean | undefined;
  /** Counts of a source of the graph. */
  readonly rows?: SourceRows | undefined;
  /** Counts of a source of articles; absent for the starter data. */
  readonly records?: SourceRecords | undefined;
}

export interface SourceRecords {
  /** Articles, including those that another record replaced or withdrew. */
  readonly taken: number;
  /** Lists of withdrawn articles. */
  readonly withdrawn: number;
  readonly rejected: number;
}

export interface SourceRows {
  readonly triples: number;
  /** Triples in named graphs; absent when there are none. */
  readonly named?: number | undefined;
  /** Prefixes of its files that the prefix table doesn't have, at most 200; absent when there are none. */
  readonly prefixes?: DeclaredPrefixes | undefined;
  readonly rejected: number;
}

/** The graph and the labels made from it. */
export interface GraphManifest {
  /** Replaced by the first ingest when `starter`. */
  readonly origin: PartOrigin;
  /** Triples of the merged graph; one that came twice counts twice. */
  readonly triples: number;
  readonly entities: number;
  /** Standard vocabularies of its relations; absent in a dataset of an earlier version. */
  readonly vocabularies?: readonly StandardVocabulary[] | undefined;
  /** Prefixes of its files that the prefix table doesn't have; absent when there are none. */
  readonly prefixes?: DeclaredPrefixes | undefined;
  readonly rejected: number;
  readonly sources: readonly ManifestSource[];
}

/** The articles as triples. */
export interface LiteratureManifest {
  readonly triples: number;
  readonly bytes: number;
}

/** The articles. */
export interface ArticlesManifest {
  readonly origin: PartOrigin;
  readonly articles: number;
  readonly rejected: number;
  readonly sources: readonly ManifestSource[];
  readonly literature?: LiteratureManifest | undefined;
}

/** Record of what a driver built into a dataset. */
export interface EngineManifest {
  readonly driver: string;
  readonly format: number;
  readonly files: Readonly<Record<string, number>>;
}

/** The hashes of a file, each SHA-256 in hexadecimal. */
export interface FileHash {
  readonly sha256: string;
  /** Hashes of its blocks in order, so that each can be checked alone; the last may be shorter. */
  readonly blocks: readonly string[];
}

/** The hashes of all files of a dataset. */
export interface FileHashes {
  readonly blockBytes: number;
  readonly files: Readonly<Record<string, FileHash>>;
}

/** Description of a dataset: the content of its `manifest.json`. */
export interface DatasetManifest {
  readonly format: number;
  /** Version of the build code; raised when it builds something else from the same sources. */
  readonly builder: number;
  readonly created: string;
  readonly starterVersion: string | null;
  readonly release: string | null;
  /** `sha256:…` of all its files, see `toDigest`; the same content has the same digest. Null only in tests. */
  readonly digest: string | null;
  /** For detecting damage; null in a dataset of an earlier version. */
  readonly hashes: FileHashes | null;
  readonly graphBytes: number;
  readonly engines: Readonly<Partial<Record<EngineKind, EngineManifest>>>;
  readonly graph: GraphManifest;
  readonly articles: ArticlesManifest;
}

export type ManifestOfFiles = Pick<DatasetManifest, 'engines' | 'graphBytes' | 'articles'>;

/** The files that a dataset's manifest lists, the triples first, then those of its engines by path; with their bytes. */
export function datasetFiles({
  engines,
  graphBytes,
  articles: { literature },
}: ManifestOfFiles): readonly (readonly [string, number])[] {
  const files = ENGINE_KINDS.flatMap((kind) =>
    Object.entries(engines[kind]?.files ?? {}).map(
      ([name, bytes]) => [`${kind}/${name}`, bytes] as const,
    ),
  );
  const triples: (readonly [string, number])[] = [[GRAPH_FILE, graphBytes]];
  if (literature !== undefined) triples.push([LITERATURE_FILE, literature.bytes]);
  return [...triples, ...files.sort(([a], [b]) => compareText(a, b))];
}

/** Returns JSON with a checksum of its values and their order. */
export function checkedText(value: object): string {
  return `${JSON.stringify({ ...value, checksum: getChecksum(value) }, null, 2)}\n`;
}

export function parseCheckedText(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file)) return null;
    const { checksum, ...value } = file;
    return checksum === getChecksum(value) ? value : null;
  } catch {
    return null;
  }
}

export function parseManifest(text: string): DatasetManifest | null {
  const manifest = parseCheckedText(text);
  return isManifest(manifest) ? manifest : null;
}

/** Digest of the values and their order, independent of the text's layout. */
function getChecksum(manifest: object): string {
  return `sha256:${hash('sha256', JSON.stringify(manifest))}`;
}

/**
 * Returns the vocabulary for serving a dataset: the standard one, with relations only of those its graph uses, and the
 * prefixes of its files. A dataset of an earlier version uses only Wikidata's.
 */
export function getVocabulary({ graph }: Pick<DatasetManifest, 'graph'>): Vocabulary {
  const standard = standardVocabulary(graph.vocabularies ?? ['wikidata']);
  return withPrefixes(standard, graph.prefixes ?? {});
}

/** Returns the name of a dataset: its release, the version of the starter data, or the time when it was made. */
export function getRelease({ release, starterVersion, created }: DatasetManifest): string {
  if (release !== null) return release;
  return starterVersion === null ? created : `starter data ${starterVersion}`;
}

function isManifest(value: unknown): value is DatasetManifest {
  if (!isRecord(value)) return false;
  const { format, builder, graph, articles } = value;
  if (typeof format !== 'number' || typeof builder !== 'number') return false;
  return isPart(graph) && isPart(articles);
}

function isPart(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.sources)) return false;
  return value.origin === 'starter' || value.origin === 'ingest';
}
