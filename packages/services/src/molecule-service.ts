import {
  admetScale,
  applyRules,
  getAdmetModel,
  getDrugLikeness,
  getDrugPercentile,
  isAdmetModelName,
  judgePrediction,
  listConcerns,
  PROPERTY_LABELS,
  PROPERTY_NAMES,
} from '@biographql/admet';
import {
  type AdmetPrediction,
  type AdmetRejection,
  type CallOptions,
  ModelNotInstalledError,
  type MoleculeDescription,
} from '@biographql/core';
import { type AdmetPredictor, type Engines, readParentName } from '@biographql/engines';
import { ADMET_SCALES, type AdmetService, toUpper } from './admet-service.js';
import type { ResolutionService } from './resolution-service.js';
import {
  createSimilarDrugs,
  NO_READER,
  readStructures,
  type StructureSource,
} from './similar-drugs.js';

type Described = Extract<MoleculeDescription, { readonly status: 'described' }>;

export type MoleculeProfile = Awaited<
  ReturnType<ReturnType<typeof createMoleculeService>['profile']>
>[number];

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
      {
        models = predictor.models,
        similar,
        signal,
      }: CallOptions & { models?: readonly string[] | undefined; similar: number },
    ) {
      const options = { signal };
      const read = await readTexts(sources, texts, options);
      const smiles = read.flatMap(({ description }) =>
        description?.status === 'described' ? [description.smiles] : [],
      );
      const tables: (readonly AdmetPrediction[])[] = [];
      for (const model of models)
        tables.push((await admet.predict(smiles, model, options)).predictions);
      let row = -1;
      const profiles = [];
      for (const [i, { description, entity }] of read.entries()) {
        const sent = {
          text: texts[i] ?? '',
          name: entity?.label ?? null,
          entity: entity?.iri ?? null,
        };
        if (description?.status !== 'described') {
          const error = description?.reason ?? NOT_FOUND;
          profiles.push({ ...NOTHING, ...sent, smiles: null, error });
          continue;
        }
        row += 1;
        const judged = tables.flatMap((table) => judge(table[row]) ?? []);
        profiles.push({
          ...describe(description),
          ...sent,
          predictions: judged.map(({ prediction }) => prediction),
          concerns: listConcerns(judged.flatMap(({ finding }) => finding ?? [])).map((concern) => ({
            ...concern,
            isLikely: concern.certainty === 'likely',
          })),
          similarDrugs: await drugs.find(description.environments, similar, options),
          error: null,
        });
      }
      return profiles;
    },
  };
}

const NOTHING = {
  properties: [],
  rules: [],
  alerts: [],
  predictions: [],
  concerns: [],
  similarDrugs: [],
};

/** Facts computed from a structure. */
function describe({ properties, environments: _, status: __, ...described }: Described) {
  const drugLikeness = getDrugLikeness(properties, described.alerts.length);
  return {
    ...described,
    drugLikeness: Math.round(drugLikeness * 1_000) / 1_000,
    properties: PROPERTY_NAMES.map((name) => {
      const value = properties[name];
      const [label, unit] = PROPERTY_LABELS[name];
      return { name, label, value, unit: unit || null, percentile: getDrugPercentile(name, value) };
    }),
    rules: applyRules(properties),
  };
}

const NOT_FOUND: AdmetRejection = {
  code: 'INVALID_SMILES',
  message: 'This is neither a SMILES nor the name or identifier of a structure in the graph.',
};

/** Reads texts as structures; looks up other texts as names in the graph. */
async function readTexts(sources: MoleculeSources, texts: readonly string[], options: CallOptions) {
  if (texts.length === 0) return [];
  const { predictor } = sources;
  if (predictor.describe === undefined) throw new ModelNotInstalledError('molecules', NO_READER);
  const describe = (smiles: readonly string[]) =>
    predictor.describe?.(smiles, { ...options, identifiers: true }) ?? [];
  const first = await describe(texts);
  const names = first.map((each, i) =>
    isNameLike(each) ? (each.inchiKey ?? toName(texts[i] ?? '')) : '',
  );
  if (names.every((name) => name === ''))
    return first.map((description) => ({ description, entity: null }));
  const named = await findStructures(sources, names, options);
  const parents = names.map((name, i) => (!named[i] && readParentName(name)) || '');
  const found = (await findStructures(sources, parents, options)).map((each, i) => {
    const structure = named[i];
    if (structure) return { ...structure, note: undefined };
    const note = `Used the structure of ${each?.label}, the parent compound of ${names[i]}.`;
    return each && { ...each, note };
  });
  const structures = found.flatMap((each) => each?.smiles ?? []);
  const second = [...(await describe(structures))];
  const missing = names.filter((name, i) => name !== '' && !found[i]);
  const meant = await suggestNames(sources, missing, options);
  return first.map((description, i) => {
    const entity = found[i];
    if (entity) return { description: withNote(second.shift(), entity.note), entity };
    const name = names[i] ?? '';
    return {
      description: isNameLike(description) ? withHint(description, meant.get(name)) : description,
      entity: null,
    };
  });
}

