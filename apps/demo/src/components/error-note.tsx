import { ServiceError } from '@biographql/client';
import { BioGraphQLError } from '@biographql/core';
import { Component, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { listenTo } from '../place.ts';
import { Button, Icon, type IconName } from './controls.tsx';

export function StateNote(props: {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  const { icon = 'search', title, children } = props;
  return (
    <section className="card state" role="alert">
      <Icon name={icon} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

export function ErrorNote(props: {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}) {
  const { error, onRetry } = props;
  const isLimited = isCode(error, 'RATE_LIMITED');
  return (
    <div className="error" role="alert">
      <Icon name={isLimited ? 'clock' : isCode(error, 'NETWORK') ? 'offline' : 'alert'} />
      <p>{isLimited ? <RateLimit error={error} /> : errorWords(error)}</p>
      {onRetry && !isAbsent(error) && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

/** Whether the entity doesn't exist or its identifier is invalid, so that a retry doesn't help. */
export function isAbsent(error: unknown): boolean {
  const codes = ['ENTITY_NOT_FOUND', 'INVALID_ARGUMENT'] as const;
  return error instanceof ServiceError && codes.some((code) => error.has(code));
}

/** Whether to retry a request, by the rule of the hooks of `@biographql/react`. */
export function canRetry(failures: number, error: unknown): boolean {
  return failures < 3 && BioGraphQLError.is(error) && error.isRetryable;
}

function isCode(error: unknown, code: BioGraphQLError['code']): boolean {
  return BioGraphQLError.is(error) && error.code === code;
}

function RateLimit({ error }: { readonly error: unknown }) {
  const waitMs = error instanceof ServiceError ? (error.retryAfterMs ?? 0) : 0;
  const [left, setLeft] = useState(Math.ceil(waitMs / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return `Too many requests from this address. ${left > 0 ? `Try again in ${left} s.` : 'You can try again now.'}`;
}

export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p className="offline" role="status">
      <Icon name="offline" /> You’re offline. Pages that are already loaded still work.
    </p>
  );
}

const subscribeToNetwork = listenTo('online', 'offline');

type State = { readonly error: unknown };

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

/** A placeholder of the content's height, against layout shifts. It says if a failed request is being retried, or if loading takes long. */
export function Skeleton(props: {
  readonly label?: string;
  readonly height: string;
  readonly failure?: unknown;
}) {
  const { label = 'Loading', height, failure } = props;
  return (
    <div className="skeleton" role="status" aria-label={label} style={{ height }}>
      {failure ? (
        <div>
          <Icon name="clock" />
          {isCode(failure, 'RATE_LIMITED') ? <RateLimit error={failure} /> : errorWords(failure)}{' '}
          Trying again …
        </div>
      ) : (
        <span className="slow">Still loading …</span>
      )}
    </div>
  );
}

/** State of a request, as hooks of `@biographql/react` report it. */
export interface Request<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Error of the previous attempt, during a retry. */
  readonly failureReason?: unknown;
  readonly refetch?: (() => unknown) | undefined;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

/** Shows the state of a request: loading, an error, or its content. A growing list keeps its loaded part above an error. */
export function Outcome<Data>(props: {
  readonly of: Request<Data>;
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}) {
  const { of, height, children } = props;
  const { data, error, failureReason, refetch, isFetchNextPageError = false, fetchNextPage } = of;
  if (data !== undefined && error && isFetchNextPageError) {
    return (
      <>
        {children(data)}
        <ErrorNote error={error} onRetry={fetchNextPage && (() => void fetchNextPage())} />
      </>
    );
  }
  if (error) return <ErrorNote error={error} onRetry={refetch && (() => void refetch())} />;
  return data === undefined ? <Skeleton height={height} failure={failureReason} /> : children(data);
}

/** The message of an error, without the URL of its page. */
export function errorWords(error: unknown): string {
  if (BioGraphQLError.is(error)) return error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
