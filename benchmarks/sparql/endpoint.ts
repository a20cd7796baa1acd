/** Another engine's query endpoint, in a process that was started for the bench. */
export interface Endpoint extends AsyncDisposable {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** From the start of the process until it answered with the whole graph loaded. */
  readonly startMs: number;
}

/** Returns the number that a query with one solution of one variable answers. */
export async function askNumber(url: string, query: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/sparql-results+json' },
    body: new URLSearchParams({ query }),
    signal: AbortSignal.timeout(60_000),
  });
  const { results } = (await response.json()) as {
    readonly results: { readonly bindings: readonly Readonly<Record<string, { value: string }>>[] };
  };
  return Number(Object.values(results.bindings[0] ?? {})[0]?.value);
}
