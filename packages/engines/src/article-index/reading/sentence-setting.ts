import { type DriverOptions, settingValues } from '../../driver.js';
import { text } from '../../setting.js';
import { sentenceEmbedder } from './sentence-embedder.js';
import type { TextEmbedder } from './text-embedder.js';

/** What drivers that order articles by meaning can be told. */
export const SENTENCE_SETTINGS = {
  sentenceModel: text({
    defaultValue: '',
    placeholder: 'path',
    pattern: /^.*$/,
    expected: 'a path',
    description:
      'Folder of a sentence-transformers model as ONNX (`tokenizer.json`, `model.onnx`), which puts found articles in order by meaning in place of the word vectors. It needs `onnxruntime-node` and `@huggingface/tokenizers`, and articles ingested with the same setting.',
  }),
};

/** Opens the model that the settings name; null when they name none, and word vectors serve. */
export async function sentenceModelOf(
  settings: DriverOptions['settings'],
): Promise<TextEmbedder | null> {
  const { sentenceModel } = settingValues(SENTENCE_SETTINGS, settings);
  return sentenceModel === '' ? null : sentenceEmbedder(sentenceModel);
}
