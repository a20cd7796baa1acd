import { FEATURE_VERSION, PredictorError } from '@biographql/admet-predictor';

export interface MeasuredHeader {
  readonly model: string;
  readonly featureVersion: number;
  readonly source: string;
  readonly note?: string;
  readonly textBytes: number;
}

export interface MeasuredMolecules extends Pick<MeasuredHeader, 'source'> {
  readonly smiles: readonly string[];
  readonly values: readonly number[];
  /** For each molecule the number of its slots, then how far each is from the one before; numbers in groups of seven bits, the lowest first. */
  readonly fingerprints: Uint8Array;
}

export interface MeasuredFile extends MeasuredMolecules {
  readonly header: MeasuredHeader;
}

const MAGIC = 'BGMM';
const PREFIX_BYTES = 8;

/**
 * Reads a file of measured molecules; FORMAT.md describes it.
 *
 * @throws PredictorError `INVALID_MODEL_FILE` when the bytes are none, or belong to another version of the features.
 */
export async function readMeasured(bytes: Uint8Array): Promise<MeasuredFile> {
  try {
    return parse(await unzip(bytes));
  } catch (cause) {
    if (cause instanceof PredictorError) throw cause;
    throw new PredictorError('INVALID_MODEL_FILE', 'The bytes are no file of measured molecules.', {
      cause,
    });
  }
}

function parse(bytes: Uint8Array): MeasuredFile {
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== MAGIC) throw new RangeError('It begins otherwise.');
  const start = PREFIX_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const decoder = new TextDecoder();
  const header = JSON.parse(decoder.decode(bytes.subarray(PREFIX_BYTES, start))) as MeasuredHeader;
  if (header.featureVersion !== FEATURE_VERSION) {
    const message = `The measured molecules of ${header.model} have fingerprints of another version.`;
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
