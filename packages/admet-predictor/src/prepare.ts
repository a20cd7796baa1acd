import type { MoleculeDescription } from '@biographql/core';
import { structuralAlerts } from './alerts.js';
import { describePrepared, getHillFormula } from './describe.js';
import { createFeatureCache, type Prepared } from './feature-cache.js';
import { featurize } from './features/featurize.js';
import { scaffoldNumber } from './features/keys.js';
import { featureCount, toSparse } from './features/layout.js';
import { scopeMark } from './scope.js';
import { createMoleculeReader } from './toolkit/molecule-reader.js';
import type { ToolkitLoader } from './toolkit/toolkit.js';

/** How molecules are read. */
export interface PreparerOptions {
  readonly toolkit: ToolkitLoader;
  readonly cacheSize?: number | undefined;
  readonly maxHeavyAtoms?: number | undefined;
}

/** Reads molecules and judges their scope. */
export type Preparer = ReturnType<typeof createPreparer>;

const DEFAULT_CACHE_SIZE = 1000;

/** Creates a preparer with its own cache and toolkit. */
export function createPreparer(options: PreparerOptions) {
  const reader = createMoleculeReader(options.toolkit, options.maxHeavyAtoms);
  const cache = createFeatureCache(options.cacheSize ?? DEFAULT_CACHE_SIZE);
  const dense = new Float32Array(featureCount);
  const prepare = async (smiles: string): Promise<Prepared> => {
    const cached = cache.get(smiles);
    if (cached) return { smiles, ...cached };
    const outcome = await reader.read(smiles);
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
  const describe = async (
    smiles: string,
    withIdentifiers: boolean,
  ): Promise<MoleculeDescription> => {
    const description = describePrepared(await prepare(smiles));
    const isReadable =
      description.status === 'described' || description.reason.code === 'INVALID_SMILES';
    return withIdentifiers && isReadable
      ? { ...description, ...(await reader.identify(smiles)) }
      : description;
  };
  return { prepare, scopeMark, describe, search: reader.search };
}
