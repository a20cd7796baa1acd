import type { Explanation } from './explained-model.js';

type Color = readonly [red: number, green: number, blue: number];

/** A marked structure. */
export interface Highlights {
  /** JSON for `get_svg_with_highlights` of the molecule that RDKit reads from the same SMILES. */
  readonly details: string;
  /** Contribution that has the full color, on the scale of the explanation. */
  readonly limit: number;
  /** Legend of the colors: CSS colors of the full contributions. */
  readonly legend: readonly { readonly color: string; readonly text: string }[];
}

/** Blue and vermilion of Okabe and Ito, which color-blind readers can distinguish. */
const RAISES: Color = [0, 0.447, 0.698];
const LOWERS: Color = [0.835, 0.369, 0];
const MIN = 0.05;
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
 * import { toHighlights, type Explanation } from '@biographql/admet-lab/explain';
 *
 * declare const explanation: Explanation;
 * declare const molecule: { get_svg_with_highlights(details: string): string };
 * const svg = molecule.get_svg_with_highlights(toHighlights(explanation).details);
 * ```
 */
export function toHighlights({ atoms, scale }: Pick<Explanation, 'atoms' | 'scale'>): Highlights {
  const limit = Math.max(0, ...atoms.map(({ contribution }) => Math.abs(contribution)));
  const marked = atoms.filter(({ contribution }) => Math.abs(contribution) >= limit * MIN);
  const colors: Record<number, Color> = {};
  const radii: Record<number, number> = {};
  for (const { index, contribution } of marked) {
    const size = limit > 0 ? Math.min(1, Math.abs(contribution) / limit) : 0;
    colors[index] = fade(contribution > 0 ? RAISES : LOWERS, size);
    radii[index] = SMALLEST_RADIUS + (LARGEST_RADIUS - SMALLEST_RADIUS) * size;
  }
  const maxText = `${limit.toPrecision(2)} ${scale === 'value' ? '(in the model’s unit)' : scale}`;
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
      { color: css(RAISES), text: `raises the value by up to ${maxText}` },
      { color: css(LOWERS), text: `lowers the value by up to ${maxText}` },
    ],
  };
}

/** Mixes a color with the white of the page. */
function fade(color: Color, share: number): Color {
  const weight = FAINTEST + (1 - FAINTEST) * share;
  const mixed = (channel: 0 | 1 | 2) =>
    Math.round((1 + (color[channel] - 1) * weight) * 1000) / 1000;
  return [mixed(0), mixed(1), mixed(2)];
}

function css(color: Color): string {
  return `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
}
