// For `@biographql/admet-lab`. Unstable: names may change in any release.

export { createBatchCalls } from './batch-calls.js';
export { createPause } from './batches.js';
export { atomParts } from './features/atom-parts.js';
export { addCircularCounts, atomSeeds, roleSeeds } from './features/circular.js';
export { descriptorNames } from './features/descriptors.js';
export { moleculeFacts } from './features/facts.js';
export { featurize } from './features/featurize.js';
export { numberOfScaffold, parentKey, scaffoldKey } from './features/keys.js';
export { featureCount, featureLayout, type SparseFeatures, toSparse } from './features/layout.js';
export { addPairCounts } from './features/pairs.js';
export {
  type CertaintyFacts,
  type CertaintyHeader,
  expectedError,
  getLimit,
} from './model/certainty.js';
export { DOMAIN_BITS, type DomainIndex, fingerprint, indexDomain } from './model/domain.js';
export { memberOutput } from './model/ensemble.js';
export {
  type LinearMemberHeader,
  type ModelFile,
  type ModelHeader,
  readModelFile,
  type TreeMemberHeader,
} from './model/format.js';
export { createKernel, type Kernel, LANES, loggedValues, weigh } from './model/kernel.js';
export { type LoadedModel, loadModel, runModel, toOutput } from './model/model.js';
export { createModelStore, resolveSibling } from './model/model-store.js';
export {
  getFeature,
  LEAF,
  packTrees,
  rightStep,
  type TreeArrays,
  type TreeNodes,
} from './model/trees.js';
export { atByte, atFloat, atInt } from './molecule/at.js';
export { knownMass } from './molecule/elements.js';
export type { MoleculeGraph } from './molecule/graph.js';
export type { StandardMolecule } from './molecule/standardize.js';
export { serveExtendedPredictor, type WorkerPort } from './page/serve-predictor.js';
export { serveTasks } from './page/serve-tasks.js';
export { openWorkerFiles, type WorkerAddresses } from './page/worker-files.js';
export { openWorkerPredictor } from './page/worker-predictor.js';
export { absoluteUrl, createWorkerTasks } from './page/worker-tasks.js';
export type { RunnableModel } from './prediction.js';
export { scopeMark } from './scope.js';
export { createMoleculeReader, type MoleculeReader } from './toolkit/molecule-reader.js';
export { defaultToolkit } from './toolkit/toolkit.js';
