import { fileURLToPath } from 'node:url';
import {
  readStarterProvenance,
  type StarterEvidence,
  starterDataFiles,
} from '@biographql/starter-data';
import type { DatasetManifest, ManifestSource } from './manifest.js';

export interface StarterSources {
  readonly version: string;
  readonly graph: string;
  readonly articles: string;
}

export async function starterSources(): Promise<StarterSources> {
  const { graph, articles } = starterDataFiles();
  const { files } = await readStarterProvenance();
  const digests = [files['graph.nt.br'].sha256, files['articles.jsonl.br'].sha256];
  return {
    version: digests.map((digest) => digest.slice(0, 12)).join('-'),
    graph: fileURLToPath(graph),
    articles: fileURLToPath(articles),
  };
}

/** A source of a dataset's facts. */
export interface DatasetCredit {
  readonly name: string;
  readonly license: string | null;
  readonly facts: string | null;
  readonly url: string | null;
  /** What its statements rest on; null or absent if unknown. */
  readonly evidence?: StarterEvidence | null;
}

/** Returns the sources of a dataset: starter data first, then ingested files. */
export async function getCredits({
  graph,
  articles,
}: DatasetManifest): Promise<readonly DatasetCredit[]> {
  const hasStarter = [graph, articles].some(({ origin }) => origin === 'starter');
  const starter = hasStarter ? (await readStarterProvenance()).sources : [];
  const ingested = [graph, articles].flatMap(({ origin, sources }) =>
    origin === 'ingest' ? sources : [],
  );
  return [
    ...starter.map(({ via: _via, url = null, evidence = null, ...credit }) => ({
      ...credit,
      url,
      evidence,
    })),
    ...ingested.map(toCredit),
  ];
}

function toCredit({ name, license }: ManifestSource): DatasetCredit {
  return { name: name.replace(/^.*[/\\]/, ''), license: license ?? null, facts: null, url: null };
}
