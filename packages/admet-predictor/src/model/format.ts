import { isModelName, type ModelName } from '../endpoints.js';
import { PredictorError } from '../errors.js';
import { FEATURE_VERSION, featureCount } from '../features/featurize.js';
import { DOMAIN_BITS, type DomainIndex, indexDomain } from './domain.js';

/** A tree ensemble inside a model, as the file's header describes it. */
export interface MemberHeader {
  readonly name: string;
  /** Applied to the sum of leaves times `scale`. */
  readonly link: 'logistic' | 'identity';
  readonly scale: number;
  readonly trees: number;
  readonly nodes: number;
  readonly features: number;
  readonly values: number;
}

/** The JSON header of a model file; FORMAT.md describes each field. */
export interface ModelHeader {
  readonly model: ModelName;
  readonly kind: 'classification' | 'regression';
  readonly featureVersion: number;
  readonly featureCount: number;
  readonly members: readonly MemberHeader[];
  readonly calibration: {
    readonly slope: number;
    readonly intercept: number;
    readonly epsilon: number;
  } | null;
  readonly clip: readonly [number, number] | null;
  readonly power10: boolean;
  readonly interval: {
    readonly level: number;
    readonly edges: readonly number[];
    readonly halfWidths: readonly number[];
  } | null;
  readonly domain: {
    readonly threshold: number;
    readonly bits: number;
    readonly references: number;
    readonly offset: number;
  };
  readonly percentiles: readonly number[];
}

/**
 * Trees of one member in preorder, two 32-bit words per node over one buffer: first the feature in
 * the high half and the distance to the right child in the low half (the left child is the next
 * node), then the threshold of a split (`x <= threshold` goes left) or the value of a leaf.
 */
export interface TreeArrays {
  readonly link: 'logistic' | 'identity';
  readonly scale: number;
  /** First node of each tree. */
  readonly roots: Int32Array;
  readonly words: Uint32Array;
  readonly floats: Float32Array;
}

/** A model file in memory. */
export interface ModelFile {
  readonly header: ModelHeader;
  readonly members: readonly TreeArrays[];
  readonly domain: DomainIndex;
}

/** Feature number that marks a leaf. */
export const LEAF = 0xffff;

const MAGIC = 'BGAM';
const FORMAT_VERSION = 1;
const PREFIX_BYTES = 12;

/**
 * Reads a model file.
 *
 * @throws PredictorError `INVALID_MODEL_FILE` when the bytes are no model, are cut short, or belong to
 * another version of the format or of the features.
 */
export function readModelFile(bytes: Uint8Array): ModelFile {
  // A copy starts at a multiple of four, which the views below need.
  const { buffer } =
    bytes.byteOffset % 4 === 0 && bytes.buffer.byteLength === bytes.byteLength
      ? bytes
      : bytes.slice();
  const header = readHeader(buffer);
  const start = PREFIX_BYTES + new DataView(buffer).getUint32(8, true);
  const { domain } = header;
  try {
    return {
      header,
      members: header.members.map((member) => readTrees(buffer, start, member)),
      domain: indexDomain(
        new Uint32Array(buffer, start + domain.offset, (domain.references * domain.bits) / 32),
      ),
    };
  } catch (cause) {
    throw invalid('The model file is cut short.', cause);
  }
}

function readHeader(buffer: ArrayBufferLike): ModelHeader {
  if (buffer.byteLength < PREFIX_BYTES) throw invalid('The model file is cut short.');
  const view = new DataView(buffer);
  const magic = String.fromCharCode(...new Uint8Array(buffer, 0, 4));
  if (magic !== MAGIC || view.getUint32(4, true) !== FORMAT_VERSION)
    throw invalid('The bytes are not a model file of this version.');
  let header: ModelHeader;
  try {
    const text = new Uint8Array(buffer, PREFIX_BYTES, view.getUint32(8, true));
    header = JSON.parse(new TextDecoder().decode(text)) as ModelHeader;
  } catch (cause) {
    throw invalid('The header of the model file cannot be read.', cause);
  }
  if (!isModelName(header.model)) throw invalid('The model file names no known model.');
  if (header.domain.bits !== DOMAIN_BITS)
    throw invalid('The model file has fingerprints of another width.');
  if (header.featureVersion !== FEATURE_VERSION || header.featureCount !== featureCount())
    throw invalid(
      `Model ${header.model} was trained on other features than this version computes.`,
    );
  return header;
}

function readTrees(buffer: ArrayBufferLike, start: number, member: MemberHeader): TreeArrays {
  const feature = new Uint16Array(buffer, start + member.features, member.nodes);
  const value = new Float32Array(buffer, start + member.values, member.nodes);
  const roots = new Int32Array(member.trees);
  const words = new Uint32Array(member.nodes * 2);
  const floats = new Float32Array(words.buffer);
  const open: number[] = [];
  let tree = 0;
  for (let node = 0; node < member.nodes; node += 1) {
    if (open.length === 0) {
      roots[tree] = node;
      tree += 1;
    } else if (feature[node - 1] === LEAF) {
      const parent = open.pop() ?? 0;
      words[parent * 2] = (words[parent * 2] ?? 0) | (node - parent);
    }
    const test = feature[node] ?? LEAF;
    words[node * 2] = test << 16;
    floats[node * 2 + 1] = value[node] ?? 0;
    if (test !== LEAF) open.push(node);
  }
  if (tree !== member.trees || open.length > 0)
    throw new RangeError('Trees and nodes do not match.');
  return { link: member.link, scale: member.scale, roots, words, floats };
}

function invalid(message: string, cause?: unknown): PredictorError {
  return new PredictorError('INVALID_MODEL_FILE', message, { cause });
}
