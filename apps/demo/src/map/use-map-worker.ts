import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapNode } from './draw-map.ts';
import type { MapLook, MapPlaces, MapReply, MapRequest } from './map-messages.ts';

const NOWHERE: MapPlaces = { places: new Float32Array(), isMoving: true };

/** Lays a graph out and draws it in a worker of its own, which ends with the picture; returns where the nodes are. */
export function useMapWorker(
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    nodes,
    links,
    isCentered,
  }: {
    readonly nodes: readonly MapNode[];
    readonly links: readonly (readonly [from: number, to: number])[];
    readonly isCentered: boolean;
  },
  { width, height, zoom, chosen }: Omit<MapLook, 'ink' | 'ground' | 'ratio'>,
): MapPlaces {
  const [found, setFound] = useState(NOWHERE);
  const worker = useRef<Worker>(null);

  useEffect(() => {
    setFound(NOWHERE);
    if (typeof Worker === 'undefined') return undefined;
    const own = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.addEventListener('message', ({ data }: MessageEvent<MapReply>) => {
      if ('found' in data) setFound(data.found);
      else show(canvas.current, data.picture);
    });
    const content = {
      nodes: nodes.map(({ label, color }) => ({ label, color })),
      groups: groupsOf(nodes),
      links,
      isCentered,
    };
    own.postMessage({ content } satisfies MapRequest);
    return () => {
      own.terminate();
      worker.current = null;
    };
  }, [canvas, nodes, links, isCentered]);

  // With the graph, too: its worker is a new one.
  useEffect(() => {
    if (!canvas.current) return;
    const { color: ink } = getComputedStyle(canvas.current);
    const { backgroundColor: ground } = getComputedStyle(document.body);
    const { devicePixelRatio: ratio = 1 } = window;
    const look = { width, height, zoom, chosen, ink, ground, ratio };
    worker.current?.postMessage({ look } satisfies MapRequest);
  }, [canvas, nodes, links, isCentered, width, height, zoom, chosen]);

  return found;
}

function show(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) return;
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
}

function groupsOf(nodes: readonly MapNode[]): readonly number[] {
  const names = [...new Set(nodes.map(({ group }) => group))];
  const places = new Map(names.map((name, at) => [name, at]));
  return nodes.map(({ group }) => places.get(group) ?? 0);
}
