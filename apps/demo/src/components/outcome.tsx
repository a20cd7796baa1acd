import type { ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';
import { Skeleton } from './skeleton.tsx';

/** What a hook of `@biographql/react` reports of its request. */
interface Request<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch?: (() => unknown) | undefined;
}

/** Shows what a request has come to: waiting, an error, or its content. Data that is there outlives a later error. */
export function Outcome<Data>({
  of: { data, error, refetch },
  height,
  children,
}: {
  readonly of: Request<Data>;
  /** About the height of the content. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorNote error={error} onRetry={refetch && (() => void refetch())} />;
  return <Skeleton height={height} />;
}
