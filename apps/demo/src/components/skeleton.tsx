/** A placeholder of the content's height, so that nothing jumps; after some seconds it says that it is still loading. */
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
