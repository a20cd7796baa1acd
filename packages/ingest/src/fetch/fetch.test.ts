import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleFilesAt } from '../articles/article-files.js';
import { DownloadError } from './download-error.js';
import { downloadFile } from './download-file.js';
import { politeHttp } from './fetch-files.js';
import { fetchOntologies } from './fetch-ontologies.js';
import { fetchPubmedFiles } from './fetch-pubmed-files.js';
import { fetchPubmedSearch } from './fetch-pubmed-search.js';
import { fetchWikidataDump } from './fetch-wikidata-dump.js';
import { file, startService, text } from './loopback-service.fixture.js';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
const md5 = (bytes: Buffer | string) => createHash('md5').update(bytes).digest('hex');

let folder: string;
let waits: number[];
const options = () => ({
  folder,
  wait: async (ms: number) => {
    waits.push(ms);
  },
});
const http = () => politeHttp(1_000, options());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'biographql-fetch-'));
  waits = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('downloadFile', () => {
  const path = () => join(folder, 'a.nt.gz');

  it('goes on where a connection broke, with the bytes that are missing', async () => {
    await using service = await startService({
      '/a.nt.gz': file(BYTES, { etag: '"1"', breaksAfter: 100_000 }),
    });
    const checksum = { algorithm: 'md5', hex: md5(BYTES) } as const;
    const got = await downloadFile(http(), {
      url: `${service.base}a.nt.gz`,
      path: path(),
      checksum,
    });
    expect(readFileSync(path()).equals(BYTES)).toBe(true);
    expect(got.file).toMatchObject({ bytes: BYTES.length, etag: '"1"', file: 'a.nt.gz' });
    expect(service.seen.length).toBeGreaterThanOrEqual(3);
    expect(service.seen[1]?.headers).toMatchObject({ 'if-range': '"1"' });
    expect(readdirSync(folder)).toEqual(['a.nt.gz']);
  });

  it('begins anew where the file became another one', async () => {
    writeFileSync(join(folder, '.a.nt.gz.part'), 'old bytes');
    const url = 'a.nt.gz';
    await using service = await startService({ '/a.nt.gz': file(BYTES, { etag: '"2"' }) });
    const begun = { url: `${service.base}${url}`, etag: '"1"', lastModified: null };
    writeFileSync(join(folder, '.a.nt.gz.part.json'), JSON.stringify(begun));
    await downloadFile(http(), { url: begun.url, path: path(), checksum: null });
    expect(service.seen[0]?.headers.range).toBe('bytes=9-');
    expect(readFileSync(path()).equals(BYTES)).toBe(true);
  });

  it('asks for nothing more where all bytes came, and only the end was missed', async () => {
    await using service = await startService({ '/a.nt.gz': file(BYTES, { etag: '"1"' }) });
    const begun = { url: `${service.base}a.nt.gz`, etag: '"1"', lastModified: null };
    writeFileSync(join(folder, '.a.nt.gz.part'), BYTES);
    writeFileSync(join(folder, '.a.nt.gz.part.json'), JSON.stringify(begun));
    await downloadFile(http(), { url: begun.url, path: path(), checksum: null });
    expect(service.seen).toHaveLength(1);
    expect(readFileSync(path()).equals(BYTES)).toBe(true);
  });

  it('removes a file with another checksum than its publisher tells', async () => {
    await using service = await startService({ '/a.nt.gz': file(BYTES, { etag: '"1"' }) });
    const wrong = { algorithm: 'md5', hex: md5('other') } as const;
    const download = { url: `${service.base}a.nt.gz`, path: path(), checksum: wrong };
    await expect(downloadFile(http(), download)).rejects.toThrow(/checksum/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives up after some tries that bring nothing, and says what to do', async () => {
    await using service = await startService({
      '/a.nt.gz': (_, response) => {
        response.writeHead(200, { 'content-length': 10 }).flushHeaders();
        response.destroy();
      },
    });
    const download = { url: `${service.base}a.nt.gz`, path: path(), checksum: null };
    await expect(downloadFile(http(), download)).rejects.toThrow(/goes on where it stopped/);
    expect(service.seen.length).toBeGreaterThan(5);
  });

  it('stops when it is told to', async () => {
    await using service = await startService({ '/a.nt.gz': () => {} });
    const stop = new AbortController();
    const { signal } = stop;
    const url = `${service.base}a.nt.gz`;
    const running = downloadFile(http(), { url, path: path(), checksum: null, signal });
    setTimeout(() => stop.abort(new Error('enough')), 20);
    await expect(running).rejects.toThrow('enough');
  });
});

describe('a polite request', () => {
  it('waits as long as the service asks for, and longer each time otherwise', async () => {
    let tries = 0;
    await using service = await startService({
      '/busy': (_, response) => {
        tries += 1;
        if (tries === 1) response.writeHead(429, { 'retry-after': '7' }).end();
        else if (tries < 4) response.writeHead(503).end();
        else response.end('now');
      },
    });
    const response = await http().send(`${service.base}busy`);
    expect(await response.text()).toBe('now');
    expect(waits.filter((ms) => ms >= 1_000)).toEqual([7_000, 2_000, 4_000]);
  });

  it('asks once for what is not there', async () => {
    await using service = await startService({});
    const sent = http().send(`${service.base}nothing`);
    await expect(sent).rejects.toBeInstanceOf(DownloadError);
    await expect(sent).rejects.toMatchObject({
      status: 404,
      code: 'DOWNLOAD_FAILED',
      isRetryable: true,
    });
    expect(service.seen).toHaveLength(1);
  });

  it('keeps the distance that the service wants, and names itself', async () => {
    await using service = await startService({ '/a': text('a') });
    const slow = politeHttp(2, { ...options(), email: 'me@example.org' });
    for (let at = 0; at < 3; at += 1) await slow.send(`${service.base}a`);
    expect(waits).toHaveLength(2);
    // The clock of the test does not move while it waits.
    expect(Math.max(...waits)).toBeGreaterThan(900);
    expect(service.seen[0]?.headers['user-agent']).toBe('biographql (mailto:me@example.org)');
  });
});

describe('fetchPubmedFiles', () => {
  const names = [1, 2, 3].map((number) => `pubmed26n000${number}.xml.gz`);
  const page = names
    .map((name) => `<a href="${name}">${name}</a> <a href="${name}.md5">${name}.md5</a>`)
    .join('\n');
  const answers = Object.fromEntries([
    ['/baseline/', text(page)],
    ...names.flatMap((name) => [
      [`/baseline/${name}`, text(`<PubmedArticleSet>${name}`)],
      [
        `/baseline/${name}.md5`,
        text(`MD5(${name})= ${md5(`<PubmedArticleSet>${name}`).toUpperCase()}\n`),
      ],
    ]),
  ]);

  it('fetches those that are asked for, and none twice', async () => {
    await using service = await startService(answers);
    const wanted = { part: 'baseline', numbers: new Set([1, 3]) } as const;
    const { base } = service;
    const first = await fetchPubmedFiles(wanted, { ...options(), base });
    expect(first.files.map((each) => each.file)).toEqual([names[0], names[2]]);
    expect(first.files[0]?.checksum).toMatch(/^md5:/);
    const before = service.seen.length;
    const again = await fetchPubmedFiles(wanted, { ...options(), base });
    expect(again.unchanged).toBe(2);
    const paths = service.seen.slice(before).map(({ path }) => path);
    expect(paths).toEqual(['/baseline/', ...[1, 3].map((n) => `/baseline/${names[n - 1]}.md5`)]);
    expect(readdirSync(folder)).toEqual([names[0], names[2], 'sources.json']);
  });

  it('names the numbers that are not there', async () => {
    await using service = await startService(answers);
    const wanted = { part: 'baseline', numbers: new Set([2, 9]) } as const;
    await expect(fetchPubmedFiles(wanted, { ...options(), base: service.base })).rejects.toThrow(
      /no file 9\. They go from pubmed26n0001/,
    );
  });
});

describe('fetchPubmedSearch', () => {
  const ids = Array.from({ length: 450 }, (_, at) => String(1_000 + at));
  const search = { esearchresult: { count: '9000', idlist: ids } };
  const citations = (asked: string) =>
    `<PubmedArticleSet>${asked
      .split(',')
      .map((id) => `<PubmedArticle><MedlineCitation><PMID>${id}</PMID></MedlineCitation>`)
      .join('')}</PubmedArticleSet>`;

  it('fetches what a search finds in files that an ingest reads', async () => {
    await using service = await startService({
      '/esearch.fcgi': text(JSON.stringify(search)),
      '/efetch.fcgi': ({ form }, response) => response.end(citations(form.get('id') ?? '')),
    });
    const wanted = { query: 'asthma[mesh]', most: 450, apiKey: 'secret' };
    const asked = { ...options(), base: service.base, email: 'me@example.org' };
    const report = await fetchPubmedSearch(wanted, asked);
    expect(report.files).toHaveLength(3);
    expect(report.notes.slice(0, 2)).toEqual([
      '450 citations.',
      expect.stringContaining('finds 9000 citations'),
    ]);
    expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /esearch.fcgi',
      ...Array(3).fill('POST /efetch.fcgi'),
    ]);
    const form = service.seen[0]?.form;
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      db: 'pubmed',
      term: 'asthma[mesh]',
      retmax: '450',
      api_key: 'secret',
      email: 'me@example.org',
    });
    expect(readFileSync(join(folder, 'sources.json'), 'utf8')).not.toContain('secret');
    expect((await articleFilesAt(folder)).map(({ format }) => format)).toEqual(
      Array(3).fill('pubmed-xml'),
    );

    const before = service.seen.length;
    const again = await fetchPubmedSearch(wanted, asked);
    expect(again.unchanged).toBe(3);
    expect(service.seen).toHaveLength(before + 1);
  });

  it('tells what PubMed refuses', async () => {
    await using service = await startService({
      '/esearch.fcgi': text(JSON.stringify({ esearchresult: { ERROR: 'Empty term' } })),
    });
    const asked = { ...options(), base: service.base };
    await expect(fetchPubmedSearch({ query: '?' }, asked)).rejects.toThrow(/Empty term/);
    await expect(fetchPubmedSearch({ query: ' ' }, asked)).rejects.toBeInstanceOf(
      InvalidArgumentError,
    );
    await expect(fetchPubmedSearch({ query: 'a', most: 20_000 }, asked)).rejects.toThrow(/most/);
  });

  it('keeps no half set of citations', async () => {
    await using service = await startService({
      '/esearch.fcgi': text(JSON.stringify({ esearchresult: { count: '1', idlist: ['1'] } })),
      '/efetch.fcgi': text('<PubmedArticleSet><PubmedArticle>'),
    });
    const asked = { ...options(), base: service.base };
    await expect(fetchPubmedSearch({ query: 'asthma' }, asked)).rejects.toThrow(/no whole set/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('fetchWikidataDump', () => {
  const name = (day: string) => `wikidata-${day}-truthy-BETA.nt.bz2`;
  const sums = `${createHash('sha1').update(BYTES).digest('hex')}  ${name('20260107')}\n`;
  const answers = {
    '/': text('<a href="20260107/"></a><a href="20260114/"></a><a href="dcatap.rdf"></a>'),
    '/20260114/': text('<a href="wikidata-20260114-all.json.gz"></a>'),
    '/20260107/': text(
      `<a href="${name('20260107')}"></a><a href="wikidata-20260107-sha1sums.txt">`,
    ),
    '/20260107/wikidata-20260107-sha1sums.txt': text(sums),
    [`/20260107/${name('20260107')}`]: file(BYTES, { etag: '"w"' }),
  };

  it('takes the newest that is whole', async () => {
    await using service = await startService(answers);
    const report = await fetchWikidataDump({}, { ...options(), base: service.base });
    expect(report.files[0]).toMatchObject({
      file: name('20260107'),
      checksum: expect.stringMatching(/^sha1:/),
    });
  });

  it('says where there is none of a date', async () => {
    await using service = await startService(answers);
    const asked = { ...options(), base: service.base };
    await expect(fetchWikidataDump({ date: '20260114' }, asked)).rejects.toThrow(/of 20260114/);
  });
});

describe('fetchOntologies', () => {
  it('fetches by name, and again only what changed', async () => {
    await using service = await startService({
      '/obo/doid.obo': file(Buffer.from('format-version: 1.2'), { etag: '"d"' }),
      '/obo/so.obo': file(Buffer.from('format-version: 1.2'), { etag: '"s"' }),
    });
    const asked = { ...options(), base: service.base };
    const first = await fetchOntologies(['doid', 'so', 'doid'], asked);
    expect(first.files.map((each) => each.file)).toEqual(['doid.obo', 'so.obo']);
    expect(first.notes[0]).toContain('CC0');
    expect((await fetchOntologies(['doid', 'so'], asked)).unchanged).toBe(2);
    await expect(fetchOntologies(['../etc'], asked)).rejects.toBeInstanceOf(InvalidArgumentError);
  });
});
