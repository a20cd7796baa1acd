import { ServiceError } from '@biographql/client';
import { BioGraphQLError } from '@biographql/core';
import { Component, type ReactNode } from 'react';

/** An error with a button to retry, unless the entity doesn't exist. */
export function ErrorNote({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <div className="error" role="alert">
      <p>{errorWords(error)}</p>
      {onRetry && !isAbsent(error) && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

function isAbsent(error: unknown): boolean {
  return error instanceof ServiceError && error.has('ENTITY_NOT_FOUND');
}

interface State {
  readonly error: unknown;
}

/** Confines an error to a page or a part of it. */
export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <section className="card">
        <ErrorNote error={error} onRetry={() => this.setState({ error: null })} />
      </section>
    );
  }
}

/** A placeholder of the content's height, against layout shifts; after some seconds it says that it is still loading. */
export function Skeleton({
  label = 'Loading',
  height,
}: {
  readonly label?: string;
  readonly height: string;
}) {
  return (
    <div className="skeleton" role="status" aria-label={label} style={{ height }}>
      <span className="slow">Still loading …</span>
    </div>
  );
}

/** What a hook of `@biographql/react` reports of its request. */
export interface Request<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch?: (() => unknown) | undefined;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

/** Shows the state of a request: loading, an error, or its content. A growing list keeps its loaded part above an error. */
export function Outcome<Data>({
  of: { data, error, refetch, isFetchNextPageError = false, fetchNextPage },
  height,
  children,
}: {
  readonly of: Request<Data>;
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

/** The message of an error, without the URL of its page. */
export function errorWords(error: unknown): string {
  if (BioGraphQLError.is(error)) return error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
