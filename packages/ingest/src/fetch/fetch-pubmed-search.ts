import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { DownloadError } from './download-error.js';
import { type FetchOptions, type FetchReport, politeHttp } from './fetch-files.js';
import { type FetchedFile, openFetchedList } from './fetched-list.js';
import type { PoliteHttp } from './polite-http.js';

/** Which citations are wanted. */
export interface PubmedSearch {
  /** As PubMed's own page reads it, e.g. `asthma[mesh] AND 2024:2025[dp]`. */
  readonly query: string;
  /** Citations at most, the most relevant first: 1 to 10,000. @defaultValue 10,000 */
  readonly most?: number | undefined;
  /** NCBI's key, with which one may ask more often. Default: none. */
  readonly apiKey?: string | undefined;
}

const EUTILS = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/';
/** Requests in a second that NCBI allows, without and with a key, each less one for the safe side. */
const PER_SECOND = { withoutKey: 2, withKey: 9 };
/** What E-utilities list of a search in PubMed at most. */
const MOST = 10_000;
/** Citations of one request and of one file. */
const BATCH = 200;

/**
 * Fetches the citations that a search in PubMed finds, by NCBI's E-utilities, in files of 200. Called again, it fetches
 * those files alone whose citations are others than before.
 * @throws InvalidArgumentError for an empty query or a number out of range; DownloadError.
 */
export async function fetchPubmedSearch(
  { query, most = MOST, apiKey }: PubmedSearch,
  options: FetchOptions,
): Promise<FetchReport> {
  if (query.trim() === '') throw new InvalidArgumentError('query', 'must hold words');
  if (!Number.isInteger(most) || most < 1 || most > MOST) {
    throw new InvalidArgumentError('most', `must be from 1 to ${MOST}`, most);
  }
  const { folder, email, signal, base = EUTILS, onProgress } = options;
  const { withKey, withoutKey } = PER_SECOND;
  const http = politeHttp(apiKey === undefined ? withoutKey : withKey, options);
  const form = {
    db: 'pubmed',
    tool: 'biographql',
    ...(email === undefined ? {} : { email }),
    ...(apiKey === undefined ? {} : { api_key: apiKey }),
  };
  const search = { ...form, term: query, retmax: String(most), retmode: 'json', sort: 'relevance' };
  const searchUrl = new URL('esearch.fcgi', base).href;
  const { count, ids } = await readSearch(http, searchUrl, { form: search, signal });
  await mkdir(folder, { recursive: true });
  const list = await openFetchedList(folder);
  const name = `pubmed-${createHash('sha256').update(query).digest('hex').slice(0, 8)}`;
  const url = new URL('efetch.fcgi', base).href;
  const files: FetchedFile[] = [];
  const batches = Math.ceil(ids.length / BATCH);
  let unchanged = 0;
  let articles = 0;
  for (let at = 0; at < batches; at += 1) {
    signal?.throwIfAborted();
    const batch = ids.slice(at * BATCH, (at + 1) * BATCH);
    const etag = `ids:${createHash('sha256').update(batch.join()).digest('hex')}`;
    const file = `${name}-${String(at + 1).padStart(2, '0')}.xml`;
    const known = await list.get(file);
    if (known?.etag === etag) {
      files.push(known);
      unchanged += 1;
      articles += batch.length;
      continue;
    }
    onProgress?.({ file, done: at, files: batches, bytes: 0, totalBytes: null });
    const asked = { ...form, id: batch.join(), retmode: 'xml' };
    const text = await (await http.send(url, { form: asked, signal })).text();
    const found = text.match(/<Pubmed(?:Book)?Article[\s>]/g)?.length ?? 0;
    if (found === 0 || !text.includes('</PubmedArticleSet>')) {
      throw new DownloadError(
        url,
        `${url} answered no whole set of citations. Call the command again; it goes on where it stopped.`,
      );
    }
    articles += found;
    const part = join(folder, `.${file}.part`);
    await writeFile(part, text);
    await rename(part, join(folder, file));
    const fetched = { ...described(text), file, url, etag };
    await list.put(fetched);
    files.push(fetched);
  }
  return { files, unchanged, notes: notesOn(count, ids.length, articles) };
}

async function readSearch(
  http: PoliteHttp,
  url: string,
  request: {
    readonly form: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<{ readonly count: number; readonly ids: readonly string[] }> {
  const answer: unknown = await (await http.send(url, request)).json().catch(() => null);
  const result = isRecord(answer) && isRecord(answer.esearchresult) ? answer.esearchresult : {};
  const { count, idlist, ERROR: problem } = result;
  if (typeof problem === 'string') throw new DownloadError(url, `PubMed refuses: ${problem}`);
  if (typeof count !== 'string' || !Array.isArray(idlist)) {
    throw new DownloadError(url, `${url} answered no list of citations. Try again later.`);
  }
  // They become part of the next request, and are numbers or nothing.
  const ids = idlist.filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id));
  return { count: Number(count), ids };
}

function described(text: string): Omit<FetchedFile, 'file' | 'url' | 'etag'> {
  return {
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    checksum: null,
    lastModified: null,
    fetchedAt: new Date().toISOString(),
  };
}

function notesOn(count: number, listed: number, articles: number): readonly string[] {
  const rest =
    count > listed
      ? [
          `The search finds ${count} citations, of which these are the first ${listed}. For more, search year by year (2024[dp]) or fetch the files of PubMed.`,
        ]
      : [];
  const lost = listed - articles;
  const missing = lost > 0 ? [`${lost} citations of the list were not answered.`] : [];
  return [
    `${articles} citations.`,
    ...rest,
    ...missing,
    "PubMed is used by NLM's terms and conditions; abstracts may have owners.",
  ];
}
