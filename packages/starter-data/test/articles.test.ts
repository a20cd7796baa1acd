import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  readStarterProvenance,
  type StarterArticle,
  type StarterProvenance,
  starterDataFiles,
} from '../src/index.js';
import { brotliLines } from './read-starter.js';

const FIELDS = new Set(
  [
    'id',
    'pmid',
    'pmcid',
    'doi',
    'title',
    'authors',
    'affiliations',
    'containerTitle',
    'issn',
    'issued',
  ].concat(['language', 'publicationTypes', 'mesh', 'hasFullText']),
);

const articles: StarterArticle[] = [];
let provenance: StarterProvenance;

beforeAll(async () => {
  provenance = await readStarterProvenance();
  for await (const line of brotliLines(starterDataFiles().articles)) {
    articles.push(JSON.parse(line) as StarterArticle);
  }
}, 120_000);

describe('the files', () => {
  it('stay within 14 MB together', async () => {
    const sizes = await Promise.all(Object.values(starterDataFiles()).map((file) => stat(file)));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(14_000_000);
  });

  it('are the very bytes the provenance was written for', async () => {
    const files = starterDataFiles();
    for (const [name, file] of [
      ['graph.nt.br', files.graph],
      ['articles.jsonl.br', files.articles],
    ] as const) {
      const bytes = await readFile(file);
      expect(bytes.length).toBe(provenance.files[name].bytes);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(provenance.files[name].sha256);
    }
  });
});

describe('articles.jsonl.br', () => {
  it('holds what the provenance counts', () => {
    const having = (field: keyof StarterArticle) =>
      articles.filter((article) => article[field] !== undefined).length;
    expect(articles).toHaveLength(provenance.articles.articles);
    expect(provenance.files['articles.jsonl.br'].lines).toBe(articles.length);
    expect(having('authors')).toBe(provenance.articles.withAuthors);
    expect(having('affiliations')).toBe(provenance.articles.withAffiliations);
    expect(having('mesh')).toBe(provenance.articles.withMesh);
    expect(having('doi')).toBe(provenance.articles.withDoi);
    expect(having('issued')).toBe(provenance.articles.withDate);
    expect(articles.length).toBeLessThanOrEqual(40_000);
  });

  it('has no abstract and no field but the documented ones', () => {
    const fields = new Set(articles.flatMap((article) => Object.keys(article)));
    expect([...fields].filter((field) => !FIELDS.has(field))).toEqual([]);
    const longest = Math.max(
      ...articles.flatMap(({ affiliations = [] }) => affiliations.map((text) => text.length)),
    );
    expect(Math.max(...articles.map(({ title }) => title.length))).toBeLessThan(700);
    expect(longest).toBeLessThan(3_000);
  });

  it('leaves out what is unknown instead of writing null or nothing', () => {
    const hollow = (value: unknown) =>
      value === null || value === '' || (Array.isArray(value) && value.length === 0);
    expect(articles.filter((article) => Object.values(article).some(hollow))).toEqual([]);
    const authors = articles.flatMap((article) => article.authors ?? []);
    expect(authors.filter((author) => Object.values(author).some(hollow))).toEqual([]);
  });

  it('names every article by a unique id and a title, in order of id', () => {
    const ids = articles.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(articles.filter(({ id }) => !/^(?:pmid:\d+|doi:10\..+|pmcid:PMC\d+)$/.test(id))).toEqual(
      [],
    );
    expect(articles.filter(({ title }) => title.trim().length < 4)).toEqual([]);
  });

  it('knows no DOI twice', () => {
    const dois = articles.flatMap(({ doi }) => doi ?? []);
    expect(new Set(dois).size).toBe(dois.length);
    expect(dois.filter((doi) => doi !== doi.toLowerCase() || !doi.startsWith('10.'))).toEqual([]);
  });

  it('dates articles plausibly', () => {
    const dates = articles.flatMap(({ issued }) => issued ?? []);
    expect(
      dates.filter((date) => !/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?$/.test(date)),
    ).toEqual([]);
    expect(dates.filter((date) => date > '2026-12-31')).toEqual([]);
  });

  it('points authors only at affiliations that exist', () => {
    const dangling = articles.filter(({ authors = [], affiliations = [] }) =>
      authors.some((author) =>
        author.affiliations?.some((index) => affiliations[index] === undefined),
      ),
    );
    expect(dangling).toEqual([]);
  });

  it('carries no e-mail address', () => {
    expect(
      articles.filter(({ affiliations = [] }) => affiliations.some((text) => text.includes('@'))),
    ).toEqual([]);
  });

  it('gives MeSH ids in their one form, for most articles with headings', () => {
    const ids = articles.flatMap(({ mesh = [] }) => mesh.flatMap(({ id }) => id ?? []));
    expect(ids.filter((id) => !/^[DC]\d{6,}$/.test(id))).toEqual([]);
    expect(provenance.articles.withMeshId).toBeGreaterThan(provenance.articles.withMesh * 0.9);
  });
});
