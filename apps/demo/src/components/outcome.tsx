import type { ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';
import { Skeleton } from './skeleton.tsx';

/** What a hook of `@biographql/react` reports of its request. */
interface Request<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch?: (() => unknown) | undefined;
  /** Of a list that grows: whether the next part failed, and how it is asked for again. */
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

/**
 * Shows what a request has come to: waiting, an error, or its content. An error takes the place of what was there before,
 * which it would seem to belong to; of a list that grows the parts that came stay, with the error below them.
 */
export function Outcome<Data>({
  of: { data, error, refetch, isFetchNextPageError = false, fetchNextPage },
  height,
  children,
}: {
  readonly of: Request<Data>;
  /** About the height of the content. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}) {
  if (data !== undefined && error && isFetchNextPageError) {
    return (
      <>
        {children(data)}
        <ErrorNote error={error} onRetry={fetchNextPage && (() => void fetchNextPage())} />
      </>
    );
  }
  if (error) return <ErrorNote error={error} onRetry={refetch && (() => void refetch())} />;
  return data === undefined ? <Skeleton height={height} /> : children(data);
}
