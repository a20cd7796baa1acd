import {
  FEATURE_VERSION,
  type ModelName,
  type ModelSource,
  PredictorError,
} from '@biographql/admet-predictor';
import { atByte, atFloat, featureLayout } from '@biographql/admet-predictor/internal';
import type { MeasuredMolecule } from '@biographql/core';

export interface MeasuredHeader {
  readonly model: string;
  readonly featureVersion: number;
  readonly source: string;
  readonly note?: string;
  readonly textBytes: number;
}

export interface MeasuredMolecules extends Pick<MeasuredHeader, 'source'> {
  readonly smiles: readonly string[];
  /** In the model's unit; 0 or 1 for classes. */
  readonly values: readonly number[];
  /** For each molecule the number of its slots, then their deltas, as LEB128 varints. */
  readonly fingerprints: Uint8Array;
}

/** Measured molecules of a model with their source. */
export interface MeasuredFile extends MeasuredMolecules {
  readonly header: MeasuredHeader;
}

const MAGIC = 'BGMM';
const PREFIX_BYTES = 8;

/**
 * Reads a file of measured molecules, e.g. `measured/hERG.bin` of this package; FORMAT.md describes it.
 *
 * @throws PredictorError `INVALID_MODEL_FILE` for other bytes, or another version of the features.
 * @example
 * ```ts
 * import { measuredFolder, readMeasured } from '@biographql/admet-lab/explain';
 * import { modelsIn } from '@biographql/admet-predictor';
 *
 * const { smiles, values, source } = await readMeasured(await modelsIn(measuredFolder())('DILI.bin'));
 * console.log(smiles[0], values[0], source);
 * ```
 */
export async function readMeasured(bytes: Uint8Array): Promise<MeasuredFile> {
  try {
    return parse(await unzip(bytes));
  } catch (cause) {
    if (cause instanceof PredictorError) throw cause;
    throw new PredictorError(
      'INVALID_MODEL_FILE',
      'Not a file of measured molecules, or the file is damaged.',
      {
        cause,
      },
    );
  }
}

function parse(bytes: Uint8Array): MeasuredFile {
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== MAGIC) throw new RangeError('The file does not start with the expected signature.');
  const start = PREFIX_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const decoder = new TextDecoder();
  const header = JSON.parse(decoder.decode(bytes.subarray(PREFIX_BYTES, start))) as MeasuredHeader;
  if (header.featureVersion !== FEATURE_VERSION) {
    const message = `The file of measured molecules for ${header.model} has fingerprints that this version of the predictor does not use.`;
    throw new PredictorError('INVALID_MODEL_FILE', message);
  }
  const end = start + header.textBytes;
  const lines = decoder.decode(bytes.subarray(start, end)).split('\n').slice(0, -1);
  return {
    header,
    source: header.source,
    smiles: lines.map((line) => line.slice(0, line.indexOf('\t'))),
    values: lines.map((line) => Number(line.slice(line.indexOf('\t') + 1))),
    fingerprints: bytes.subarray(end),
  };
}

async function unzip(bytes: Uint8Array): Promise<Uint8Array> {
  const zipped = new Blob([bytes.slice()]).stream();
  const plain = zipped.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

export const FINGERPRINT_WIDTH = featureLayout.roles - featureLayout.atoms;

export function fingerprintSlots(features: Float32Array): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < FINGERPRINT_WIDTH; slot += 1)
    if (atFloat(features, featureLayout.atoms + slot) > 0) slots.push(slot);
  return slots;
}

/** Appends the number of slots, then their deltas, as LEB128 varints. */
export function packSlots(bytes: number[], slots: readonly number[]): void {
  put(bytes, slots.length);
  slots.forEach((slot, i) => {
    put(bytes, slot - (slots[i - 1] ?? 0));
  });
}

function put(bytes: number[], number: number): void {
  for (let rest = number; ; rest >>>= 7) {
    bytes.push(rest > 127 ? (rest & 127) | 128 : rest);
    if (rest < 128) return;
  }
}

/** Reads the numbers that {@link packSlots} wrote, one after the other. @throws RangeError beyond the end. */
export function slotReader(bytes: Uint8Array): () => number {
  let place = 0;
  return () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = atByte(bytes, place);
      place += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
}

export function findSimilar(
  { source, smiles, values, fingerprints }: MeasuredMolecules,
  features: Float32Array,
  count: number,
): readonly MeasuredMolecule[] {
  const fingerprint = new Uint8Array(FINGERPRINT_WIDTH);
  const slots = fingerprintSlots(features);
  for (const slot of slots) fingerprint[slot] = 1;
  const next = slotReader(fingerprints);
  const best: { readonly row: number; readonly similarity: number }[] = [];
  for (let row = 0; row < smiles.length; row += 1) {
    const length = next();
    let slot = 0;
    let shared = 0;
    for (let i = 0; i < length; i += 1) {
      slot += next();
      shared += atByte(fingerprint, slot);
    }
    const similarity = shared / Math.max(1, slots.length + length - shared);
    if (best.length === count && similarity <= (best.at(-1)?.similarity ?? 0)) continue;
    const at = best.findIndex((other) => other.similarity < similarity);
    best.splice(at < 0 ? best.length : at, 0, { row, similarity });
    if (best.length > count) best.pop();
  }
  return best.map(({ row, similarity }) => ({
    smiles: smiles[row] ?? '',
    value: values[row] ?? Number.NaN,
    similarity,
    source,
  }));
}

export interface SimilarMolecules {
  readonly similar: readonly MeasuredMolecule[];
  readonly similarNote?: string;
}

export type MeasuredStore = ReturnType<typeof createMeasuredStore>;

/** Creates a store over a source of files that are named after the models. */
export function createMeasuredStore(source: ModelSource) {
  const loaded = new Map<ModelName, Promise<MeasuredFile>>();
  return {
    async similar(
      model: ModelName,
      features: Float32Array,
      count: number,
    ): Promise<SimilarMolecules> {
      const pending = loaded.get(model) ?? source(`${model}.bin`).then(readMeasured);
      loaded.set(model, pending);
      try {
        const file = await pending;
        const { note } = file.header;
        const similar = findSimilar(file, features, count);
        return { similar, ...(note === undefined ? {} : { similarNote: note }) };
      } catch {
        loaded.delete(model);
        return { similar: [], similarNote: 'The measured molecules could not be loaded.' };
      }
    },
  };
}
