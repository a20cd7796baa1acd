import { isAddress, kindOf } from './affiliation-kind.js';

const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:u\.?\s?s\.?\s?a\.?|u\.s\.?|united states(?: of america)?)$/i, 'USA'],
  [/^(?:u\.?\s?k\.?|united kingdom)$/i, 'UK'],
  [/^(?:the )?(?:p\.?\s?r\.?\s?|people[’']?s republic of )china$/i, 'China'],
  [/^(?:republic of |south )?korea$/i, 'South Korea'],
  [/^the netherlands$/i, 'Netherlands'],
];
const REGION = /^(?:[A-Z]{2,3}|[A-Z]\.[A-Z]\.)$/;
const POSTCODES = [
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/g,
  /\b\d{4}\s?[A-Z]{2}\b(?=\s+\p{Lu}\p{Ll})/gu,
  /\b(?:[A-Z]{1,2}-)?\d[\d-]*[A-Z]{0,2}\b/g,
];

/**
 * City and country from the parts after the organization: the last place is the country, the first one that is neither
 * an address nor a region's letters the city. Null without any place.
 */
export function findPlace(parts: readonly string[]): string | null {
  const places = parts
    .filter((part) => kindOf(part) === 0)
    .map(toPlace)
    .filter(Boolean);
  const last = places.at(-1);
  if (last === undefined) return null;
  const ownName = last.replace(/^[A-Z]{2,3}\s+(?=\S)/, '');
  const country = COUNTRIES.find(([pattern]) => pattern.test(ownName))?.[1] ?? ownName;
  const city = places.slice(0, -1).find((place) => !REGION.test(place));
  return city === undefined || city === country ? country : `${city}, ${country}`;
}

/** Without post codes; empty for an address. */
function toPlace(part: string): string {
  if (/\s\d{1,3}[a-z]?$/i.test(part)) return '';
  const bare = POSTCODES.reduce((text, pattern) => text.replace(pattern, ' '), part)
    .replace(/[^\p{L}\p{M}.'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  return isAddress(bare) ? '' : bare;
}
