import { FEATURE_VERSION, isModelName, PredictorError } from '@biographql/admet-predictor';
import {
  type CertaintyHeader,
  DOMAIN_BITS,
  type DomainIndex,
  expectedError,
  featureCount,
  getLimit,
  indexDomain,
  type LinearMemberHeader,
  type ModelHeader,
  packTrees,
  type TreeArrays,
  type TreeMemberHeader,
  type TreeNodes,
} from '@biographql/admet-predictor/internal';
import type { MeasuredMolecules } from '../explain/measured.js';
import type { AssayFileFacts, StoredCard } from './card.js';
import type { Line } from './line.js';
import type { RidgeMember } from './ridge.js';
import { packRows, readRows, type StoredRow } from './training-rows.js';

export interface AssayHeader
  extends Pick<
    ModelHeader,
    'kind' | 'featureVersion' | 'featureCount' | 'clip' | 'power10' | 'percentiles'
  > {
  readonly model: string;
  readonly certainty: CertaintyHeader;
  readonly domain: {
    readonly threshold: number;
    readonly bits: number;
    readonly references: number;
    readonly offset: number;
    readonly scaffolds: number;
    readonly scaffoldNumbers: number;
  };
  readonly members: readonly [TreeMemberHeader, LinearMemberHeader];
  readonly calibration: Line | null;
  readonly base: { readonly line: Line; readonly offset: number; readonly bytes: number };
  /** Position of the training molecules; absent unless the file contains them. */
  readonly stored?: {
    readonly rows: number;
    readonly text: number;
    readonly textBytes: number;
    readonly prints: number;
    readonly printBytes: number;
  };
  readonly card: StoredCard;
}

export interface AssayParts
  extends Pick<AssayHeader, 'calibration' | 'clip' | 'power10' | 'percentiles' | 'card'> {
  readonly certainty: CertaintyHeader;
  readonly scaffolds: Uint32Array;
  readonly line: Line;
  readonly trees: TreeNodes;
  readonly ridge: RidgeMember;
  readonly threshold: number;
  /** Fingerprints of molecules, 16 words each. */
  readonly references: Uint32Array;
  readonly base: Uint8Array;
  readonly stored?: readonly StoredRow[] | undefined;
}

export interface AssayFile {
  readonly header: AssayHeader;
  readonly trees: TreeArrays;
  readonly weights: Float32Array;
  readonly domain: DomainIndex;
  readonly scaffolds: ReadonlySet<number>;
  readonly base: Uint8Array;
  readonly stored: MeasuredMolecules | undefined;
}

const MAGIC = 'BGAM';
const FORMAT_VERSION = 1;
const PREFIX_BYTES = 12;

export function writeAssayFile(parts: AssayParts): Uint8Array<ArrayBuffer> {
  const { card, line, trees, ridge, base, references, scaffolds } = parts;
  const sections: Uint8Array[] = [];
  let end = 0;
  const place = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => {
    const padded = new Uint8Array(Math.ceil(byteLength / 4) * 4);
    padded.set(new Uint8Array(buffer, byteOffset, byteLength));
    sections.push(padded);
    const start = end;
    end += padded.length;
    return start;
  };
  const header: AssayHeader = {
    model: card.name,
    kind: card.kind,
    featureVersion: FEATURE_VERSION,
    featureCount,
    members: [
      {
        name: 'boosted',
        link: 'identity',
        scale: 1,
        trees: trees.trees,
        nodes: trees.features.length,
        features: place(trees.features),
        values: place(trees.values),
      },
      {
        name: 'linear',
        link: 'identity',
        intercept: ridge.intercept,
        range: null,
        weights: place(ridge.weights),
      },
    ],
    calibration: parts.calibration,
    clip: parts.clip,
    power10: parts.power10,
    certainty: parts.certainty,
    domain: {
      threshold: parts.threshold,
      bits: DOMAIN_BITS,
      references: (references.length * 32) / DOMAIN_BITS,
      offset: place(references),
      scaffolds: scaffolds.length,
      scaffoldNumbers: place(scaffolds),
    },
    percentiles: parts.percentiles,
    base: { line, offset: place(base), bytes: base.byteLength },
    ...(parts.stored && { stored: placeRows(parts.stored, place) }),
    card,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = PREFIX_BYTES + Math.ceil(text.length / 4) * 4;
  const bytes = new Uint8Array(start + end).fill(0x20, 0, start);
  bytes.set(new TextEncoder().encode(MAGIC));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, FORMAT_VERSION, true);
  view.setUint32(8, start - PREFIX_BYTES, true);
  bytes.set(text, PREFIX_BYTES);
  let next = start;
  for (const section of sections) {
    bytes.set(section, next);
    next += section.length;
  }
  return bytes;
}

