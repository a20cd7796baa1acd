/** The longest name that is looked for, in words. */
const LONGEST = 7;
const WORD = /[\p{L}\d]+(?:['’]s)?/gu;
/** A name in use as an abbreviation, which says what it is only where the text explains it. */
const ACRONYM = /^[A-Z\d-]+s?$/u;
/** An abbreviation that follows the name that it stands for. */
const EXPLAINED = /^s?\s*\(([A-Z][A-Za-z]{1,5})s?[);,]/u;
const NEGATION =
  /\b(?:no|not|without|den(?:y|ied|ies)|absence of|absent|lack of|free of|nor|negative for|neither|never|rul(?:e|ed|es|ing) out|exclud\w+)\b[^.;:]{0,45}$/iu;

/**
 * A reader of the names of entities in a text, the longest at each place first. A word of its own is a name of a disease only
 * as a label, or as the last part of it ("cirrhosis" of liver cirrhosis): "consumption" is no tuberculosis.
 *
 * @param groups - sets of IRIs by the kind that a mention has.
 * @param further - names by IRI that the entities lack.
 * @returns a function from a text to its mentions { kind, iri, start, end }, and where given from abbreviations of the
 *   article, to which those that the text explains are added.
 */
export function nameReader({ entities }, groups, further = new Map()) {
  const names = new Map();
  const put = (name, kind, iri, isLabel) => {
    const key = toKey(name);
    if (key.length < 4) return;
    const known = names.get(key);
    const isOther = known !== undefined && known.iri !== iri;
    if (known === undefined || (isLabel && (!known.isLabel || weigh(iri) > weigh(known.iri))))
      names.set(key, { kind, iri, isLabel });
    else if (isOther && !isLabel && !known.isLabel) names.set(key, { ...known, isShared: true });
  };
  const isName = (key, kind, words) =>
    kind === 'symptom' || key.includes(' ') || words.at(-1) === key;
  const weigh = (iri) => entities.get(iri).facts + entities.get(iri).aliases.length;
  for (const [kind, iris] of Object.entries(groups))
    for (const iri of iris) {
      const { label, aliases } = entities.get(iri);
      const words = toKey(label).split(' ');
      put(label, kind, iri, true);
      for (const alias of [...aliases, ...(further.get(iri) ?? [])])
        if (!ACRONYM.test(alias) && isName(toKey(alias), kind, words)) put(alias, kind, iri, false);
    }
  const lengths = new Map();
  for (const key of names.keys()) {
    const words = key.split(' ');
    lengths.set(words[0], Math.max(words.length, lengths.get(words[0]) ?? 1));
  }
  const getLongest = (word) => Math.min(LONGEST, lengths.get(word) ?? 1);
  const find = (key) => {
    const found = names.get(key) ?? (key.endsWith('s') ? names.get(key.slice(0, -1)) : undefined);
    return found?.isShared ? undefined : found;
  };
  return (text, abbreviations = new Map()) => [
    ...readNames(text, { find, getLongest, abbreviations }),
    ...readAbbreviations(text, abbreviations),
  ];
}

function* readNames(text, { find, getLongest, abbreviations }) {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: toKey(word),
    start: index,
    end: index + word.length,
  }));
  for (let place = 0; place < words.length; place += 1) {
    const longest = Math.min(getLongest(words[place].key), words.length - place);
    for (let length = longest; length > 0; length -= 1) {
      const last = words[place + length - 1];
      const name = words.slice(place, place + length).map(({ key }) => key);
      const found = find(name.join(' '));
      if (found === undefined) continue;
      const [, short] = EXPLAINED.exec(text.slice(last.end)) ?? [];
      if (/[A-Z].*[A-Z]/u.test(short ?? '')) abbreviations.set(short, found);
      yield { ...found, start: words[place].start, end: last.end };
      place += length - 1;
      break;
    }
  }
}

function* readAbbreviations(text, abbreviations) {
  for (const { 0: word, index } of text.matchAll(/\b[A-Z][A-Za-z]{1,5}\b/gu)) {
    const found = abbreviations.get(word);
    if (found !== undefined) yield { ...found, start: index, end: index + word.length };
  }
}

/** Whether what begins at a place of a sentence is denied. */
export function isNegated(sentence, start) {
  return NEGATION.test(sentence.slice(0, start));
}

/** The sentences of a title and an abstract. */
export function toSentences({ title = '', abstract = '' }) {
  return [title ?? '', ...(abstract ?? '').split(/(?<=[.!?])\s+(?=[A-Z(])/u)];
}

function toKey(name) {
  const words = name.toLowerCase().match(WORD) ?? [];
  return words.map((word) => word.replace(/['’]s$/u, '')).join(' ');
}
