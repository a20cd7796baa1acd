import { readFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import {
  createVocabulary,
  mergeVocabularies,
  standardVocabulary,
  type Vocabulary,
} from '@biographql/engines/vocabulary';
import type { Config } from './settings.js';

export async function withVocabularyFile(path: string, base: Vocabulary = standardVocabulary()) {
  if (path === '') return base;
  return createVocabulary(mergeVocabularies(base.data, await readJson('vocabulary', path)));
}

/** @throws InvalidArgumentError for a file that is not JSON. @param name - Argument name for the error. */
export async function readJson(name: string, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new InvalidArgumentError(name, `must be a JSON file (${problem})`, path);
  }
}

/** Whether a build stores articles as triples, too; undefined to keep the previous dataset's choice. */
export function storesLiterature({ literatureGraph }: Pick<Config, 'literatureGraph'>) {
  return literatureGraph === 'auto' ? undefined : literatureGraph === 'on';
}
