export type SvgPicture = ReturnType<typeof graphPicture>;

const MARGIN = { x: 80, y: 40 } as const;

export function graphPicture(
  { nodes, edges }: Graph,
  positions: ReadonlyMap<string, Point>,
  { ink, sheet, line }: GraphTheme,
  description: string,
) {
  const points = [...positions.values()];
  const left = Math.min(0, ...points.map(({ x }) => x)) - MARGIN.x;
  const top = Math.min(0, ...points.map(({ y }) => y)) - MARGIN.y;
  const width = Math.max(0, ...points.map(({ x }) => x)) + MARGIN.x - left;
  const height = Math.max(0, ...points.map(({ y }) => y)) + MARGIN.y - top;
  const halo = `fill="${ink}" stroke="${sheet}" stroke-width="3" paint-order="stroke" text-anchor="middle"`;
  const lines = edges.flatMap(({ from, to, label }) => {
    const [one, other] = [positions.get(from), positions.get(to)];
    if (!one || !other) return [];
    const middle = `x="${round((one.x + other.x) / 2)}" y="${round((one.y + other.y) / 2)}"`;
    return [
      `<line x1="${round(one.x)}" y1="${round(one.y)}" x2="${round(other.x)}" y2="${round(other.y)}" stroke="${line}"/>`,
      ...(label === '' ? [] : [`<text ${middle} font-size="9" ${halo}>${escaped(label)}</text>`]),
    ];
  });
  const marks = nodes.flatMap((node) => {
    const { id, label, color } = node;
    const { x, y } = positions.get(id) ?? { x: 0, y: 0 };
    const radius = nodeSize(node) / 2;
    const circle = `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${color}"><title>${escaped(label)}</title></circle>`;
    const place = `x="${round(x)}" y="${round(y + radius + 14)}"`;
    return [circle, `<text ${place} font-size="12" ${halo}>${escaped(label)}</text>`];
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(left)} ${round(top)} ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" font-family="system-ui, sans-serif">`,
    `<desc>${escaped(description)}</desc>`,
    `<rect x="${round(left)}" y="${round(top)}" width="100%" height="100%" fill="${sheet}"/>`,
    ...lines,
    ...marks,
    '</svg>',
  ].join('\n');
  return { svg, width: round(width), height: round(height) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Pixels of a PNG for each pixel of the page: sharp in print. */
const SHARPNESS = 2;

export async function toPng({ svg, width, height }: SvgPicture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width * SHARPNESS, height * SHARPNESS);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

export type Point = { readonly x: number; readonly y: number };

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** What kind of node it is, in words; nodes of a group lie close together. */
  readonly group: string;
  readonly color: string;
  readonly isRoot?: boolean;
  readonly isExpanded?: boolean;
}

export type GraphEdge = Readonly<Record<'from' | 'to' | 'label', string>>;

export type Graph = { readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] };

/** Maximum number of nodes of a graph: each has room for its name. Tables list the others. */
export const MAX_NODES = 160;

export function nodeSize({ isRoot = false }: GraphNode): number {
  return isRoot ? 28 : 18;
}

export type GraphTheme = Readonly<Record<'ink' | 'sheet' | 'line' | 'accent', string>>;

/** Returns the next node in a direction; the same node without one. */
export function nodeInDirection(
  id: string,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
  positions: ReadonlyMap<string, Point>,
): string {
  const from = positions.get(id);
  if (!from) return id;
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    key
  ] as [number, number];
  let nearest = id;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [other, { x, y }] of positions) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    // A node far to the side isn't in this direction.
    if (other === id || ahead <= 0 || aside > ahead * 2) continue;
    const distance = ahead + aside * 2;
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = other;
  }
  return nearest;
}
