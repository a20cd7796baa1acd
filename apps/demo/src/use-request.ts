import type { TypedText } from '@biographql/client';
import { useEffect, useState } from 'react';
import { client } from './client.ts';

/** What a request has come to. `data` is always that of the current variables, never of earlier ones. */
export interface RequestState<Data> {
  readonly data: Data | null;
  readonly error: string | null;
  readonly isLoading: boolean;
}

interface Settled<Data> {
  readonly key: string;
  readonly data: Data | null;
  readonly error: string | null;
}

/** Sends a document whenever its variables change, and aborts the request that they replace; null variables send nothing. */
export function useRequest<Data, Variables extends object>(
  document: TypedText<Data, Variables>,
  variables: NoInfer<Variables> | null,
): RequestState<Data> {
  const key = JSON.stringify(variables);
  const [settled, setSettled] = useState<Settled<Data> | null>(null);

  // The key stands for the variables: it changes exactly when they do.
  useEffect(() => {
    if (variables === null) return undefined;
    const leave = new AbortController();
    const send = client.request as (
      document: TypedText<Data, Variables>,
      variables: Variables,
      options: { signal: AbortSignal },
    ) => Promise<Data>;
    send(document, variables, { signal: leave.signal }).then(
      (data) => setSettled({ key, data, error: null }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setSettled({ key, data: null, error: message });
      },
    );
    return () => leave.abort();
  }, [document, key]);

  if (variables === null) return { data: null, error: null, isLoading: false };
  if (settled?.key !== key) return { data: null, error: null, isLoading: true };
  return { data: settled.data, error: settled.error, isLoading: false };
}
