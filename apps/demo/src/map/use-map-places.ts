import { useEffect, useState } from 'react';
import type { MapNode } from './draw-map.ts';
import type { MapGraph } from './map-layout.ts';

/** Where the nodes of a map are, as its worker places them. */
export interface MapPlaces {
  /** x and y of each node in turn; empty until the first are there. */
  readonly places: Float32Array;
  readonly isMoving: boolean;
}

const NOWHERE: MapPlaces = { places: new Float32Array(), isMoving: true };

/** Lays a graph out in a worker of its own, which ends with the picture. */
export function useMapPlaces(
  nodes: readonly MapNode[],
  links: readonly (readonly [from: number, to: number])[],
  isCentered: boolean,
): MapPlaces {
  const [found, setFound] = useState(NOWHERE);
  useEffect(() => {
    setFound(NOWHERE);
    if (typeof Worker === 'undefined') return undefined;
    const worker = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<MapPlaces>) => setFound(data));
    worker.postMessage({ groups: groupsOf(nodes), links, isCentered } satisfies MapGraph);
    return () => worker.terminate();
  }, [nodes, links, isCentered]);
  return found;
}

function groupsOf(nodes: readonly MapNode[]): readonly number[] {
  const names = [...new Set(nodes.map(({ group }) => group))];
  const places = new Map(names.map((name, at) => [name, at]));
  return nodes.map(({ group }) => places.get(group) ?? 0);
}
