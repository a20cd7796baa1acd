import { DownloadError } from './download-error.js';
import type { Checksum } from './download-file.js';
import { type FetchOptions, type FetchReport, fetchFiles, politeHttp } from './fetch-files.js';
import type { PoliteHttp } from './polite-http.js';

/** Which dump is wanted. */
export interface WikidataDump {
  /** Its date, `20260114`. Default: the newest that is whole. */
  readonly date?: string | undefined;
}

const DUMPS = 'https://dumps.wikimedia.org/wikidatawiki/entities/';
const PER_SECOND = 1;
/** Dumps that are looked at before the search for a whole one is given up. */
const TRIES = 6;

/**
 * Fetches the best-ranked statements of Wikidata (`…-truthy-BETA.nt.bz2`, more than 40 GB), and compares them with the
 * SHA-1 or MD5 that Wikimedia tells of them.
 * @throws DownloadError, also where there is no such dump.
 */
export async function fetchWikidataDump(
  { date }: WikidataDump,
  options: FetchOptions,
): Promise<FetchReport> {
  const { base = DUMPS, signal } = options;
  const http = politeHttp(PER_SECOND, options);
  for (const day of date === undefined ? await newestDays(http, base, signal) : [date]) {
    const folder = new URL(`${day}/`, base).href;
    const page = await (await http.send(folder, { signal })).text();
    const file = `wikidata-${day}-truthy-BETA.nt.bz2`;
    // A dump of this week may still be written; its files are listed once they are whole.
    if (!page.includes(`"${file}"`)) continue;
    const url = new URL(file, folder).href;
    const checksum = () => checksumOf(http, { folder, page, day, file, signal });
    const report = await fetchFiles(http, [{ url, file, checksum }], options);
    return { ...report, notes: ['Wikidata is in the public domain (CC0 1.0).'] };
  }
  throw new DownloadError(base, `${base} has no whole dump${date ? ` of ${date}` : ''}.`);
}

async function newestDays(http: PoliteHttp, base: string, signal: AbortSignal | undefined) {
  const page = await (await http.send(base, { signal })).text();
  return [...new Set(page.match(/\b20\d{6}(?=\/")/g))].sort().reverse().slice(0, TRIES);
}

interface Listed {
  readonly folder: string;
  readonly page: string;
  readonly day: string;
  readonly file: string;
  readonly signal: AbortSignal | undefined;
}

/** Reads lines of a hash, two blanks and a file's name. */
async function checksumOf(http: PoliteHttp, listed: Listed): Promise<Checksum | null> {
  const { folder, page, day, file, signal } = listed;
  for (const algorithm of ['sha1', 'md5'] as const) {
    const sums = `wikidata-${day}-${algorithm}sums.txt`;
    if (!page.includes(`"${sums}"`)) continue;
    const text = await (await http.send(new URL(sums, folder).href, { signal })).text();
    const line = text.split('\n').find((each) => each.trim().endsWith(` ${file}`));
    const hex = /^[0-9a-f]+/i.exec(line ?? '')?.[0]?.toLowerCase();
    if (hex !== undefined) return { algorithm, hex };
  }
  return null;
}
