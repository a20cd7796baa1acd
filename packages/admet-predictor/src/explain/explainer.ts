import { type AdmetRest, UnknownModelError } from '@biographql/core';
import type { AssayModel } from '../assay/assay-model.js';
import { isModelName, type ModelName, modelNames } from '../endpoints.js';
import { descriptorNames } from '../features/descriptor-names.js';
import { featurize } from '../features/featurize.js';
import { featureLayout } from '../features/layout.js';
import { backgroundSmiles } from '../generated/background.js';
import { createModelStore, type ModelSource } from '../model/model-store.js';
import type { StandardMolecule } from '../molecule/standardize.js';
import { createPause } from '../pause.js';
import { scopeMark } from '../scope.js';
import { createMoleculeReader } from '../toolkit/molecule-reader.js';
import { defaultToolkit, type ToolkitLoader } from '../toolkit/toolkit.js';
import {
  type ExplainedModel,
  ownModel,
  scaleOf,
  shippedModel,
  valueOfScore,
} from './explained-model.js';
import type { ExplainOutcome, Explanation } from './explanation.js';
import { createMeasuredStore } from './measured-store.js';
import { spread } from './spread.js';

/** Options of an explainer. */
export interface ExplainerOptions<Own extends string = never> {
  /** Where model files are, as for `createPredictor`. */
  readonly models?: string | URL | ModelSource | undefined;
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /** Molecules with more heavy atoms are rejected; default 300. */
  readonly maxHeavyAtoms?: number | undefined;
  /**
   * What molecules are compared with, as SMILES; default some 200 drugs. With one's own series the explanation says what
   * sets a molecule apart from it. Molecules that cannot be read are left out.
   */
  readonly background?: readonly string[] | undefined;
  /** Where files of measured molecules are, as `models`; default the package's folder `measured`, beside `models`. */
  readonly measured?: string | URL | ModelSource | undefined;
  /**
   * Models of one's own, from `readAssayModel` of `@biographql/admet-predictor/train`; asked for by their names. The list is
   * read with each call.
   */
  readonly own?: readonly AssayModel<Own>[] | undefined;
}

/** Options of one explanation. */
export interface ExplainOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * How many similar measured molecules are sought; default 0: their file (up to 0.7 MB a model) is not loaded then. Those of
   * a model of one's own are in its file, if it was trained with `keepRows`.
   */
  readonly similar?: number | undefined;
}

/** What reads files of a folder, by its name in the package or by its address. */
export type FolderSource = (
  folder: 'models' | 'measured' | { readonly address: string | URL },
) => ModelSource;

/** Explains predictions. `Own` are the names of models of one's own. */
export interface Explainer<Own extends string = never> {
  /**
   * Explains one model's value for one molecule. The first call reads the background (about half a second).
   * @throws UnknownModelError; PredictorError for a file or a toolkit that cannot be loaded; RangeError when no molecule
   * of the background can be read; the signal's reason when aborted.
   */
  explain<const Name extends ModelName | Own>(
    model: Name,
    smiles: string,
    options?: ExplainOptions,
  ): Promise<ExplainOutcome<Name>>;
}

/** Assembles an explainer; `filesOf` reads the package's own folders and others. */
export function assembleExplainer<Own extends string = never>(
  { models, measured, wasm, maxHeavyAtoms, background, own = [] }: ExplainerOptions<Own>,
  filesOf: FolderSource,
): Explainer<Own> {
  const sourceOf = (own: 'models' | 'measured', given: string | URL | ModelSource | undefined) => {
    if (typeof given === 'function') return given;
    return filesOf(given === undefined ? own : { address: given });
  };
  const toolkit = typeof wasm === 'function' ? wasm : defaultToolkit(wasm);
  const reader = createMoleculeReader(toolkit, maxHeavyAtoms);
  const pause = createPause();
  const readBackground = async () => {
    const features: Float32Array[] = [];
    for (const smiles of background ?? backgroundSmiles.trim().split('\n')) {
      const outcome = await reader.read(smiles);
      if ('molecule' in outcome) features.push(featurize(outcome.molecule.graph));
      await pause();
    }
    if (features.length === 0) throw new RangeError('No molecule of the background can be read.');
    return features;
  };
  let reading: Promise<readonly Float32Array[]> | undefined;
  const known = () => {
    reading ??= readBackground().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  const measurements = createMeasuredStore(sourceOf('measured', measured));
  const store = createModelStore<ExplainedModel<ModelName>>(
    sourceOf('models', models),
    async (file) => shippedModel(file, await known(), measurements),
  );
  const owned = new WeakMap<AssayModel<Own>, ExplainedModel<Own>>();
  const load = async (name: string): Promise<ExplainedModel> => {
    const model = own.find((each) => each.name === name);
    if (model) {
      const loaded = owned.get(model) ?? ownModel(model, await known());
      owned.set(model, loaded);
      return loaded;
    }
    if (isModelName(name)) return store.model(name);
    const names = own.map((each) => each.name);
    throw new UnknownModelError(name, undefined, names);
  };

  return {
    async explain(model, smiles, { signal, similar = 0 } = {}) {
      signal?.throwIfAborted();
      const loaded = await load(model);
      signal?.throwIfAborted();
      const outcome = await reader.read(smiles);
      signal?.throwIfAborted();
      if ('molecule' in outcome) {
        const { molecule } = outcome;
        const features = featurize(molecule.graph);
        const found = similar > 0 ? await loaded.similar(features, similar) : { similar: [] };
        signal?.throwIfAborted();
        return { ...explanationOf(loaded, smiles, molecule, features), model, ...found };
      }
      const reason =
        'rejection' in outcome
          ? outcome.rejection
          : { code: 'TOOLKIT_FAILURE', message: 'The molecule could not be read.' };
      return { status: 'rejected', model, smiles, value: null, reason };
    },
  };
}

let names: readonly string[] | undefined;

function explanationOf(
  { base: scope, header, explain }: ExplainedModel,
  smiles: string,
  molecule: StandardMolecule,
  features: Float32Array,
): Omit<Explanation, 'similar' | 'model'> {
  const { graph } = molecule;
  const { base, score, contributions } = explain(features);
  const { atoms, rest } = spread(graph, features, contributions);
  names ??= descriptorNames();
  const descriptor = (name: string): Pick<AdmetRest, 'value'> => {
    const place = names?.indexOf(name) ?? -1;
    return place < 0 ? {} : { value: features[featureLayout.descriptors + place] ?? 0 };
  };
  return {
    status: 'explained',
    smiles,
    value: valueOfScore(header, score),
    scale: scaleOf(header),
    base,
    score,
    atoms: graph.atoms.map(({ index, origin, element }) => ({
      index: origin,
      element,
      contribution: atoms[index] ?? 0,
    })),
    rest: [...rest]
      .map(([name, contribution]) => ({ name, ...descriptor(name), contribution }))
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
    ...scopeMark(molecule, modelNames.indexOf(scope)),
  };
}
