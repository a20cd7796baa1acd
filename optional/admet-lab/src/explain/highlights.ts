import type { Explanation } from './explained-model.js';

export type Color = readonly [red: number, green: number, blue: number];

/** How atoms are marked. */
export interface HighlightOptions {
  /** What fading colors fade to: the ground of the picture. Default white. */
  readonly ground?: Color;
  /** Contribution that has the full color; default the largest of the molecule. Give one value for pictures that are compared. */
  readonly limit?: number;
}

/** A marked structure. */
export interface Highlights {
  /** JSON for `get_svg_with_highlights` of the molecule that RDKit reads from the same SMILES. */
  readonly details: string;
  /** Contribution that has the full color, on the scale of the explanation. */
  readonly limit: number;
  /** What the colors say, for a legend: CSS colors of the full contributions. */
  readonly legend: readonly { readonly color: string; readonly text: string }[];
}

/** Blue and vermilion of Okabe and Ito, which color-blind readers can distinguish. */
const RAISES: Color = [0, 0.447, 0.698];
const LOWERS: Color = [0.835, 0.369, 0];
const WHITE: Color = [1, 1, 1];
const LEAST = 0.05;
/** Share of the full color that the least contribution has, so that it is seen. */
const FAINTEST = 0.15;
const SMALLEST_RADIUS = 0.2;
const LARGEST_RADIUS = 0.5;

/**
 * Marks the atoms of a structure: blue raises the score, vermilion lowers it; the more, the fuller the color and the
 * larger the disk.
 *
 * @example
 * ```ts
 * import { toHighlights, type Explanation } from '@biographql/admet-predictor/explain';
 *
 * declare const explanation: Explanation;
 * declare const molecule: { get_svg_with_highlights(details: string): string };
 * const svg = molecule.get_svg_with_highlights(toHighlights(explanation).details);
 * ```
 */
export function toHighlights(
  { atoms, scale }: Pick<Explanation, 'atoms' | 'scale'>,
  { ground = WHITE, limit = largest(atoms) }: HighlightOptions = {},
): Highlights {
  const marked = atoms.filter(({ contribution }) => Math.abs(contribution) >= limit * LEAST);
  const colors: Record<number, Color> = {};
  const radii: Record<number, number> = {};
  for (const { index, contribution } of marked) {
    const size = limit > 0 ? Math.min(1, Math.abs(contribution) / limit) : 0;
    colors[index] = fade(contribution > 0 ? RAISES : LOWERS, ground, size);
    radii[index] = SMALLEST_RADIUS + (LARGEST_RADIUS - SMALLEST_RADIUS) * size;
  }
  const most = `${limit.toPrecision(2)} ${scale === 'value' ? 'of the unit' : scale}`;
  return {
    details: JSON.stringify({
      atoms: marked.map(({ index }) => index),
      bonds: [],
      highlightAtomColors: colors,
      highlightAtomRadii: radii,
      fillHighlights: true,
      continuousHighlight: false,
    }),
    limit,
    legend: [
      { color: css(RAISES), text: `raises the value, by up to ${most}` },
      { color: css(LOWERS), text: `lowers the value, by up to ${most}` },
    ],
  };
}

function largest(atoms: Explanation['atoms']): number {
  return atoms.reduce((most, { contribution }) => Math.max(most, Math.abs(contribution)), 0);
}

function fade(color: Color, ground: Color, share: number): Color {
  const weight = FAINTEST + (1 - FAINTEST) * share;
  const mixed = (channel: 0 | 1 | 2) =>
    round(ground[channel] + (color[channel] - ground[channel]) * weight);
  return [mixed(0), mixed(1), mixed(2)];
}

function round(channel: number): number {
  return Math.round(channel * 1000) / 1000;
}

function css(color: Color): string {
  return `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
}
