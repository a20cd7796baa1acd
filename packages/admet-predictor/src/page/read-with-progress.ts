/**
 * Fetches a file and reports the bytes received and the total: null where the server does not say, or
 * compresses it on its way.
 *
 * @throws Error for a status other than 2xx.
 */
export async function readWithProgress(
  url: string,
  onBytes: (loaded: number, total: number | null) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const length = Number(response.headers.get('content-length'));
  const isPlain = response.headers.get('content-encoding') === null;
  const total = isPlain && length > 0 ? length : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    parts.push(value);
    loaded += value.length;
    onBytes(loaded, total);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
