import type { MoleculeDescription } from '@biographql/core';
import { structuralAlerts } from './alerts.js';
import { describePrepared, getHillFormula } from './describe.js';
import { featurize } from './features/featurize.js';
import { scaffoldNumber } from './features/keys.js';
import { featureCount, toSparse } from './features/layout.js';
import type { Prepared, ReadMolecule } from './prediction.js';
import { scopeMark } from './scope.js';
import { createMoleculeReader, type ReadOutcome } from './toolkit/molecule-reader.js';
import type { ToolkitLoader } from './toolkit/toolkit.js';

export interface PreparerOptions {
  readonly toolkit: ToolkitLoader;
  readonly cacheSize?: number | undefined;
  readonly maxHeavyAtoms?: number | undefined;
}

export type Preparer = ReturnType<typeof createPreparer>;

const DEFAULT_CACHE_SIZE = 1000;

export function createPreparer(options: PreparerOptions) {
  const reader = createMoleculeReader(options.toolkit, options.maxHeavyAtoms);
  const cache = createFeatureCache(options.cacheSize ?? DEFAULT_CACHE_SIZE);
  const dense = new Float32Array(featureCount);
  const begin = async (smiles: string): Promise<() => Prepared> => {
    const cached = cache.get(smiles);
    if (cached) return () => ({ smiles, ...cached });
    const finish = await reader.begin(smiles);
    return () => prepare(smiles, finish());
  };
  const prepare = (smiles: string, outcome: ReadOutcome): Prepared => {
    if ('rejection' in outcome) return { smiles, reason: outcome.rejection };
    const { graph, ...facts } = outcome.molecule;
    featurize(graph, dense);
    const molecule = {
      ...facts,
      stereoIgnored: outcome.stereoIgnored,
      features: toSparse(dense),
      formula: getHillFormula(graph),
      scaffold: scaffoldNumber(graph),
      alerts: structuralAlerts(dense),
    };
    cache.set(smiles, molecule);
    return { smiles, ...molecule };
  };
  /** In two passes: the toolkit and the features push each other out of the processor's cache. */
  const prepareAll = async (texts: readonly string[], rest: () => Promise<void>) => {
    const started: (() => Prepared)[] = [];
    for (const text of texts) {
      started.push(started[texts.indexOf(text)] ?? (await begin(text)));
      await rest();
    }
    const prepared: Prepared[] = [];
    for (const finish of started) {
      prepared.push(prepared[started.indexOf(finish)] ?? finish());
      await rest();
    }
    return prepared;
  };
  const describe = async (molecule: Prepared, isFull?: boolean): Promise<MoleculeDescription> => {
    const description = describePrepared(molecule);
    const isReadable =
      description.status === 'described' || description.reason.code === 'INVALID_SMILES';
    return isFull && isReadable
      ? { ...description, ...(await reader.identify(molecule.smiles)) }
      : description;
  };
  return { prepareAll, scopeMark, describe, search: reader.search };
}

/** LRU cache of up to `limit` molecules (about 2 kB each), keyed by input text. */
export function createFeatureCache(limit: number) {
  const entries = new Map<string, ReadMolecule>();
  return {
    get(text: string): ReadMolecule | undefined {
      const molecule = entries.get(text);
      if (molecule === undefined) return undefined;
      entries.delete(text);
      entries.set(text, molecule);
      return molecule;
    },
    set(text: string, molecule: ReadMolecule): void {
      entries.set(text, molecule);
      if (entries.size <= limit) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
