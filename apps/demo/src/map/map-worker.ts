import { drawMap, zoomedView } from './draw-map.ts';
import { layoutMap } from './map-layout.ts';
import type { MapContent, MapLook, MapReply, MapRequest } from './map-messages.ts';

/** Milliseconds between two pictures. */
const TURN_MS = 100;

let content: MapContent | null = null;
let look: MapLook | null = null;
let places: Float32Array = new Float32Array();
let isDue = false;
const canvas = new OffscreenCanvas(1, 1);
const pen = canvas.getContext('2d');

// One graph per worker: it is ended with the picture.
addEventListener('message', ({ data }: MessageEvent<MapRequest>) => {
  if ('look' in data) {
    look = data.look;
    drawSoon();
  } else {
    ({ content } = data);
    place(content);
  }
});

function place(graph: MapContent): void {
  const layout = layoutMap(graph);
  const turn = () => {
    const until = performance.now() + TURN_MS;
    let isMoving = true;
    while (isMoving && performance.now() < until) isMoving = layout.step();
    places = layout.places();
    reply({ found: { places, isMoving } });
    drawSoon();
    if (isMoving) setTimeout(turn);
  };
  turn();
}

// Of looks that come faster than pictures are made, the last alone is drawn.
function drawSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    draw();
  });
}

function draw(): void {
  if (!content || !look || !pen) return;
  const { width, height, ratio, zoom, chosen, ink, ground } = look;
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawMap(pen, zoomedView(places, look, zoom), { ...content, places, chosen, ink, ground });
  const picture = canvas.transferToImageBitmap();
  reply({ picture }, [picture]);
}

function reply(message: MapReply, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
