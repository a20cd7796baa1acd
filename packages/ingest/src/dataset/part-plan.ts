import { InvalidArgumentError } from '@biographql/core';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import type { ManifestSource, PartOrigin } from './manifest.js';
import type { Dataset } from './open-dataset.js';
import { sourceBytes } from './source-bytes.js';

/** What the graph or the articles of a build are made of. */
export interface PartPlan {
  readonly origin: PartOrigin;
  /** Files and folders, each with its name in the manifest, in this order. */
  readonly sources: readonly { readonly path: string; readonly name: string }[];
  /** Of a graph: files of further names for what the sources and the previous graph hold. Default: none. */
  readonly names?: readonly string[];
  /** Of a graph: how the sources' formats are told. Default: by their content. */
  readonly formats?: GraphFormatOptions | undefined;
  /** Of a graph: whether entities that are the same thing are put under one IRI. Default false. */
  readonly isJoined?: boolean;
  /** The dataset whose own part comes first; null to begin with nothing. */
  readonly previous: Dataset | null;
  /** Under which the sources may be used, see `ManifestSource`. */
  readonly license?: string | undefined;
}

/** Returns the sources of a plan as the manifest names them. */
export function manifestSources({
  sources,
  license,
  names = [],
}: PartPlan): Promise<readonly ManifestSource[]> {
  return Promise.all(
    [...sources, ...names.map((path) => ({ path, name: path }))].map(async ({ path, name }) => ({
      name,
      bytes: await sourceBytes(path),
      license,
    })),
  );
}

/** Returns the error for a source that holds nothing of its kind. */
export function nothingReadable(kind: 'article' | 'triple', path: string): InvalidArgumentError {
  const reason = `must hold at least one ${kind} that can be read`;
  return new InvalidArgumentError('source', reason, path);
}
