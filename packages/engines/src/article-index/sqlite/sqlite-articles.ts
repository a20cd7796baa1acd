import { join } from 'node:path';
import { type DriverOptions, type Place, settingValues } from '../../driver.js';
import { text } from '../../setting.js';
import type { ArticleDriver } from '../article-build.js';
import { sentenceEmbedder } from '../reading/sentence-embedder.js';
import type { TextEmbedder } from '../reading/text-embedder.js';
import { buildArticleIndex } from './sqlite-article-builder.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';
import { openArticleIndex } from './sqlite-article-index.js';

const SETTINGS = {
  sentenceModel: text({
    defaultValue: '',
    placeholder: 'path',
    pattern: /^.*$/,
    expected: 'a path',
    description:
      'Folder of a sentence-transformers model as ONNX (`tokenizer.json`, `model.onnx`), which puts found articles in order by meaning in place of the word vectors. It needs `onnxruntime-node` and `@huggingface/tokenizers`, and articles ingested with the same setting.',
  }),
};

/** Articles in one SQLite file: FTS5 for words, vectors for meaning, lists of numbers in memory for everything that is counted. */
export const sqliteArticles: ArticleDriver = {
  name: 'sqlite',
  format: ARTICLE_FORMAT.version,
  settings: SETTINGS,
  async build(articles, at, options = {}) {
    const embedder = await sentenceModelOf(options.settings);
    return buildArticleIndex(fileIn(at), articles, { ...options, ...embedder });
  },
  async open(at, { settings, onEvent, onDamage } = {}) {
    const embedder = await sentenceModelOf(settings);
    return openArticleIndex(fileIn(at), {
      ...embedder,
      ...(onEvent === undefined ? {} : { onEvent }),
      ...(onDamage === undefined ? {} : { onDamage }),
    });
  },
};

/** Empty when none is asked for: word vectors are loaded when they are needed. */
async function sentenceModelOf(
  settings: DriverOptions['settings'],
): Promise<{ readonly embedder?: TextEmbedder }> {
  const { sentenceModel } = settingValues(SETTINGS, settings);
  return sentenceModel === '' ? {} : { embedder: await sentenceEmbedder(sentenceModel) };
}

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.db');
}
