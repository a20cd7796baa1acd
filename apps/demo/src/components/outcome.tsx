/** Shows what a request has come to: waiting, an error, or its content. */
export function Outcome({
  isLoading,
  error,
  children,
}: {
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly children: React.ReactNode;
}) {
  if (isLoading)
    return <div className="skeleton" aria-busy="true" role="status" aria-label="Loading" />;
  if (error !== null) {
    return (
      <p className="error" role="alert">
        {error}
      </p>
    );
  }
  return children;
}
