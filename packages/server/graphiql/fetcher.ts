export interface EditorRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (request: EditorRequest, signal?: AbortSignal) => Promise<unknown>;

/** Creates the function that sends requests of the editor. Its key wins over one among the headers. */
export function createFetcher(path: string, key: string): Send {
  return async ({ headers = {}, ...body }, signal) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    return response.json();
  };
}
