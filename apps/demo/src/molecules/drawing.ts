/** Which atoms and bonds of a picture stand out, as the toolkit's drawing takes it: indices from 0, colors of three parts in [0, 1]. */
export interface Highlights {
  readonly atoms?: readonly number[];
  readonly bonds?: readonly number[];
  readonly highlightColour?: readonly number[];
  /** By the index of the atom. */
  readonly highlightAtomColors?: Readonly<Record<number, readonly number[]>>;
  /** By the index of the bond. */
  readonly highlightBondColors?: Readonly<Record<number, readonly number[]>>;
  /** In bond lengths, by the index of the atom. */
  readonly highlightAtomRadii?: Readonly<Record<number, number>>;
}

/** One stroke or area of a picture. */
export type Shape = {
  /** A color as `#RRGGBB`, or `none`. */
  readonly fill: string;
  readonly stroke: string;
  /** In pixels of the drawing. */
  readonly strokeWidth: number;
} & (
  | { readonly kind: 'path'; readonly d: string }
  | {
      readonly kind: 'ellipse';
      readonly cx: number;
      readonly cy: number;
      readonly rx: number;
      readonly ry: number;
    }
);

/** A molecule as lines and areas, in their order from back to front. */
export interface Drawing {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/**
 * Reads what the toolkit drew. Nothing but outlines, places and colors is taken over, so that no text of a user can
 * become markup of the page. Neighboring outlines of one style are put together.
 */
export function readDrawing(svg: string, width: number, height: number): Drawing {
  const shapes: Shape[] = [];
  for (const [, name = '', text = ''] of svg.matchAll(/<(path|ellipse)\b([^>]*?)\/?>/g)) {
    const shape = readShape(name, text);
    if (shape === null) continue;
    const last = shapes.at(-1);
    if (last?.kind === 'path' && shape.kind === 'path' && isAlike(last, shape)) {
      shapes[shapes.length - 1] = { ...last, d: `${last.d} ${shape.d}` };
    } else shapes.push(shape);
  }
  return { width, height, shapes };
}

function readShape(name: string, text: string): Shape | null {
  const attribute = (key: string) => new RegExp(`(?:^|\\s)${key}='([^']*)'`).exec(text)?.[1];
  const style = attribute('style') ?? '';
  const styled = (key: string) => new RegExp(`(?:^|;)${key}:([^;]*)`).exec(style)?.[1]?.trim();
  const paint = {
    fill: color(styled('fill') ?? attribute('fill')),
    stroke: color(styled('stroke') ?? attribute('stroke')),
    strokeWidth: Number.parseFloat(styled('stroke-width') ?? '0') || 0,
  };
  if (name === 'path') {
    const d = attribute('d')?.replace(/\s+/g, ' ').trim() ?? '';
    return /^[MLQCZ\d., e+-]+$/.test(d) ? { kind: 'path', d, ...paint } : null;
  }
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((key) => Number(attribute(key)));
  if (cx === undefined || cy === undefined || rx === undefined || ry === undefined) return null;
  return [cx, cy, rx, ry].every(Number.isFinite)
    ? { kind: 'ellipse', cx, cy, rx, ry, ...paint }
    : null;
}

function color(text: string | undefined): string {
  return text !== undefined && /^#[\dA-F]{6}$/i.test(text) ? text.toUpperCase() : 'none';
}

function isAlike(one: Shape, other: Shape): boolean {
  return (
    one.fill === other.fill && one.stroke === other.stroke && one.strokeWidth === other.strokeWidth
  );
}
