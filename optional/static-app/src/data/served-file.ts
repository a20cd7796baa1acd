/** A file of the static build's data. */
export interface ServedFile {
  /** In the folder of the data. */
  readonly name: string;
  /** Size with gzip. */
  readonly bytes: number;
  /** Size unpacked; 0 for the graph. */
  readonly plainBytes: number;
}

/** Source and cache of files. */
export interface FileSource {
  /** Address of the folder of the data. */
  readonly folder: string;
  /** Null where the browser keeps nothing, as on pages without TLS. */
  readonly cache: Cache | null;
  /** Called when a file could not be stored for the next visit. */
  readonly onLost: (error: unknown) => void;
}

const GZIP = [0x1f, 0x8b] as const;

/**
 * Reads and decompresses a file from the cache, or fetches and caches it. Hosts that unpack gzip by themselves
 * are fine.
 * @param onBytes - called with the number of stored bytes received.
 * @throws Error when it cannot be fetched.
 */
export async function* readServedFile(
  { folder, cache, onLost }: FileSource,
  { name }: ServedFile,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const url = new URL(name, folder).href;
  const retained = await cache?.match(url);
  const response = retained ?? (await fetchFile(url, name));
  if (retained === undefined && cache !== null) {
    // Caches the file while the result is read.
    void cache.put(url, response.clone()).catch(onLost);
  }
  if (response.body === null)
    throw new Error(`${name} cannot be loaded: the response has no content.`);
  const reader = response.body.getReader();
  let next = await reader.read();
  const isGzip = GZIP.every((byte, at) => next.value?.[at] === byte);
  let loaded = 0;
  const counted = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (next.done) return controller.close();
      loaded += next.value.length;
      onBytes(loaded);
      controller.enqueue(next.value);
      next = await reader.read();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  yield* toChunks(isGzip ? counted.pipeThrough(new DecompressionStream('gzip')) : counted);
}

/** @param name - name in error messages. @throws Error when the network or the host does not answer with it. */
export async function fetchFile(url: string, name: string): Promise<Response> {
  const response = await fetch(url).catch((cause) => {
    throw new Error(`${name} cannot be loaded: the network is not available.`, { cause });
  });
  if (response.ok) return response;
  throw new Error(`${name} cannot be loaded: the server answered with status ${response.status}.`);
}

/** Few browsers support iterating over streams. */
async function* toChunks<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

const PREFIX = 'biographql-data';

/**
 * Opens the cache of a dataset's files and removes those of other datasets at the same address.
 * Null when the browser caches nothing: without TLS, or with storage turned off.
 */
export async function openCachedFiles(folder: string, digest: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null;
  const mine = `${PREFIX} ${new URL(folder).pathname} `;
  const name = `${mine}${digest}`;
  try {
    for (const other of await caches.keys()) {
      if (other.startsWith(mine) && other !== name) await caches.delete(other);
    }
    return await caches.open(name);
  } catch {
    return null;
  }
}
