import {
  type AdmetConcern,
  type AdmetFinding,
  admetScale,
  getAdmetModel,
  isAdmetModelName,
  judgePrediction,
  listConcerns,
} from '@biographql/admet';
import {
  type AdmetPrediction,
  type AdmetRejection,
  type CallOptions,
  type EntityIri,
  ModelNotInstalledError,
  type MoleculeDescription,
} from '@biographql/core';
import type { AdmetPredictor, Engines } from '@biographql/engines';
import type { AdmetService } from './admet-service.js';
import type { ResolutionService } from './resolution-service.js';
import {
  createSimilarDrugs,
  NO_READER,
  readStructures,
  type SimilarDrug,
  type StructureSource,
} from './similar-drugs.js';

type Described = Extract<MoleculeDescription, { readonly status: 'described' }>;
type Predicted = Extract<AdmetPrediction, { readonly status: 'predicted' }>;

export interface JudgedModel {
  readonly prediction: Predicted;
  /** Null for models without published limits of their own: custom ones. */
  readonly finding: AdmetFinding | null;
  readonly unit: string | null;
  readonly scale: 'linear' | 'log10' | null;
}

/** A molecule with what is calculated and predicted of it, or why there is no profile. */
export type MoleculeProfile = {
  readonly text: string;
  /** Null when a name has no structure in the graph. */
  readonly smiles: string | null;
  /** The entity whose structure was used; null for a structure that was given. */
  readonly entity: { readonly iri: EntityIri; readonly label: string } | null;
} & (
  | { readonly error: AdmetRejection }
  | {
      readonly description: Described;
      readonly predictions: readonly JudgedModel[];
      /** Likely ones first, by severity and confidence. */
      readonly concerns: readonly AdmetConcern[];
      readonly similarDrugs: readonly SimilarDrug[];
    }
);

export interface ProfileOptions extends CallOptions {
  /** Names of models. Default: the installed ones of the 28. */
  readonly models?: readonly string[] | undefined;
  readonly similar: number;
}

export interface MoleculeSources extends StructureSource, Pick<Engines, 'labels'> {
  readonly predictor: AdmetPredictor;
  readonly admet: AdmetService;
  readonly resolution: ResolutionService;
}

export function createMoleculeService(sources: MoleculeSources) {
  const { predictor, admet } = sources;
  const drugs = createSimilarDrugs(sources);
  return {
    findWith: drugs.findWith,
    /** One profile per text: a structure, a name or an identifier. @throws UnknownModelError, ModelNotInstalledError. */
    async profile(
      texts: readonly string[],
      { models = predictor.models, similar, signal }: ProfileOptions,
    ): Promise<readonly MoleculeProfile[]> {
      const options = { signal };
      const read = await readTexts(sources, texts, options);
      const smiles = read.flatMap(({ description }) =>
        description?.status === 'described' ? [description.smiles] : [],
      );
      const tables: (readonly AdmetPrediction[])[] = [];
      for (const model of models)
        tables.push((await admet.predict(smiles, model, options)).predictions);
      let row = -1;
      const profiles: MoleculeProfile[] = [];
      for (const [i, { description, entity }] of read.entries()) {
        const text = texts[i] ?? '';
        if (description?.status !== 'described') {
          profiles.push({ text, smiles: null, entity, error: description?.reason ?? NOT_FOUND });
          continue;
        }
        row += 1;
        const predictions = tables.flatMap((table) => judge(table[row]) ?? []);
        const findings = predictions.flatMap(({ finding }) => finding ?? []);
        profiles.push({
          text,
          smiles: description.smiles,
          entity,
          description,
          predictions,
          concerns: listConcerns(findings),
          similarDrugs: await drugs.find(description.environments, similar, options),
        });
      }
      return profiles;
    },
  };
}

interface ReadText {
  readonly description: MoleculeDescription | undefined;
  readonly entity: { readonly iri: EntityIri; readonly label: string } | null;
}

const NOT_FOUND: AdmetRejection = {
  code: 'INVALID_SMILES',
  message: 'Neither a SMILES nor the name or identifier of a structure in the graph.',
};

/** Reads texts as structures; the graph's structure stands for those that are none. */
async function readTexts(
  sources: MoleculeSources,
  texts: readonly string[],
  options: CallOptions,
): Promise<readonly ReadText[]> {
  if (texts.length === 0) return [];
  const { predictor } = sources;
  if (predictor.describe === undefined) throw new ModelNotInstalledError('molecules', NO_READER);
  const describe = (smiles: readonly string[]) =>
    predictor.describe?.(smiles, { ...options, identifiers: true }) ?? [];
  const first = await describe(texts);
  const names = first.map((each, i) => (isNameLike(each) ? (each.inchiKey ?? texts[i] ?? '') : ''));
  if (names.every((name) => name === ''))
    return first.map((description) => ({ description, entity: null }));
  const found = await findStructures(sources, names, options);
  const structures = found.flatMap((each) => each?.smiles ?? []);
  const second = [...(await describe(structures))];
  return first.map((description, i) => {
    const structure = found[i];
    if (!structure) {
      if (!isNameLike(description) || !looksLikeName(description))
        return { description, entity: null };
      const message = `${description.reason.message} The graph has no structure for it.`;
      return {
        description: { ...description, reason: { ...description.reason, message } },
        entity: null,
      };
    }
    return { description: second.shift(), entity: structure };
  });
}

type Rejected = Extract<MoleculeDescription, { readonly status: 'rejected' }>;

function isNameLike(description: MoleculeDescription): description is Rejected {
  return description.status === 'rejected' && description.reason.code === 'INVALID_SMILES';
}

function looksLikeName({ reason }: Rejected): boolean {
  return reason.message.startsWith('This looks like');
}

interface FoundStructure {
  readonly iri: EntityIri;
  readonly label: string;
  readonly smiles: string;
}

const LONGEST_NAME = 200;

/** Finds the structures of names, in their order; undefined for one that has none, or that may mean several things equally. */
async function findStructures(
  { resolution, ...sources }: MoleculeSources,
  names: readonly string[],
  options: CallOptions,
): Promise<readonly (FoundStructure | undefined)[]> {
  const trimmed = names.map((name) => (name.length > LONGEST_NAME ? '' : name.trim()));
  const resolved = await resolution.resolve(
    trimmed.filter((name) => name !== ''),
    { ...options, isExact: true },
  );
  const byName = new Map(resolved.map(({ name, candidates }) => [name, candidates]));
  const iris = [
    ...new Set(resolved.flatMap(({ candidates }) => candidates.map((each) => each.iri))),
  ];
  if (iris.length === 0) return names.map(() => undefined);
  const smiles = await readStructures(sources, iris, options);
  return trimmed.map((name) => {
    const best = byName.get(name)?.find((candidate) => smiles.has(candidate.iri));
    const text = best && smiles.get(best.iri);
    return best && text ? { iri: best.iri, label: best.label, smiles: text } : undefined;
  });
}

function judge(prediction: AdmetPrediction | undefined): JudgedModel | undefined {
  if (prediction?.status !== 'predicted') return undefined;
  const { model } = prediction;
  if (!isAdmetModelName(model)) return { prediction, finding: null, unit: null, scale: null };
  const { kind, unit } = getAdmetModel(model);
  return {
    prediction,
    finding: judgePrediction({ ...prediction, model }),
    unit: kind === 'classification' ? null : unit,
    scale: admetScale(model),
  };
}
