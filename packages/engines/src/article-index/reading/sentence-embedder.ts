import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import type { TextEmbedder } from './text-embedder.js';

/** What reads texts as numbers of tokens: the part of `@huggingface/tokenizers` that is used. */
interface Tokenizer {
  encode(text: string): { readonly ids: readonly number[] };
}

/** The part of `onnxruntime-node` that is used. */
interface OnnxRuntime {
  readonly InferenceSession: { create(model: Uint8Array): Promise<OnnxSession> };
  readonly Tensor: new (
    type: 'int64',
    values: BigInt64Array,
    dimensions: readonly number[],
  ) => OnnxTensor;
}

interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Record<string, OnnxTensor>>;
}

interface OnnxTensor {
  readonly data: ArrayLike<number | bigint>;
  readonly dims: readonly number[];
}

/** Where `optimum` and sentence-transformers put a model in its folder. */
const MODEL_FILES = ['model.onnx', join('onnx', 'model.onnx')];
const BATCH = 16;
/** Used when the folder does not tell how many tokens the model was trained for. */
const USUAL_TOKENS = 256;
/** Of all-MiniLM-L6-v2, fitted on the questions that the weight of words was fitted on. */
const SENTENCE_WEIGHT = 1;

/**
 * Opens a sentence-transformers model as ONNX: a folder with `tokenizer.json` and `model.onnx` (or `onnx/model.onnx`).
 * A model that gives a vector per token is read as the mean of all tokens. Its name has a digest of the weights.
 * @throws EngineUnavailableError when the folder holds no such model, or `onnxruntime-node` or `@huggingface/tokenizers`
 * is not installed.
 */
export async function sentenceEmbedder(folder: string): Promise<TextEmbedder> {
  try {
    return await openModel(folder);
  } catch (cause) {
    throw new EngineUnavailableError('sentence-model', 'open', cause);
  }
}

async function openModel(folder: string): Promise<TextEmbedder> {
  const model = await readFile(await modelFileIn(folder));
  const runtime = await optional<OnnxRuntime>('onnxruntime-node');
  const tokenizer = await openTokenizer(folder);
  const session = await runtime.InferenceSession.create(model);
  const most = await tokensOf(folder);
  const embedBatch = async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    const sequences = texts.map((text) => shortened(tokenizer.encode(text).ids, most));
    const inputs = toInputs(sequences, session.inputNames, runtime);
    const outputs = await session.run(inputs);
    const output = outputs[session.outputNames[0] ?? ''];
    if (output === undefined) throw new TypeError('The model gives no output');
    return meanVectors(output, sequences);
  };
  const [probe] = await embedBatch(['asthma']);
  const digest = createHash('sha256').update(model).digest('hex').slice(0, 12);
  return {
    name: `${basename(folder)}-${digest}`,
    dimensions: probe?.length ?? 0,
    weight: SENTENCE_WEIGHT,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let first = 0; first < texts.length; first += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(first, first + BATCH))));
      }
      return vectors;
    },
  };
}

async function modelFileIn(folder: string): Promise<string> {
  for (const name of MODEL_FILES) {
    const path = join(folder, name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new TypeError(`${folder} holds neither ${MODEL_FILES.join(' nor ')}`);
}

async function openTokenizer(folder: string): Promise<Tokenizer> {
  const { Tokenizer } = await optional<{
    readonly Tokenizer: new (tokenizer: object, config: object) => Tokenizer;
  }>('@huggingface/tokenizers');
  const tokenizer = await readJson(join(folder, 'tokenizer.json'));
  const config = await readJson(join(folder, 'tokenizer_config.json')).catch(() => ({}));
  return new Tokenizer(tokenizer, config);
}

async function tokensOf(folder: string): Promise<number> {
  const config = await readJson(join(folder, 'sentence_bert_config.json')).catch(() => ({}));
  const { max_seq_length: most } = config as { readonly max_seq_length?: unknown };
  return Number.isInteger(most) ? Number(most) : USUAL_TOKENS;
}

async function readJson(path: string): Promise<object> {
  return JSON.parse(await readFile(path, 'utf8')) as object;
}

/** The name is no literal: what is not installed must not be looked for before it is needed. */
async function optional<T>(name: string): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (cause) {
    throw new TypeError(`Install ${name} to use a sentence model`, { cause });
  }
}

/** Keeps the last token, which ends a sequence. */
function shortened(ids: readonly number[], most: number): readonly number[] {
  return ids.length <= most ? ids : [...ids.slice(0, most - 1), ...ids.slice(-1)];
}

function toInputs(
  sequences: readonly (readonly number[])[],
  names: readonly string[],
  { Tensor }: OnnxRuntime,
): Readonly<Record<string, OnnxTensor>> {
  const length = Math.max(1, ...sequences.map((ids) => ids.length));
  const shape = [sequences.length, length];
  const tensor = (valueAt: (id: number | undefined) => number) => {
    const values = new BigInt64Array(sequences.length * length);
    sequences.forEach((ids, row) => {
      for (let place = 0; place < length; place++) {
        values[row * length + place] = BigInt(valueAt(ids[place]));
      }
    });
    return new Tensor('int64', values, shape);
  };
  const all: Readonly<Record<string, OnnxTensor>> = {
    input_ids: tensor((id) => id ?? 0),
    attention_mask: tensor((id) => (id === undefined ? 0 : 1)),
    token_type_ids: tensor(() => 0),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/** One vector per text, of length 1: the output itself, or the mean of the tokens of each text. */
function meanVectors(
  { data, dims }: OnnxTensor,
  sequences: readonly (readonly number[])[],
): readonly Float32Array[] {
  const size = dims.at(-1) ?? 0;
  const rows = dims.length === 3 ? (dims[1] ?? 0) : 1;
  return sequences.map((ids, text) => {
    const sum = new Float32Array(size);
    const used = dims.length === 3 ? ids.length : 1;
    for (let row = 0; row < used; row++) {
      const start = (text * rows + row) * size;
      for (let place = 0; place < size; place++) {
        sum[place] = (sum[place] ?? 0) + Number(data[start + place] ?? 0);
      }
    }
    const length = Math.hypot(...sum);
    return length === 0 ? sum : sum.map((value) => value / length);
  });
}
