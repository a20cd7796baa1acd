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

/** What a part of an affiliation is; greater is the more likely organization: 0 a place or an address, 1 a unit of something. */
export type PartKind = 0 | 1 | 2 | 3 | 4 | 5;

/** Returns a part's kind from the words in it. */
export function kindOf(part: string): PartKind {
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

/** Whether a part has a street, a house number or a post box. */
export function isAddress(part: string): boolean {
  return ADDRESS.test(part.toLowerCase());
}
