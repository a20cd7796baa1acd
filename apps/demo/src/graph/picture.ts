import { type Graph, type GraphTheme, nodeSize, type Point } from './graph.ts';

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
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('This browser cannot draw the picture as PNG. Use SVG.');
  return blob;
}
