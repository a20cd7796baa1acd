import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FileSource, readServedFile } from './served-file.js';

const FOLDER = 'https://host.example/some/place/data/';
const TEXT = 'triples and names\n'.repeat(5_000);
const PACKED = gzipSync(TEXT);
const FILE = { name: 'labels-1.bin', bytes: PACKED.length, plainBytes: TEXT.length };

/** Stub of the browser's cache. */
class CachedResponses implements Partial<Cache> {
  readonly cached = new Map<string, Uint8Array<ArrayBuffer>>();
  constructor(readonly problem?: Error) {}
  async match(url: string): Promise<Response | undefined> {
    const bytes = this.cached.get(url);
    return bytes && new Response(bytes);
  }
  async put(url: string, response: Response): Promise<void> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (this.problem !== undefined) throw this.problem;
    this.cached.set(url, bytes);
  }
}

function getSource(cache: CachedResponses | null, onLost = vi.fn()): FileSource {
  return { folder: FOLDER, cache: cache as Cache | null, onLost };
}

async function read(source: FileSource, onBytes?: (bytes: number) => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readServedFile(source, FILE, onBytes)) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

const host = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('readServedFile', () => {
  it('unpacks what the host sends, and reports each stored byte', async () => {
    host(() => new Response(PACKED));
    const stated: number[] = [];
    expect(await read(getSource(null), (bytes) => stated.push(bytes))).toBe(TEXT);
    expect(stated.at(-1)).toBe(FILE.bytes);
    expect(fetch).toHaveBeenCalledWith(`${FOLDER}labels-1.bin`);
  });

  it('accepts content that the host already decompressed', async () => {
    host(() => new Response(TEXT));
    expect(await read(getSource(null))).toBe(TEXT);
  });

  it('fetches once, then reads from the cache', async () => {
    host(() => new Response(PACKED));
    const cache = new CachedResponses();
    await read(getSource(cache));
    await vi.waitFor(() => expect(cache.cached.size).toBe(1));
    expect(await read(getSource(cache))).toBe(TEXT);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('reads on when the browser has no space to keep it, and says so', async () => {
    host(() => new Response(PACKED));
    const onLost = vi.fn();
    const full = new DOMException('full', 'QuotaExceededError');
    expect(await read(getSource(new CachedResponses(full), onLost))).toBe(TEXT);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(full));
  });

  it('says what is missing', async () => {
    host(() => new Response('', { status: 404 }));
    await expect(read(getSource(null))).rejects.toThrow(
      'labels-1.bin cannot be loaded: the server answered with status 404.',
    );
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(read(getSource(null))).rejects.toThrow('the network is not available');
    host(() => new Response(PACKED.subarray(0, 20)));
    await expect(read(getSource(null))).rejects.toThrow();
  });
});
