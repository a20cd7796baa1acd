import { fileURLToPath } from 'node:url';
import { readStarterProvenance, starterDataFiles } from '@biographql/starter-data';
import type { DatasetManifest, ManifestSource } from './manifest.js';

/** The starter data as sources of a build. */
export interface StarterSources {
  /** Changes whenever the starter data does. */
  readonly version: string;
  readonly graph: string;
  readonly articles: string;
}

/** Finds the starter data that the installed service brings along. */
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
  /** SPDX identifier, or a phrase where there is none; null when it was not told. */
  readonly license: string | null;
  /** What was taken, in a few words; null when it was not told. */
  readonly facts: string | null;
  /** The address by which the graph's references name the source; null when none does. */
  readonly url: string | null;
}

/** Returns the sources of a dataset: those of the starter data where it holds any, then the files that were ingested. */
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
    ...starter.map(({ name, license, facts, url }) => ({ name, license, facts, url: url ?? null })),
    ...ingested.map(toCredit),
  ];
}

function toCredit({ name, license }: ManifestSource): DatasetCredit {
  return { name: name.replace(/^.*[/\\]/, ''), license: license ?? null, facts: null, url: null };
}
