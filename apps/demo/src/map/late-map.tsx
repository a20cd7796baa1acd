import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../components/skeleton.tsx';

const GraphMap = lazy(async () => ({ default: (await import('./graph-map.tsx')).GraphMap }));

/** A map whose code comes with the first that is shown. */
export function LateMap(props: ComponentProps<typeof GraphMap>) {
  return (
    <Suspense fallback={<Skeleton height="38rem" />}>
      <GraphMap {...props} />
    </Suspense>
  );
}