/** Adds the note that the structure of a parent compound was used. */
function withNote(description: MoleculeDescription | undefined, note: string | undefined) {
  if (description?.status !== 'described' || note === undefined) return description;
  const { corrected } = description;
  return { ...description, corrected: corrected ? `${note} ${corrected}` : note };
}

type Rejected = Extract<MoleculeDescription, { readonly status: 'rejected' }>;

function isNameLike(description: MoleculeDescription): description is Rejected {
  return description.status === 'rejected' && description.reason.code === 'INVALID_SMILES';
}

/** Adds the nearest name in the graph to the error for an unknown name. */
function withHint(description: Rejected, meant: string | undefined): Rejected {
  const [kind] = description.reason.message.split(' Look up its structure');
  const isLookedUp = kind !== description.reason.message;
  if (!isLookedUp && meant === undefined) return description;
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  const message = `${kind}${isLookedUp ? ' The graph has no structure for it.' : ''}${hint}`;
  return { ...description, reason: { ...description.reason, message } };
}

const LONGEST_NAME = 200;

/** Strips list markers, quotes and the scheme from a name or identifier. */
function toName(text: string): string {
  if (text.length > LONGEST_NAME) return '';
  return text
    .replace(/^\s*(?:[-*\u2022]\s+|\(?\d+[.)]\s+)?["'`]?|["'`]?\s*$/g, '')
    .replace(/^(?:CAS|InChI ?Key|PubChem)\b(?:\s*(?:RN|no\b\.?|number))?[\s:=#]*(?=\S)/i, '')
    .replace(/^(CHEMBL|CID|DB|HMDB)[\s:=#_-]+(?=\d+$)/i, '$1');
}

/** Finds the structures of names, in their order; undefined for a name without one. */
async function findStructures(
  { resolution, ...sources }: MoleculeSources,
  names: readonly string[],
  options: CallOptions & { readonly isExact?: boolean },
) {
  const written = names.filter((name) => name !== '');
  const resolved = await resolution.resolve(written, { isExact: true, ...options });
  const byName = new Map(resolved.map(({ name, candidates }) => [name, candidates]));
  const iris = new Set(resolved.flatMap(({ candidates }) => candidates.map(({ iri }) => iri)));
  if (iris.size === 0) return names.map(() => undefined);
  const smiles = await readStructures(sources, [...iris], options);
  return names.map((name) => {
    const best = byName.get(name)?.find((candidate) => smiles.has(candidate.iri));
    const text = best && smiles.get(best.iri);
    return best && text ? { iri: best.iri, label: best.label, smiles: text } : undefined;
  });
}

/** Maximum number of spelling suggestions per request. */
const MAX_SUGGESTED = 20;

/** Maps each name to the nearest name with a structure; skips those without four letters before a digit. */
async function suggestNames(
  sources: MoleculeSources,
  missing: readonly string[],
  options: CallOptions,
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(missing)].filter((name) => /^[^\d]*[a-z]{4}/i.test(name));
  const requested = names.slice(0, MAX_SUGGESTED);
  const found = await findStructures(sources, requested, { ...options, isExact: false });
  return new Map(requested.flatMap((name, i) => (found[i] ? [[name, found[i].label]] : [])));
}

/** A prediction with its meaning; a custom model has no published limits and no unit. */
function judge(predicted: AdmetPrediction | undefined) {
  if (predicted?.status !== 'predicted') return undefined;
  const { model, value, interval } = predicted;
  const known = isAdmetModelName(model) ? getAdmetModel(model) : null;
  const finding = known && judgePrediction({ ...predicted, model: known.name });
  const scale = known && admetScale(known.name);
  const prediction = {
    ...predicted,
    label: finding?.label ?? model,
    unit: known === null || known.kind === 'classification' ? null : known.unit,
    verdict: toUpper(finding?.verdict ?? 'neutral'),
    statement: finding?.statement ?? String(Number(value.toPrecision(4))),
    low: interval?.[0],
    high: interval?.[1],
    errorScale: scale && ADMET_SCALES[scale],
  };
  return { prediction, finding };
}
