import { foldKey } from '../../text/fold.js';
import { isAddress, kindOf, type PartKind } from './affiliation-kind.js';
import { cleanAffiliation, splitParts } from './affiliation-parts.js';
import { findPlace } from './affiliation-place.js';

/** The organization that an affiliation names. */
export interface Organization {
  /** Equal for equal names: folded, without a leading `the`. */
  readonly key: string;
  readonly name: string;
  /** `City, Country`, or one of them; null when the text tells neither. */
  readonly location: string | null;
}

/**
 * Finds the organization in the text of an affiliation, which records write from the smallest unit to the country.
 * E-mails, register numbers and footnote marks are dropped, and of several affiliations in one text the first that names
 * an organization counts. Of the parts between commas the first of the highest kind is taken: university, hospital,
 * public body or company, institute, laboratory; else the text's first part, unless it is a department, an address, or
 * part of a place. Null when there is none of them.
 */
export function parseAffiliation(text: string): Organization | null {
  for (const affiliation of cleanAffiliation(text)) {
    const parts = splitParts(affiliation);
    const index = bestPart(parts);
    const name = index < 0 ? '' : organizationName(parts, index);
    const key = foldKey(name.replace(/^the\s+/i, '').replace(/&/g, ' and '));
    if (key !== '') return { key, name, location: findPlace(parts.slice(index + 1)) };
  }
  return null;
}

function bestPart(parts: readonly string[]): number {
  const kinds = parts.map(kindOf);
  const best = Math.max(...kinds);
  if (best > 1) return kinds.indexOf(best as PartKind);
  const laboratory = parts.findIndex((part) => /laborato/i.test(part));
  if (laboratory >= 0) return laboratory;
  return parts.length > 2 && isPlainName(parts[0] ?? '') ? 0 : -1;
}

function isPlainName(part: string): boolean {
  return kindOf(part) === 0 && !isAddress(part) && /\p{L}{3}/u.test(part);
}

const CAMPUS =
  /^(?:Berkeley|Davis|Irvine|Los Angeles|Merced|Riverside|San Diego|San Francisco|Santa Barbara|Santa Cruz)\b/;
const UNIT_WORD = /\b(?:department|division|laboratory|faculty|school|college|institute) of\b/i;
const UNIVERSITY_OF =
  /(?:(?:National|Free|Medical|State|Federal|Technical|Catholic|Autonomous|Agricultural|American|Open) ){0,2}University of (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u;
const NAMED_UNIVERSITY = /(?:\p{Lu}[\p{L}.'’-]+ ){1,3}University\b/u;

/** The part, without a unit written before the university, and with its campus where only that tells them apart. */
function organizationName(parts: readonly string[], index: number): string {
  const part = parts[index] ?? '';
  const campus = CAMPUS.exec(parts[index + 1] ?? '')?.[0];
  if (/^(?:the )?university of california$/i.test(part) && campus !== undefined) {
    return `University of California, ${campus}`;
  }
  const unit = UNIT_WORD.exec(part);
  if (unit === null || unit.index > part.search(/univers/i)) return part;
  const rest = part.slice(unit.index + unit[0].length);
  return (UNIVERSITY_OF.exec(rest) ?? NAMED_UNIVERSITY.exec(rest))?.[0] ?? part;
}
