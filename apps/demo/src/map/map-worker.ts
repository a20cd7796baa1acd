import { layoutMap, type MapGraph } from './map-layout.ts';
import type { MapPlaces } from './use-map-places.ts';

/** Milliseconds between two pictures. */
const TURN_MS = 150;

// One graph per worker: it is ended with the picture.
addEventListener('message', ({ data }: MessageEvent<MapGraph>) => {
  const layout = layoutMap(data);
  const turn = () => {
    const until = performance.now() + TURN_MS;
    let isMoving = true;
    while (isMoving && performance.now() < until) isMoving = layout.step();
    const places = layout.places();
    const found: MapPlaces = { places, isMoving };
    postMessage(found, { transfer: [places.buffer] });
    if (isMoving) setTimeout(turn);
  };
  turn();
});
