import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { Place } from '@biographql/engines';
import { getStatus, type Json, type NewDocument, type SearchCluster } from './search-cluster.js';

/** Definition of the indexes of an interface. Raise `version` when older indexes become unreadable. */
export interface IndexForm {
  /** Part of the names: `labels` or `articles`. */
  readonly kind: string;
  readonly version: number;
  readonly settings: Json;
  readonly properties: Json;
  /** The fields that can be given back; the others can only be searched. */
  readonly returnedFields: readonly string[];
}

/** The dataset's record of an index in OpenSearch. */
export interface StoredIndex<Facts> {
  readonly index: string;
  readonly documents: number;
  readonly facts: Facts;
}

export interface BuildIndexOptions<Facts> extends CallOptions {
  readonly form: IndexForm;
  /** The documents; the facts of the index are read after the last of them. */
  readonly documents: AsyncIterable<NewDocument>;
  readonly facts: () => Facts;
}

const FILE = 'opensearch.json';
const MERGE_MS = 3_600_000;
const READY_MS = 60_000;
const UNFINISHED_MS = 24 * 3_600_000;

/**
 * Builds an index alongside the existing ones, makes it read-only, points the alias of its kind to it, and writes a
 * record of it to the place; a build that fails leaves neither. Then it deletes all but the last few indexes.
 */
export async function buildIndex<Facts>(
  cluster: SearchCluster,
  at: Place,
  { form, documents, facts, ...options }: BuildIndexOptions<Facts>,
): Promise<void> {
  const alias = `${cluster.settings.opensearchPrefix}-${form.kind}`;
  const index = `${alias}-v${form.version}-${randomUUID().slice(0, 8)}`;
  // Alias for writes, so that late ones cannot recreate a deleted index.
  const loading = `${index}-loading`;
  options.signal?.throwIfAborted();
  try {
    const body = { aliases: { [loading]: {} }, ...getDefinition(cluster, form) };
    await cluster.send({ method: 'PUT', path: `/${index}`, body, timeoutMs: READY_MS }, options);
    await cluster.load(loading, documents, options);
    const count = await finish(cluster, index, options);
    const stored: StoredIndex<Facts> = { index, documents: count, facts: facts() };
    await pointAlias(cluster, { alias, index, loading });
    await writeFile(join(at.directory, FILE), `${JSON.stringify(stored)}\n`);
  } catch (error) {
    await remove(cluster, index).catch(() => {});
    throw error;
  }
  await removeOlder(cluster, alias);
}

/** Reads the record of an index in a place. @throws EngineUnavailableError when there is none. */
export async function readStoredIndex<Facts>(
  engine: string,
  { directory }: Place,
): Promise<StoredIndex<Facts>> {
  try {
    return JSON.parse(await readFile(join(directory, FILE), 'utf8')) as StoredIndex<Facts>;
  } catch (cause) {
    throw new EngineUnavailableError(engine, 'open', cause);
  }
}

/** Checks that every part of an index answers. @throws EngineUnavailableError when it does not, or was not finished. */
export async function awaitIndex(
  cluster: SearchCluster,
  { index, documents }: StoredIndex<unknown>,
  options: CallOptions = {},
): Promise<void> {
  const count = await countDocuments(cluster, index, options);
  if (count === documents) return;
  const reason = new Error(`${index} has ${count} documents instead of ${documents}`);
  throw new EngineUnavailableError(cluster.engine, 'ready', reason);
}

async function countDocuments(
  cluster: SearchCluster,
  index: string,
  options: CallOptions,
): Promise<number> {
  const request = { method: 'GET', path: `/${index}/_count` } as const;
  return (await cluster.send<{ readonly count: number }>(request, options)).count;
}

async function remove(cluster: SearchCluster, index: string): Promise<void> {
  const query = { ignore_unavailable: true };
  await cluster.send({ method: 'DELETE', path: `/${index}`, query, timeoutMs: READY_MS });
}

function getDefinition({ settings }: SearchCluster, form: IndexForm): Json {
  return {
    settings: {
      number_of_shards: settings.opensearchShards,
      number_of_replicas: 0,
      refresh_interval: -1,
      ...form.settings,
    },
    mappings: {
      dynamic: 'strict',
      _meta: { format: form.version },
      _source: { includes: form.returnedFields },
      properties: form.properties,
    },
  };
}

/** Makes the index read-only, as one segment, which reads fastest. Returns the number of documents. */
async function finish(
  cluster: SearchCluster,
  index: string,
  options: CallOptions,
): Promise<number> {
  const post = (action: string, query = {}) => {
    const path = `/${index}/${action}`;
    return cluster.send({ method: 'POST', path, query, timeoutMs: MERGE_MS }, options);
  };
  await post('_refresh');
  await post('_forcemerge', { max_num_segments: 1 });
  await post('_refresh');
  const { opensearchReplicas: replicas } = cluster.settings;
  const body = { 'index.blocks.write': true, 'index.auto_expand_replicas': replicas };
  const path = `/${index}/_settings`;
  await cluster.send({ method: 'PUT', path, body, timeoutMs: READY_MS }, options);
  return await countDocuments(cluster, index, options);
}

/** In one step, so that readers of the alias find either the old index or the new one. */
async function pointAlias(
  cluster: SearchCluster,
  { alias, index, loading }: Readonly<Record<'alias' | 'index' | 'loading', string>>,
): Promise<void> {
  const holders = await getIndexes(cluster, `/_alias/${alias}`);
  const actions = [
    ...Object.keys(holders).map((holder) => ({ remove: { index: holder, alias } })),
    { remove: { index, alias: loading } },
    { add: { index, alias } },
  ];
  const body = { actions };
  await cluster.send({ method: 'POST', path: '/_aliases', body, timeoutMs: READY_MS });
}

/** Deletes all but the newest finished indexes and those of builds that may still run. */
async function removeOlder(cluster: SearchCluster, alias: string): Promise<void> {
  const found = await getIndexes(cluster, `/${alias}-v*/_settings`, { flat_settings: true });
  const ours = Object.entries(found)
    .filter(([name]) => name.startsWith(`${alias}-v`) && NAME_END.test(name.slice(alias.length)))
    .map(([name, { settings = {} }]) => ({
      name,
      madeAt: Number(settings['index.creation_date']),
      isFinished: settings['index.blocks.write'] === 'true',
    }))
    .sort((a, b) => b.madeAt - a.madeAt);
  const finished = ours.filter(({ isFinished }) => isFinished);
  const abandoned = ours.filter(
    ({ isFinished, madeAt }) => !isFinished && madeAt < Date.now() - UNFINISHED_MS,
  );
  const { opensearchRetainedIndexes: retained } = cluster.settings;
  for (const { name } of [...finished.slice(retained), ...abandoned]) await remove(cluster, name);
}

const NAME_END = /^-v\d+-[0-9a-f]{8}$/;

type FoundIndexes = Readonly<
  Record<string, { readonly settings?: Readonly<Record<string, string>> }>
>;

async function getIndexes(
  cluster: SearchCluster,
  path: string,
  query: Readonly<Record<string, boolean>> = {},
): Promise<FoundIndexes> {
  try {
    return await cluster.send<FoundIndexes>({ method: 'GET', path, query });
  } catch (error) {
    if (error instanceof Error && getStatus(error.cause) === 404) return {};
    throw error;
  }
}
