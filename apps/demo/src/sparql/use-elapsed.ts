import { useEffect, useRef, useState } from 'react';

/** How long the last request took, in ms; null before the first has ended. */
export function useElapsed(isFetching: boolean): number | null {
  const start = useRef<number | null>(null);
  const [elapsed, setElapsed] = useState<number | null>(null);
  useEffect(() => {
    if (isFetching) {
      start.current = performance.now();
    } else if (start.current !== null) {
      setElapsed(performance.now() - start.current);
      start.current = null;
    }
  }, [isFetching]);
  return elapsed;
}
