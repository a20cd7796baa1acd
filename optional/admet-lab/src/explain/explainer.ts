import {
  isModelName,
  type ModelName,
  type ModelSource,
  modelNames,
  modelsIn,
  type ToolkitLoader,
} from '@biographql/admet-predictor';
import {
  createModelStore,
  createMoleculeReader,
  createPause,
  defaultToolkit,
  descriptorNames,
  featureLayout,
  featurize,
  type StandardMolecule,
  scopeMark,
} from '@biographql/admet-predictor/internal';
import {
  type AdmetExplanation,
  type AdmetRest,
  type CallOptions,
  EngineUnavailableError,
  UnknownModelError,
} from '@biographql/core';
import { once } from '@biographql/core/internal';
import type { AssayModel } from '../custom/model.js';
import { backgroundSmiles } from '../generated/background.js';
import { measuredFolder } from '../measured-folder.js';
import {
  customModel,
  type ExplainedModel,
  type ExplainOutcome,
  type Explanation,
  getScale,
  shippedModel,
  valueOfScore,
} from './explained-model.js';
import { createMeasuredStore } from './measured.js';
import { spread } from './spread.js';

/** Options of an explainer. */
export interface ExplainerOptions<Custom extends string = never> {
  /** Location of model files, as for `createPredictor`. */
  readonly models?: string | URL | ModelSource | undefined;
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /**
   * Background molecules, as SMILES. Default: 178 drugs. With your own series, the explanation says what sets
   * a molecule apart from it. Molecules that cannot be read are left out.
   */
  readonly background?: readonly string[] | undefined;
  /** Location of the files of measured molecules, as for `models`. Default: this package's folder `measured`. */
  readonly measured?: string | URL | ModelSource | undefined;
  /** Custom models, from `readAssayModel` of `@biographql/admet-lab/train`. The list is read with each call. */
  readonly custom?: readonly AssayModel<Custom>[] | undefined;
}

/** Options of one explanation. */
export interface ExplainOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Maximum number of similar measured molecules. Default: 0, their file (up to 0.7 MB a model) is not loaded. Those of a
   * custom model are in its file, if it was trained with `keepRows`.
   */
  readonly similar?: number | undefined;
}

/** Explains predictions. `Custom` are the names of custom models. */
export interface Explainer<Custom extends string = never> {
  /**
   * Explains one model's value for one molecule. The first call reads the background (about half a second).
   * @throws UnknownModelError; PredictorError for a file or a toolkit that cannot be loaded; RangeError when no molecule
   * of the background can be read; the signal's reason when aborted.
   */
  explain<const Name extends ModelName | Custom>(
    model: Name,
    smiles: string,
    options?: ExplainOptions,
  ): Promise<ExplainOutcome<Name>>;
}

/**
 * Makes an explainer. Nothing is loaded yet: toolkit and background come with the first call, each model with its first
 * use.
 *
 * @example
 * ```ts
 * import { createExplainer } from '@biographql/admet-lab/explain';
 *
 * const explainer = createExplainer();
 * const outcome = await explainer.explain('hERG', 'CN1CCC(CC1)=C1c2ccccc2CCc2ccccc21');
 * if (outcome.status === 'explained') console.log(outcome.base, outcome.atoms, outcome.rest);
 * ```
 */
export function createExplainer<Custom extends string = never>({
  models,
  measured = measuredFolder(),
  wasm,
  background,
  custom = [],
}: ExplainerOptions<Custom> = {}): Explainer<Custom> {
  const getSource = (folder: string | URL | ModelSource | undefined) =>
    typeof folder === 'function' ? folder : modelsIn(folder);
  const toolkit = typeof wasm === 'function' ? wasm : defaultToolkit(wasm);
  const reader = createMoleculeReader(toolkit);
  const pause = createPause();
  const known = once(async () => {
    const features: Float32Array[] = [];
    for (const smiles of background ?? backgroundSmiles.trim().split('\n')) {
      const outcome = await reader.read(smiles);
      if ('molecule' in outcome) features.push(featurize(outcome.molecule.graph));
      await pause();
    }
    if (features.length === 0)
      throw new RangeError('None of the background molecules can be read.');
    return features;
  });
  const measurements = createMeasuredStore(getSource(measured));
  const store = createModelStore<ExplainedModel<ModelName>>(getSource(models), async (file) =>
    shippedModel(file, await known(), measurements),
  );
  const loadedCustom = new WeakMap<AssayModel<Custom>, ExplainedModel<Custom>>();
  const load = async (name: string): Promise<ExplainedModel> => {
    const model = custom.find((each) => each.name === name);
    if (model) {
      const loaded = loadedCustom.get(model) ?? customModel(model, await known());
      loadedCustom.set(model, loaded);
      return loaded;
    }
    if (isModelName(name)) return store.model(name);
    const names = custom.map((each) => each.name);
    throw new UnknownModelError(name, undefined, names);
  };

  return {
    async explain(model, smiles, { signal, similar = 0 } = {}) {
      signal?.throwIfAborted();
      const loaded = await load(model);
      signal?.throwIfAborted();
      const outcome = await reader.read(smiles);
      signal?.throwIfAborted();
      if ('rejection' in outcome)
        return { status: 'rejected', model, smiles, value: null, reason: outcome.rejection };
      const { molecule } = outcome;
      const features = featurize(molecule.graph);
      const found = similar > 0 ? await loaded.similar(features, similar) : { similar: [] };
      signal?.throwIfAborted();
      return { ...getExplanation(loaded, smiles, molecule, features), model, ...found };
    },
  };
}

let names: readonly string[] | undefined;

function getExplanation(
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
    scale: getScale(header),
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

/** A predictor of a service that explains its values. */
export interface Explaining {
  /** Explains one prediction. @throws EngineUnavailableError with its cause, also for an unknown model. */
  explain(smiles: string, model: string, options?: CallOptions): Promise<AdmetExplanation>;
}

/**
 * Adds explanations to the predictor of a service. Runs in the same thread, which suits pages, tests and small tools.
 * @param options - the same files and custom models as those of the predictor.
 */
export function withExplanations<Predictor extends { readonly name: string }>(
  predictor: Predictor,
  options: ExplainerOptions<string> = {},
): Predictor & Explaining {
  const explainer = createExplainer<string>(options);
  return {
    ...predictor,
    async explain(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await explainer.explain(model, smiles, { signal, similar: 5 });
      } catch (error) {
        signal?.throwIfAborted();
        throw new EngineUnavailableError(predictor.name, 'explain', error);
      }
    },
  };
}
