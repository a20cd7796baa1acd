import { describe, expect, it } from 'vitest';
import { drawMap, type MapScene, nodeAt, wholeView, zoomedView } from './draw-map.ts';

const node = (label: string, color: string) => ({ iri: label, label, group: color, color });
const scene: MapScene = {
  nodes: [node('asthma', 'red'), node('IL4', 'green'), node('IL13', 'green')],
  links: [
    [0, 1],
    [0, 2],
  ],
  places: Float32Array.from([0, 0, 100, 0, 0, -50]),
  isCentered: true,
  chosen: null,
  ink: 'black',
  ground: 'white',
};

/** A pen that keeps what was written and how often was filled. */
function newPen() {
  const names: string[] = [];
  const fills: string[] = [];
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    font: '',
    globalAlpha: 1,
    lineWidth: 1,
    textAlign: 'start' as const,
    arc() {},
    beginPath() {},
    clearRect() {},
    fill: () => void fills.push(pen.fillStyle),
    fillText: (text: string) => void names.push(text),
    lineTo() {},
    moveTo() {},
    stroke() {},
    strokeText() {},
  };
  return { pen, names, fills };
}

describe('a map', () => {
  it('holds all nodes when it is seen whole', () => {
    const view = wholeView(scene.places, 400, 300);
    for (const [at] of scene.nodes.entries()) {
      const x = view.x + (scene.places[2 * at] ?? NaN) * view.scale;
      const y = view.y + (scene.places[2 * at + 1] ?? NaN) * view.scale;
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(400);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(300);
      expect(nodeAt(scene, view, { x, y })).toBe(at);
    }
    expect(nodeAt(scene, view, { x: 1, y: 1 })).toBeNull();
  });

  it('fills each color once, and names the middle and the chosen', () => {
    const { pen, names, fills } = newPen();
    drawMap(pen, wholeView(scene.places, 400, 300), { ...scene, chosen: 2 });
    expect(fills).toEqual(['red', 'green']);
    expect(names).toEqual(['asthma', 'IL13']);
  });

  it('names what is seen where there is room', () => {
    const { pen, names } = newPen();
    drawMap(pen, { width: 400, height: 300, scale: 3, x: 0, y: 200 }, scene);
    expect(names).toEqual(['asthma', 'IL4', 'IL13']);
  });

  it('is enlarged around a point and moved', () => {
    const view = zoomedView(scene.places, { width: 400, height: 300 }, { k: 2, x: -200, y: -150 });
    const whole = wholeView(scene.places, 400, 300);
    expect(view).toEqual({ ...whole, scale: 2 * whole.scale, x: 200, y: 150 });
    expect(nodeAt(scene, view, { x: 200, y: 150 })).toBe(0);
  });

  it('has room for a map without places yet', () => {
    const { pen } = newPen();
    const places = new Float32Array();
    const view = wholeView(places, 400, 300);
    drawMap(pen, view, { ...scene, places });
    expect(view.scale).toBeGreaterThan(0);
  });
});
