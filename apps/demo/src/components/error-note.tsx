import { ServiceError } from '@biographql/client';
import { errorWords } from '../error-words.ts';

/** What went wrong, with a way to try again where that makes sense: what is not there will not be there the next time. */
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
