const FIRST_YEAR = 1900;
const LAST_YEAR = 2026; // the sources end here; a constant, so that a later build writes the same bytes

const LANGUAGES = {
  eng: 'en',
  spa: 'es',
  chi: 'zh',
  fre: 'fr',
  ger: 'de',
  pol: 'pl',
  rus: 'ru',
  jpn: 'ja',
  ita: 'it',
  cze: 'cs',
  por: 'pt',
  nor: 'no',
  swe: 'sv',
  dan: 'da',
  dut: 'nl',
  kor: 'ko',
  hun: 'hu',
  geo: 'ka',
  tur: 'tr',
};

/** NLM publication types that occur in the sources, by lower-case name; everything else is a journal's own rubric. */
const PUBLICATION_TYPES = new Map(
  [
    'Journal Article',
    'Review',
    'Systematic Review',
    'Meta-Analysis',
    'Case Reports',
    'Comparative Study',
    'Multicenter Study',
    'Letter',
    'Comment',
    'Editorial',
    'Clinical Trial',
    'Clinical Trial, Phase I',
    'Clinical Trial, Phase II',
    'Clinical Trial, Phase III',
    'Clinical Trial, Phase IV',
    'Clinical Trial Protocol',
    'Randomized Controlled Trial',
    'Controlled Clinical Trial',
    'Evaluation Study',
    'Evaluation Studies',
    'Validation Study',
    'Observational Study',
    'Observational Study, Veterinary',
    'Twin Study',
    'News',
    'Historical Article',
    'Biography',
    'Guideline',
    'Practice Guideline',
    'Preprint',
    'Published Erratum',
    'Retracted Publication',
    'Retraction of Publication',
    'English Abstract',
    'Congress',
    'Lecture',
    'Dataset',
    'Pragmatic Clinical Trial',
    'Equivalence Trial',
    'Technical Report',
    'Introductory Journal Article',
    'Classical Article',
    'Consensus Development Conference',
    'Portrait',
    'Interview',
    'Video-Audio Media',
  ].map((name) => [name.toLowerCase(), name]),
);
const PUBLICATION_SYNONYMS = new Map([
  ['research-article', 'Journal Article'],
  ['research article', 'Journal Article'],
  ['article', 'Journal Article'],
  ['original article', 'Journal Article'],
  ['original articles', 'Journal Article'],
  ['articles', 'Journal Article'],
  ['original research', 'Journal Article'],
  ['research articles', 'Journal Article'],
  ['original research article', 'Journal Article'],
  ['research paper', 'Journal Article'],
  ['research papers', 'Journal Article'],
  ['research', 'Journal Article'],
  ['case report', 'Case Reports'],
  ['case-report', 'Case Reports'],
  ['review article', 'Review'],
  ['review-article', 'Review'],
  ['reviews', 'Review'],
  ['systematic reviews', 'Systematic Review'],
  ['correction', 'Published Erratum'],
  ['evaluation studies', 'Evaluation Study'],
]);

/** ISO date at the precision that is plausible; undefined when the year is missing or impossible. */
export function readDate(text) {
  const match = /^(\d{4})(?:-(\d{2})(?!\d)(?:-(\d{2}))?)?/u.exec(text ?? '');
  if (match === null) return undefined;
  const [, year, month, day] = match;
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return undefined;
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return year;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (day === undefined || Number(day) < 1 || Number(day) > lastDay) return `${year}-${month}`;
  return `${year}-${month}-${day}`;
}

/** Bare DOI in lower case; undefined for what is not one. */
export function readDoi(text) {
  const doi = (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/u, '')
    .replace(/[.,;]+$/u, '');
  return /^10\.\d{4,9}\/[^\s"<>]+$/u.test(doi) ? doi : undefined;
}

/** ISO 639-1 code of an ISO 639-1 or 639-2/B one; undefined for "und" and the unknown. */
export function readLanguage(text) {
  const code = (text ?? '').toLowerCase();
  return LANGUAGES[code] ?? (Object.values(LANGUAGES).includes(code) ? code : undefined);
}

/** Publication types of the closed NLM list, each once; funding notes and journal rubrics are dropped. */
export function readPublicationTypes(names) {
  const types = new Set();
  for (const name of names ?? []) {
    const key = name.trim().toLowerCase();
    const type = PUBLICATION_SYNONYMS.get(key) ?? PUBLICATION_TYPES.get(key);
    if (type !== undefined) types.add(type);
  }
  return [...types];
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Plain text of a title or name: markup and character references resolved, white space collapsed. */
export function readText(text) {
  return (text ?? '')
    .replace(/<\/?(?:i|b|u|sub|sup|em|strong|italic|bold|sc)\s*\/?>/giu, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/giu, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
    })
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Affiliation without footnote marks, institution numbers glued to its front ("grid.73113.37Department"),
 * and e-mail addresses; '' when nothing remains.
 */
export function readAffiliation(text, { footnoteLetters }) {
  let plain = readText(text)
    .replace(/(?:electronic address|e-?mail(?: address)?)s?:?\s*\S+@\S+/giu, '')
    .replace(/\S*@\S*/gu, '')
    .replace(/[;,]?\s*\((?:\p{Lu}\.-?){2,4}\)/gu, '')
    .replace(/https?:\/\/orcid\.org\/[\dX-]+/gu, '')
    .replace(/\.?\s*\b(?:ISNI|GRID):.*$/u, '')
    .replace(
      /^\d?(?:(?:\d{4} ){2,3}\d{3}[\dX]|\d{12,15}[\dX]|X?grid\.\d+\.[0-9a-f]{1,2}?(?=[\s\u200b]*\p{Lu}|\d{4} ?\d{4}|\d(?:st|nd|rd|th)))+/u,
      '',
    )
    .replace(/^https?:\/\/ror\.org\/[0-9a-z]{9}/u, '')
    .replace(/^(?:[\s*†‡§¶#.,;)(-]|\d{1,2}[\s.)]*(?=\p{Lu}))+/u, '');
  if (footnoteLetters) plain = plain.replace(/^[a-z](?=\p{Lu}\p{Ll})/u, '');
  return plain.replace(/[\s;,]+$/u, '').replace(/^(?:From the|and)\s+/u, '');
}
