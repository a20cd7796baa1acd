import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { openBytes, STANDARD_INPUT } from '../bytes/open-bytes.js';
import { archiveHolds } from '../bytes/tar-members.js';
import { isGraphOrArchive } from '../formats/built-in-formats.js';
import { isHidden, type SourceFile } from '../source-files.js';
import { ARTICLE_FORMATS, type ArticleFormat, getArticleFormat } from './article-format.js';

export type ArticleFile = SourceFile<ArticleFormat | 'unknown'>;

export const NO_ARTICLES = `the format is not one of articles: ${Object.values(ARTICLE_FORMATS).join(', ')}`;

/**
 * Finds the files of articles at a path: itself, or all in the folder and its folders, in order of their names. The format
 * is told by the content, and by the ending (`.xml`, `.jsonl` …) where the content tells nothing; files of a folder that
 * are something else, graphs among them, are passed over. The standard input (`-`) is one file.
 * @throws InvalidArgumentError when nothing is there.
 */
export async function articleFilesAt(path: string): Promise<readonly ArticleFile[]> {
  if (path === STANDARD_INPUT) return [{ path, format: 'unknown', bytes: 0 }];
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new InvalidArgumentError('source', 'must be an existing file or folder', path);
  const isFolder = found.isDirectory();
  const names = isFolder
    ? (await readdir(path, { recursive: true }))
        .filter((name) => !isHidden(name))
        .sort()
        .map((name) => join(path, name))
    : [path];
  const files: ArticleFile[] = [];
  for (const name of names) {
    const entry = await stat(name);
    if (!entry.isFile()) continue;
    const format = await getFormat(name, isFolder);
    if (format !== null) files.push({ path: name, format, bytes: entry.size });
  }
  return files;
}

async function getFormat(path: string, isInFolder: boolean): Promise<ArticleFormat | null> {
  await using source = openBytes(path);
  const head = await source.head();
  if (isInFolder && isGraphOrArchive(head, path)) return null;
  const format = getArticleFormat(head, path);
  if (format !== 'tar') return format;
  return (await archiveHolds(source.chunks, isArticle)) ? format : null;
}

function isArticle(head: Buffer, name: string): boolean {
  return !isGraphOrArchive(head, name) && getArticleFormat(head, name) !== null;
}
