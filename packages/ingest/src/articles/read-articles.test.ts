import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { InvalidArgumentError } from '@biographql/core';
import type { Article } from '@biographql/engines';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reject } from '../dataset/progress.js';
import type { ArticleProgress } from './article-source.js';
import { readArticleBatches } from './read-articles.js';

const folders: string[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-articles-'));
  folders.push(folder);
});
afterAll(async () => {
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })));
});

async function read(name: string, content: string | Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  return readAll(path);
}

async function readAll(path: string | readonly string[]) {
  const articles: Article[] = [];
  const rejects: Reject[] = [];
  const progress: ArticleProgress[] = [];
  const options = {
    onReject: (reject: Reject) => rejects.push(reject),
    onProgress: (step: ArticleProgress) => progress.push(step),
  };
  for await (const batch of readArticleBatches(path, options)) articles.push(...batch);
  return { articles, rejects, progress };
}

const record = (pmid: number, inside = '<ArticleTitle>Title</ArticleTitle>') =>
  `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID>\n<Article>${inside}</Article></MedlineCitation></PubmedArticle>`;
const set = (...records: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<PubmedArticleSet>\n${records.join('\n')}\n</PubmedArticleSet>`;

describe('readArticleBatches, PubMed XML', () => {
  it('loses only the record that is malformed, and says where it is', async () => {
    const { articles, rejects } = await read(
      'a.xml',
      set(record(1), record(2, '<ArticleTitle>a < b</ArticleTitle>'), record(3)),
    );
    expect(articles.map(({ id }) => id)).toEqual(['pmid:1', 'pmid:3']);
    expect(rejects).toEqual([
      expect.objectContaining({
        line: 5,
        text: 'pmid:2',
        reason: expect.stringMatching(/^malformed XML in line 6: /),
      }),
    ]);
  });

  it('takes the good records of a file that breaks off, and of one that lacks an end tag', async () => {
    const broken = set(record(1), record(2)).slice(0, -60);
    const cut = await read('cut.xml', broken);
    expect(cut.articles.map(({ id }) => id)).toEqual(['pmid:1']);
    expect(cut.rejects).toMatchObject([
      { text: 'pmid:2', reason: 'the record has no </PubmedArticle>' },
    ]);
    const unclosed = record(1).replace('</PubmedArticle>', '');
    const open = await read('open.xml', set(unclosed, record(2)));
    expect(open.articles.map(({ id }) => id)).toEqual(['pmid:2']);
    expect(open.rejects).toMatchObject([{ text: 'pmid:1', line: 3 }]);
  });

  it('takes the latest version of an article, wherever it stands', async () => {
    const version = (number: number, title: string) =>
      record(1, `<ArticleTitle>${title}</ArticleTitle>`).replace('"1"', `"${number}"`);
    const { articles, rejects } = await read(
      'versions.xml',
      set(version(2, 'Second.'), version(1, 'First.')),
    );
    expect(articles.map(({ title }) => title)).toEqual(['Second.']);
    expect(rejects).toMatchObject([
      { reason: 'the same file has a newer version of this article (version 2)' },
    ]);
  });

  it('rejects books, and files that are something else', async () => {
    const book =
      '<PubmedBookArticle><BookDocument><PMID>9</PMID></BookDocument></PubmedBookArticle>';
    const { articles, rejects } = await read('b.xml', set(book, record(1)));
    expect(articles).toHaveLength(1);
    expect(rejects).toMatchObject([
      { text: 'pmid:9', reason: 'the record is a book or chapter, not an article' },
    ]);
    const html = await read('c.xml', '<html><body>Not found</body></html>');
    expect(html.rejects).toMatchObject([
      { line: null, reason: 'the file has no PubmedArticle element' },
    ]);
  });

  it('rejects records without a PMID or a title', async () => {
    const { rejects } = await read('d.xml', set(record(0), record(5, '<ArticleTitle/>')));
    expect(rejects.map(({ text, reason }) => [text, reason])).toEqual([
      ['', 'the record has no PMID'],
      ['pmid:5', 'the record has no title'],
    ]);
  });

  it('reads across chunks, compressed, in the encoding the file names', async () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      record(index + 1, `<ArticleTitle>${'é'.repeat(100)} ${index}</ArticleTitle>`),
    );
    const { articles, rejects, progress } = await read('many.xml.gz', gzipSync(set(...many)));
    expect(articles).toHaveLength(3000);
    expect(articles.at(-1)?.title).toBe(`${'é'.repeat(100)} 2999`);
    expect(progress.at(-1)).toMatchObject({ articles: 3000 });
    expect(rejects).toEqual([]);
    expect(progress.at(-1)?.bytesRead).toBe(gzipSync(set(...many)).length);
    const latin = set(record(1, '<ArticleTitle>Müller</ArticleTitle>')).replace(
      'UTF-8',
      'ISO-8859-1',
    );
    const old = await read('latin.xml', Buffer.from(latin, 'latin1'));
    expect(old.articles[0]?.title).toBe('Müller');
  });

  it('ends a damaged compressed file with a reject, after the good records', async () => {
    const noise = Array.from({ length: 4000 }, (_, index) =>
      record(index + 1, `<ArticleTitle>${Math.sin(index)}</ArticleTitle>`),
    );
    const whole = gzipSync(set(...noise));
    const { articles, rejects } = await read('half.xml.gz', whole.subarray(0, whole.length - 2000));
    expect(articles.length).toBeGreaterThan(100);
    expect(rejects.at(-1)?.reason).toContain('the compressed file is damaged');
  });
});

describe('readArticleBatches, JSON lines', () => {
  it('reads lines, passes blank ones over, and rejects others with their place', async () => {
    const good = (pmid: number) => JSON.stringify({ pmid, title: 'ä' });
    const lines = [
      `\uFEFF${good(1)}`,
      '',
      '{broken',
      '[]',
      '{"title":"x"}',
      '{"pmid":"3"}',
      '{"pmid":"4","title":"x","authors":"Smith"}',
      good(2),
    ];
    const { articles, rejects } = await read('a.jsonl', lines.join('\n'));
    expect(articles.map(({ id }) => id)).toEqual(['pmid:1', 'pmid:2']);
    expect(rejects.map(({ line, text, reason }) => [line, text, reason])).toEqual([
      [3, '', "the line isn't a JSON object"],
      [4, '', "the line isn't a JSON object"],
      [5, '', 'the record has no PMID, DOI or PMCID'],
      [6, 'pmid:3', 'the record has no title'],
      [7, '', '`authors` must be a list'],
    ]);
  });

  it('reads brotli', async () => {
    const { articles } = await read('a.jsonl.br', brotliCompressSync('{"pmid":"1","title":"x"}\n'));
    expect(articles).toHaveLength(1);
  });
});

describe('readArticleBatches, paths', () => {
  it('reads folders in the order of names, and several paths in the order given', async () => {
    await mkdir(join(folder, 'sub'));
    await writeFile(join(folder, 'b.jsonl'), '{"pmid":"2","title":"x"}\n');
    await writeFile(join(folder, 'sub', 'c.xml'), set(record(3)));
    await writeFile(join(folder, 'a.xml'), set(record(1)));
    await writeFile(join(folder, 'README.md'), 'no articles');
    expect((await readAll(folder)).articles.map(({ pmid }) => pmid)).toEqual(['1', '2', '3']);
    const paths = [join(folder, 'sub'), join(folder, 'a.xml')];
    expect((await readAll(paths)).articles.map(({ pmid }) => pmid)).toEqual(['3', '1']);
  });

  it('rejects a folder without articles, and throws for what is absent', async () => {
    await expect(readAll(join(folder, 'none.xml'))).rejects.toThrow(InvalidArgumentError);
    expect((await readAll(folder)).rejects).toMatchObject([{ source: folder, line: null }]);
  });

  it('rejects with the reason of an aborted signal', async () => {
    await writeFile(join(folder, 'a.xml'), set(record(1)));
    const reading = readArticleBatches(folder, { signal: AbortSignal.abort(new Error('stop')) });
    await expect(reading.next()).rejects.toThrow('stop');
  });
});
