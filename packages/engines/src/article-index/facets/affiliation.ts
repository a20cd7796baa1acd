import { foldKey } from '../../text/fold.js';

export interface Organization {
  /** Equal for equal names: folded, without a leading `the`. */
  readonly key: string;
  readonly name: string;
  /** `City, Country`, or one of them; null if unknown. */
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
  const kinds = parts.map(getPartKind);
  const best = Math.max(...kinds);
  if (best > 1) return kinds.indexOf(best as PartKind);
  const laboratory = parts.findIndex((part) => /laborato/i.test(part));
  if (laboratory >= 0) return laboratory;
  return parts.length > 2 && isPlainName(parts[0] ?? '') ? 0 : -1;
}

function isPlainName(part: string): boolean {
  return getPartKind(part) === 0 && !isAddress(part) && /\p{L}{3}/u.test(part);
}

const CAMPUS =
  /^(?:Berkeley|Davis|Irvine|Los Angeles|Merced|Riverside|San Diego|San Francisco|Santa Barbara|Santa Cruz)\b/;
const UNIT_WORD = /\b(?:department|division|laboratory|faculty|school|college|institute) of\b/i;
const UNIVERSITY_OF =
  /(?:(?:National|Free|Medical|State|Federal|Technical|Catholic|Autonomous|Agricultural|American|Open) ){0,2}University of (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u;
const NAMED_UNIVERSITY = /(?:\p{Lu}[\p{L}.'’-]+ ){1,3}University\b/u;

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

const EMAIL =
  /\(?\s*(?:e-?mail|electronic address)?\s*:?\s*<?[\w.%+-]+@[\w-]+(?:\.[\w-]+)+>?\s*\)?/gi;
const CONTACT =
  /\b(?:electronic address|e-?mail(?: address)?|corresponding author|tel(?:ephone)?|fax|phone)\b\s*[:.].*$/gi;
const ISNI = '\\d{4} \\d{4} \\d{4} \\d{3}[\\dX]';
const GRID = new RegExp(
  `(?:${ISNI})?\\s*grid\\.\\d+\\.(?:[0-9a-f]{1,2}?${ISNI}|[0-9a-f]{1,2})`,
  'g',
);
const REGISTER = /\b(?:ISNI|ROR|GRID)\s*:?\s*[\d\s.]*[\dX]+|https?:\/\/\S+/gi;
const MARK = /^(?:[\s*†‡§¶#|,;.:()]|\d{1,6}(?=[\s\p{Lu}])|[a-z](?=\p{Lu}\p{Ll}))+/u;
const INITIALS = /\((?:\p{Lu}\.-?\s?){1,4}(?:[,;]\s*(?:\p{Lu}\.-?\s?){1,4})*\)/gu;
const LEGAL_FORM = /^(?:inc|ltd|llc|gmbh|corp|s\.?a|s\.?p\.?a|a\.?c)\.?$/i;

/** The affiliations in one text, cleaned of e-mails, register numbers, footnote marks and authors' initials. */
function cleanAffiliation(text: string): readonly string[] {
  const withoutInitials = text.includes('(') ? text.replace(INITIALS, ' ') : text;
  const withoutMail = text.includes('@') ? withoutInitials.replace(EMAIL, ' ') : withoutInitials;
  return withoutMail
    .replace(CONTACT, ' ')
    .split(';')
    .map(cleanOne)
    .filter((part) => part !== '');
}

function cleanOne(text: string): string {
  const withoutGrid = text.includes('grid.') ? text.replace(GRID, ' ') : text;
  return withoutGrid
    .replace(REGISTER, ' ')
    .replace(MARK, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,:]+$/, '')
    .trim();
}

/** Splits at commas outside brackets; blank parts are dropped, and `Inc.` stays with the name before it. */
function splitParts(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  const take = (end: number) => {
    const part = text
      .slice(start, end)
      .trim()
      .replace(/[.\s]+$/, '');
    const before = parts.at(-1);
    if (before !== undefined && LEGAL_FORM.test(part))
      parts[parts.length - 1] = `${before}, ${part}`;
    else if (part !== '') parts.push(part);
    start = end + 1;
  };
  for (let index = 0; index < text.length; index++) {
    const letter = text[index];
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (letter === ',' && depth === 0) take(index);
  }
  take(text.length);
  return parts;
}

const UNIVERSITY =
  /\buni(?:v\b|versit|versid|wersyt)|üniversit|\bpolitec|\bpolytechnic|institute of technology|\bcaltech\b|école|\bmedical college\b|\bcollege of (?:medicine|physicians)\b/;
const HOSPITAL =
  /hospital|h[oôó]pita|\bspital\b|klinik|\bclinic\b|(?:medical|health|cancer) cent|infirmary|krankenhaus|ospedale|policlinico|sykehus|charit[eé]\b|health (?:system|trust)|\bnhs\b/;
const BODY =
  /\bacadem|akadem|\bcnrs\b|\binserm\b|\bnih\b|\bcsic\b|\bembrapa\b|\bnational institutes?\b|institut pasteur|\bministry\b|disease control|\bfoundation\b|\bcouncil\b|\bagency\b|\bauthority\b|\borgani[sz]ation\b|\bassociation\b|\bsociety\b|\badministration\b/;
const COMPANY =
  /\S (?:inc|ltd|limited|llc|gmbh|corp|corporation|pharmaceuticals?|pharma|oncology|biotech|laboratories|company|plc|co|ag|s\.?p\.?a|b\.?v)\.?$|\b(?:inc|ltd|gmbh|llc|corp)\b/;
const INSTITUTE =
  /\binstitut|\bistitut|\bcent(?:er|re|ro)\b|\bzentrum\b|\bcollege\b|\bschool of (?:hygiene|economics)|\bmedical school\b|\bmuseum\b|\bobservatory\b|\bstation\b|\balliance\b/;
const UNIT =
  /^(?:the )?(?:[^\s,]+ ){0,2}(?:dep(?:artmen)?t|departa?ment|département|dipartimento|division|section\b|unit\b|laborato|lab\b|faculty|facult[éa]|facultad|fakult|school\b|group\b|team\b|programme?\b|branch\b|office\b|chair\b|service\b|servicio|servizio|college of\b)/;
const ADDRESS =
  /^(?:no\.? )?\d|^\(|\s\d{1,3}[a-z]?$|\b(?:road|street|avenue|drive|lane|boulevard|highway|district|way|rd|str|ave|blvd|strasse|straße|p\.? ?o\.? box|box)\b\.?/;
const WHOLE_SCHOOL = /\bmedical school$|^(?:harvard|london|stanford) /;

/**
 * Kind of a part of an affiliation; a greater one is more likely the organization: 0 a place or an address, 1 a
 * unit of something.
 */
type PartKind = 0 | 1 | 2 | 3 | 4 | 5;

function getPartKind(part: string): PartKind {
  const text = part.toLowerCase();
  if (text.startsWith('(')) return 0;
  const isUnit = UNIT.test(text) && !WHOLE_SCHOOL.test(text);
  if (UNIVERSITY.test(text) || /\bETH\b/.test(part)) return isUnit && !/univers/.test(text) ? 1 : 5;
  if (ADDRESS.test(text) && !HOSPITAL.test(text)) return 0;
  if (isUnit) return 1;
  if (HOSPITAL.test(text)) return 4;
  if (BODY.test(text) || COMPANY.test(text)) return 3;
  if (INSTITUTE.test(text)) return /key laborato/.test(text) ? 1 : 2;
  return 0;
}

function isAddress(part: string): boolean {
  return ADDRESS.test(part.toLowerCase());
}

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
 * City and country from the parts after the organization: the last place is the country, the city is the first that is
 * neither an address nor a region code. Null without any place.
 */
function findPlace(parts: readonly string[]): string | null {
  const places = parts
    .filter((part) => getPartKind(part) === 0)
    .map(toPlace)
    .filter(Boolean);
  const last = places.at(-1);
  if (last === undefined) return null;
  const placeName = last.replace(/^[A-Z]{2,3}\s+(?=\S)/, '');
  const country = COUNTRIES.find(([pattern]) => pattern.test(placeName))?.[1] ?? placeName;
  const city = places.slice(0, -1).find((place) => !REGION.test(place));
  return city === undefined || city === country ? country : `${city}, ${country}`;
}

function toPlace(part: string): string {
  if (/\s\d{1,3}[a-z]?$/i.test(part)) return '';
  const bare = POSTCODES.reduce((text, pattern) => text.replace(pattern, ' '), part)
    .replace(/[^\p{L}\p{M}.'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  return isAddress(bare) ? '' : bare;
}
