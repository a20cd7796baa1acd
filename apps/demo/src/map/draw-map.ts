/** A node of a map. */
export interface MapNode {
  readonly iri: string;
  readonly label: string;
  /** What it is one of; nodes of one group have one color and stand together. */
  readonly group: string;
  /** A CSS color that a canvas knows. */
  readonly color: string;
}

/** How a map is seen. */
export interface MapView {
  /** Of the canvas, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the layout, and where its middle is. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** What is drawn. */
export interface MapScene {
  readonly nodes: readonly MapNode[];
  readonly links: readonly (readonly [from: number, to: number])[];
  /** x and y of each node in turn. */
  readonly places: Float32Array;
  /** Whether the first node is what all others are about. */
  readonly isCentered: boolean;
  /** The node that stands out, by its place; null for none. */
  readonly chosen: number | null;
  /** Of text and of lines. */
  readonly ink: string;
}

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
>;

const RADIUS = 3.5;
/** From this scale on a node has room for its name. */
const NAMED_FROM = 3;
const MOST_NAMES = 150;

/** Draws a map: lines, nodes a color at a time, names where there is room, and the chosen node with its lines. */
export function drawMap(pen: Pen, view: MapView, scene: MapScene): void {
  const { nodes, links, places, isCentered, chosen, ink } = scene;
  const { width, height, scale } = view;
  const xOf = (node: number) => view.x + (places[2 * node] ?? 0) * scale;
  const yOf = (node: number) => view.y + (places[2 * node + 1] ?? 0) * scale;
  const isSeen = (node: number) =>
    xOf(node) > -20 && xOf(node) < width + 20 && yOf(node) > -20 && yOf(node) < height + 20;
  const strokeLinks = (isDrawn: (link: readonly [number, number]) => boolean) => {
    pen.beginPath();
    for (const link of links) {
      if (!isDrawn(link)) continue;
      pen.moveTo(xOf(link[0]), yOf(link[0]));
      pen.lineTo(xOf(link[1]), yOf(link[1]));
    }
    pen.stroke();
  };

  pen.clearRect(0, 0, width, height);
  pen.strokeStyle = ink;
  pen.lineWidth = 1;
  pen.globalAlpha = links.length > 500 ? 0.07 : 0.2;
  strokeLinks(() => true);
  pen.globalAlpha = 1;
  const radius = Math.max(1.5, RADIUS * Math.min(scale, 2));
  for (const [color, members] of byColor(nodes)) {
    pen.fillStyle = color;
    pen.beginPath();
    for (const node of members) {
      if (!isSeen(node)) continue;
      pen.moveTo(xOf(node) + radius, yOf(node));
      pen.arc(xOf(node), yOf(node), isCentered && node === 0 ? radius * 2 : radius, 0, 2 * Math.PI);
    }
    pen.fill();
  }
  pen.fillStyle = ink;
  pen.font = '12px system-ui, sans-serif';
  pen.textAlign = 'center';
  const name = (node: number) =>
    pen.fillText(nodes[node]?.label ?? '', xOf(node), yOf(node) - radius - 4);
  if (isCentered) name(0);
  if (scale >= NAMED_FROM) {
    const seen = [...nodes.keys()].filter(
      (node) => !(isCentered && node === 0) && node !== chosen && isSeen(node),
    );
    for (const node of seen.slice(0, MOST_NAMES)) name(node);
  }
  if (chosen === null) return;
  strokeLinks(([from, to]) => from === chosen || to === chosen);
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(xOf(chosen), yOf(chosen), radius + 3, 0, 2 * Math.PI);
  pen.stroke();
  name(chosen);
}

/** The node at a point of the canvas, by its place; null where there is none within `reach` pixels. */
export function nodeAt(
  { places, nodes }: Pick<MapScene, 'places' | 'nodes'>,
  { scale, x, y }: MapView,
  point: { readonly x: number; readonly y: number },
  reach = 8,
): number | null {
  let nearest: number | null = null;
  let least = (reach / scale) ** 2;
  const [left, top] = [(point.x - x) / scale, (point.y - y) / scale];
  for (const node of nodes.keys()) {
    const distance =
      ((places[2 * node] ?? 0) - left) ** 2 + ((places[2 * node + 1] ?? 0) - top) ** 2;
    if (distance > least) continue;
    least = distance;
    nearest = node;
  }
  return nearest;
}

/** The view that holds the whole map. */
export function wholeView(places: Float32Array, width: number, height: number): MapView {
  let most = 1;
  for (const [at, place] of places.entries()) {
    const room = at % 2 === 0 ? width : height;
    most = Math.max(most, (Math.abs(place) / room) * 2);
  }
  return { width, height, scale: 0.94 / most, x: width / 2, y: height / 2 };
}

function byColor(nodes: readonly MapNode[]): ReadonlyMap<string, readonly number[]> {
  const members = new Map<string, number[]>();
  for (const [at, { color }] of nodes.entries()) {
    const known = members.get(color);
    if (known) known.push(at);
    else members.set(color, [at]);
  }
  return members;
}
