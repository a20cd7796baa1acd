/** Holds the place of what is awaited, so that nothing jumps when it comes. */
export function Skeleton({
  label = 'Loading',
  height,
}: {
  readonly label?: string;
  readonly height: string;
}) {
  return <div className="skeleton" role="status" aria-label={label} style={{ height }} />;
}