function placeRows(rows: readonly StoredRow[], place: (section: Uint8Array) => number) {
  const { text, prints } = packRows(rows);
  return {
    rows: rows.length,
    text: place(text),
    textBytes: text.length,
    prints: place(prints),
    printBytes: prints.length,
  };
}

/** @throws PredictorError `INVALID_MODEL_FILE` for a file of another kind or version, or a truncated one. */
export function readAssayFile(given: Uint8Array): AssayFile {
  const { buffer } = given.slice();
  let file: AssayFile;
  try {
    file = readSections(buffer);
  } catch (cause) {
    throw invalid('Not an assay model file, or the file is truncated or corrupt.', cause);
  }
  const { featureVersion, featureCount: features, model } = file.header;
  if (featureVersion !== FEATURE_VERSION || features !== featureCount)
    throw invalid(
      `Model ${model} was trained with another version of the features. Train it again.`,
    );
  return file;
}

function readSections(buffer: ArrayBuffer): AssayFile {
  const view = new DataView(buffer);
  const isOurs = String.fromCharCode(...new Uint8Array(buffer, 0, 4)) === MAGIC;
  if (!isOurs || view.getUint32(4, true) !== FORMAT_VERSION)
    throw new RangeError('Not a model file, or a model file of another format version.');
  const length = view.getUint32(8, true);
  const text = new TextDecoder().decode(new Uint8Array(buffer, PREFIX_BYTES, length));
  const { kept, ...current } = JSON.parse(text) as AssayHeader & {
    /** The name of `stored` in files of 0.2. */
    readonly kept?: AssayHeader['stored'];
  };
  const header: AssayHeader = kept ? { ...current, stored: kept } : current;
  const start = PREFIX_BYTES + length;
  const { domain, base, stored, featureCount: width } = header;
  const [boosted, linear] = header.members;
  checkHeader(header);
  const features = new Uint16Array(buffer, start + boosted.features, boosted.nodes);
  const values = new Float32Array(buffer, start + boosted.values, boosted.nodes);
  const words = (domain.references * domain.bits) / 32;
  return {
    header,
    trees: packTrees({ trees: boosted.trees, features, values }, width),
    weights: new Float32Array(buffer, start + linear.weights, width).slice(),
    domain: indexDomain(new Uint32Array(buffer, start + domain.offset, words)),
    scaffolds: new Set(new Uint32Array(buffer, start + domain.scaffoldNumbers, domain.scaffolds)),
    base: new Uint8Array(buffer, start + base.offset, base.bytes).slice(),
    stored: stored && storedRows(buffer, start, stored, header.model),
  };
}

function storedRows(
  buffer: ArrayBuffer,
  start: number,
  { rows, text, textBytes, prints, printBytes }: NonNullable<AssayHeader['stored']>,
  model: string,
): MeasuredMolecules {
  const packed = {
    text: new Uint8Array(buffer, start + text, textBytes),
    prints: new Uint8Array(buffer, start + prints, printBytes).slice(),
  };
  const molecules = readRows(packed, model);
  if (molecules.smiles.length !== rows)
    throw new RangeError('The number of stored rows differs from the header.');
  return molecules;
}

function checkHeader({ model, card, certainty }: AssayHeader): void {
  if (typeof model !== 'string' || !isModelName(card.base))
    throw new RangeError('The header of the model file lacks a model name or a known base model.');
  const facts = { similarity: 0.4, knownScaffold: false, deviation: 0, descriptors: 0 };
  const error = expectedError(certainty, facts, 0, card.kind === 'classification');
  const limits = [true, false].map((isKnown) => getLimit(certainty, error, isKnown));
  if (![error, certainty.limit, ...limits].every(Number.isFinite))
    throw new RangeError('The model file has no expected-error section.');
}

function invalid(message: string, cause?: unknown): PredictorError {
  return new PredictorError('INVALID_MODEL_FILE', message, { cause });
}

export function fileFacts({
  featureVersion,
  members: [trees, linear],
  base: { line },
  calibration,
  clip,
  domain,
  certainty,
  stored,
}: AssayHeader): AssayFileFacts {
  return {
    featureVersion,
    members: [
      { name: trees.name, trees: trees.trees, nodes: trees.nodes },
      { name: linear.name, intercept: linear.intercept },
    ],
    line: { intercept: line.intercept, slope: line.slope },
    calibration,
    range: clip,
    domain: {
      references: domain.references,
      scaffolds: domain.scaffolds,
      floor: domain.threshold,
      limit: certainty.limit,
    },
    storedRows: stored?.rows ?? 0,
  };
}
