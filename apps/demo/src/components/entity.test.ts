import { describe, expect, it } from 'vitest';
import { getColor, toWords } from './entity.tsx';

const TYPES = [
  ...['DISEASE', 'SYMPTOM', 'MEDICATION', 'CHEMICAL_COMPOUND', 'GENE', 'PROTEIN'],
  ...['BIOLOGICAL_PATHWAY', 'BIOLOGICAL_PROCESS', 'MOLECULAR_FUNCTION', 'CELLULAR_COMPONENT'],
  ...['CELL_TYPE', 'ANATOMICAL_STRUCTURE', 'UNDEFINED', 'TAXON'],
];

/** Contrast of white text on an `hsl()` color, as the Web Content Accessibility Guidelines compute it. */
function contrastWithWhite(color: string): number {
  const [hue = 0, saturation = 0, lightness = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const [red = 0, green = 0, blue = 0] = [0, 8, 4].map((step) => {
    const at = (step + hue / 30) % 12;
    const channel = lightness / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the look of a type', () => {
  it.each(TYPES)('lets white words be read on %s', (type) => {
    expect(contrastWithWhite(getColor(type))).toBeGreaterThanOrEqual(4.5);
  });

  it('distinguishes pages of different kinds by color and by words', () => {
    const kinds = ['DISEASE', 'MEDICATION', 'GENE', 'PROTEIN', 'SYMPTOM', 'TAXON'];
    expect(new Set(kinds.map(getColor)).size).toBe(kinds.length);
    expect(new Set(kinds.map(toWords)).size).toBe(kinds.length);
    expect(toWords('UNDEFINED')).toBe('other');
  });
});
