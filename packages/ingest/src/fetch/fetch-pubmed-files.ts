import { DownloadError } from './download-error.js';
import type { Checksum } from './download-file.js';
import { type FetchOptions, type FetchReport, fetchFiles, politeHttp } from './fetch-files.js';
import type { PoliteHttp } from './polite-http.js';

/** All of PubMed at the turn of the year, and what changed since, day by day. */
export const PUBMED_PARTS = { baseline: 'baseline/', updates: 'updatefiles/' } as const;

/** Which files of PubMed are wanted. */
export interface PubmedFiles {
  readonly part: keyof typeof PUBMED_PARTS;
  /** Numbers in the names of files, e.g. 1 for `pubmed26n0001.xml.gz`. Default: all that there are. */
  readonly numbers?: ReadonlySet<number> | undefined;
}

const NLM = 'https://ftp.ncbi.nlm.nih.gov/pubmed/';
const PER_SECOND = 2;

/**
 * Fetches the files in which the National Library of Medicine publishes PubMed (about 30,000 citations each), and compares
 * each with the MD5 that stands beside it.
 * @throws DownloadError, also where a number is not among the files.
 */
export async function fetchPubmedFiles(
  { part, numbers }: PubmedFiles,
  options: FetchOptions,
): Promise<FetchReport> {
  const { base = NLM, signal } = options;
  const http = politeHttp(PER_SECOND, options);
  const folder = new URL(PUBMED_PARTS[part], base).href;
  const page = await (await http.send(folder, { signal })).text();
  const all = [...new Set(page.match(/\bpubmed\d\dn\d{4}\.xml\.gz(?=")/g))].sort();
  const wanted = all.filter((name) => numbers?.has(numberOf(name)) ?? true);
  const found = new Set(wanted.map(numberOf));
  const missing = [...(numbers ?? [])].filter((number) => !found.has(number));
  if (all.length === 0 || missing.length > 0) {
    const what = all.length === 0 ? 'no file of PubMed' : `no file ${missing.join(', ')}`;
    const range = all.length === 0 ? '' : ` They go from ${all[0]} to ${all.at(-1)}.`;
    throw new DownloadError(folder, `${folder} lists ${what}.${range}`);
  }
  const published = wanted.map((file) => {
    const url = new URL(file, folder).href;
    return { url, file, checksum: () => md5Of(http, `${url}.md5`, signal) };
  });
  const report = await fetchFiles(http, published, options);
  return { ...report, notes: ["PubMed is used by NLM's terms and conditions."] };
}

function numberOf(name: string): number {
  return Number(name.slice(-11, -7));
}

/** Reads `MD5(pubmed26n0001.xml.gz)= …`. */
async function md5Of(
  http: PoliteHttp,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Checksum> {
  const text = await (await http.send(url, { signal })).text();
  const hex = /\b[0-9a-f]{32}\b/i.exec(text)?.[0]?.toLowerCase();
  if (hex === undefined) throw new DownloadError(url, `${url} holds no MD5.`);
  return { algorithm: 'md5', hex };
}
