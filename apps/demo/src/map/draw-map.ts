/** A node of a map. */
export interface MapNode {
  readonly iri: string;
  readonly label: string;
  /** What it is one of; nodes of one group have one color and stand together. */
  readonly group: string;
  /** A CSS color that a canvas knows. */
  readonly color: string;
}

/** How far a map is enlarged, and where it was moved to, in CSS pixels. */
export interface MapZoom {
  readonly k: number;
  readonly x: number;
  readonly y: number;
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
  readonly nodes: readonly Pick<MapNode, 'label' | 'color'>[];
  readonly links: readonly (readonly [from: number, to: number])[];
  /** x and y of each node in turn. */
  readonly places: Float32Array;
  /** Whether the first node is what all others are about. */
  readonly isCentered: boolean;
  /** The node that stands out, by its place; null for none. */
  readonly chosen: number | null;
  /** Of text and of lines. */
  readonly ink: string;
  /** What is below: around names, so that they are read over lines. */
  readonly ground: string;
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
  | 'strokeText'
  | 'textAlign'
>;

const RADIUS = 3.5;
/** From this scale on a node has room for its name. */
const NAMED_FROM = 3;
const MOST_NAMES = 150;

/** Draws a map: lines, nodes a color at a time, names where there is room, and the chosen node with its lines. */
export function drawMap(pen: Pen, view: MapView, scene: MapScene): void {
  const { nodes, links, places, isCentered, chosen, ink, ground } = scene;
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
  // Lines that meet add up: of many, each is fainter.
  pen.globalAlpha = Math.max(0.02, Math.min(0.2, 50 / links.length));
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
  const name = (node: number) => {
    const label = nodes[node]?.label ?? '';
    const [x, y] = [xOf(node), yOf(node) - radius - 4];
    pen.strokeStyle = ground;
    pen.lineWidth = 3;
    pen.strokeText(label, x, y);
    pen.fillText(label, x, y);
  };
  if (isCentered) name(0);
  if (scale >= NAMED_FROM) {
    const seen = [...nodes.keys()].filter(
      (node) => !(isCentered && node === 0) && node !== chosen && isSeen(node),
    );
    for (const node of seen.slice(0, MOST_NAMES)) name(node);
  }
  if (chosen === null) return;
  pen.strokeStyle = ink;
  pen.lineWidth = 1;
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

/** What is seen of a map that was moved and enlarged from {@link wholeView}. */
export function zoomedView(
  places: Float32Array,
  size: Pick<MapView, 'width' | 'height'>,
  { k, x, y }: MapZoom,
): MapView {
  const whole = wholeView(places, size.width, size.height);
  return { ...whole, scale: whole.scale * k, x: whole.x * k + x, y: whole.y * k + y };
}

function byColor(nodes: MapScene['nodes']): ReadonlyMap<string, readonly number[]> {
  const members = new Map<string, number[]>();
  for (const [at, { color }] of nodes.entries()) {
    const known = members.get(color);
    if (known) known.push(at);
    else members.set(color, [at]);
  }
  return members;
}
