import { isModelName, type ModelName, PredictorError } from '../contract.js';
import { FEATURE_VERSION, featureCount, featureLayout } from '../features/layout.js';
import type { CertaintyHeader } from './certainty.js';
import {
  DOMAIN_BITS,
  type DomainHeader,
  type DomainIndex,
  readDomain,
  readScaffolds,
} from './domain.js';
import { packTrees, type TreeArrays } from './trees.js';

/** Meaning of a member's sum: the output, or the log-odds of a probability or of a percentage. */
type Link = 'identity' | 'logistic' | 'percent';

export type MemberHeader = TreeMemberHeader | LinearMemberHeader;

export interface TreeMemberHeader {
  readonly name: string;
  readonly link: Link;
  readonly scale: number;
  readonly trees: number;
  readonly nodes: number;
  readonly features: number;
  readonly values: number;
}

export interface LinearMemberHeader {
  readonly name: string;
  readonly link: Link;
  readonly intercept: number;
  readonly range: readonly [low: number, high: number] | null;
  readonly weights: number;
}

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
  readonly domain: DomainHeader;
  readonly certainty: CertaintyHeader;
  readonly percentiles: readonly number[];
}

export interface ModelFile {
  readonly header: ModelHeader;
  readonly members: readonly (TreeArrays | Float32Array)[];
  readonly domain: DomainIndex;
  readonly scaffolds: ReadonlySet<number>;
  readonly errorWeights: Float32Array | undefined;
}

const MAGIC = 'BGAM';
const FORMAT_VERSION = 2;
const PREFIX_BYTES = 12;

/**
 * Reads a model file.
 *
 * @throws PredictorError `INVALID_MODEL_FILE` when the bytes are not a model, are truncated, or belong to
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
  const { members, domain, certainty } = header;
  try {
    const sections = new Uint8Array(buffer, start);
    return {
      header,
      members: members.map((member) => readMember(buffer, start, member)),
      domain: readDomain(sections, domain),
      scaffolds: readScaffolds(sections, domain),
      errorWeights:
        certainty.descriptors && descriptorWeights(buffer, start + certainty.descriptors.weights),
    };
  } catch (cause) {
    throw invalid('The model file is truncated or corrupt.', cause);
  }
}

function readHeader(buffer: ArrayBufferLike): ModelHeader {
  if (buffer.byteLength < PREFIX_BYTES) throw invalid('The model file is truncated.');
  const view = new DataView(buffer);
  const magic = String.fromCharCode(...new Uint8Array(buffer, 0, 4));
  if (magic !== MAGIC || view.getUint32(4, true) !== FORMAT_VERSION)
    throw invalid('Not a model file, or a model file of another version.');
  let header: ModelHeader;
  try {
    const text = new Uint8Array(buffer, PREFIX_BYTES, view.getUint32(8, true));
    header = JSON.parse(new TextDecoder().decode(text)) as ModelHeader;
  } catch (cause) {
    throw invalid('The header of the model file cannot be read.', cause);
  }
  if (!isModelName(header.model)) throw invalid('The model file is for an unknown model.');
  if (header.domain.bits !== DOMAIN_BITS)
    throw invalid(
      'The fingerprint length in the model file does not match this version of the predictor.',
    );
  if (header.featureVersion !== FEATURE_VERSION || header.featureCount !== featureCount)
    throw invalid(
      `Model ${header.model} was trained on features that this version of the predictor does not compute.`,
    );
  return header;
}

function readMember(
  buffer: ArrayBufferLike,
  start: number,
  member: MemberHeader,
): TreeArrays | Float32Array {
  // A copy, so that the weights do not keep the whole file in memory.
  if ('weights' in member)
    return new Float32Array(buffer, start + member.weights, featureCount).slice();
  const features = new Uint16Array(buffer, start + member.features, member.nodes);
  const values = new Float32Array(buffer, start + member.values, member.nodes);
  return packTrees({ trees: member.trees, features, values }, featureCount);
}

function descriptorWeights(buffer: ArrayBufferLike, offset: number): Float32Array {
  const { descriptors } = featureLayout;
  const weights = new Float32Array(featureCount);
  weights.set(new Float32Array(buffer, offset, featureCount - descriptors), descriptors);
  return weights;
}

function invalid(message: string, cause?: unknown): PredictorError {
  return new PredictorError('INVALID_MODEL_FILE', message, { cause });
}
