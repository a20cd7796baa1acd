import { getTerms } from '../ontology-names.mjs';

/** Shorter words are too ambiguous to correct. */
const SHORTEST = 6;
/** A word is taken for a misspelling of one that this many times as many entities have. */
const TIMES_RARER = 4;
const MIN_ENTITIES = 4;

/** A symptom under the name by which people mean the disorder. */
const DEPRESSED_MOOD = {
  entity: 'http://purl.obolibrary.org/obo/SYMP_0000022',
  wrong: 'depression',
  name: 'depressed mood',
};

/**
 * Labels with a misspelled word, by the name that the Disease Ontology gives the same disease: "Plasmodiu malaria". The word
 * is the only one that the ontology's name lacks, one letter away from one that it has, and hardly any other name has it.
 */
export async function* correctedLabels(path, { survey, diseases }) {
  const { entity: mood, wrong: disorder, name: moodName } = DEPRESSED_MOOD;
  if (survey.entities.get(mood)?.label === disorder)
    yield { kind: 'correction', entity: mood, name: moodName };
  const counts = new Map();
  for (const { label = '', aliases } of survey.entities.values())
    for (const word of new Set([label, ...aliases].flatMap(toWords)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const isMisspelled = (word, right) =>
    counts.get(right) >= MIN_ENTITIES &&
    counts.get(right) >= TIMES_RARER * counts.get(word) &&
    isOneSlipAway(word, right);
  for await (const { id, names } of getTerms(path)) {
    const [name] = names;
    const entity = diseases.ofDoid(id);
    const label = survey.entities.get(entity)?.label;
    if (label === undefined || name === undefined || label === name) continue;
    const [labelWords, others] = [toWords(label), toWords(name)];
    const [wrong, ...more] = labelWords.filter((word) => !others.includes(word));
    if (wrong !== undefined && more.length === 0 && others.some((one) => isMisspelled(wrong, one)))
      yield { kind: 'correction', entity, name };
  }
}

function toWords(label) {
  return (
    label
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

/** Whether one word is the other but for a letter lost, added or changed, or two that changed places. */
export function isOneSlipAway(word, right) {
  if (word.length < SHORTEST || right.length < SHORTEST || Math.abs(word.length - right.length) > 1)
    return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start += 1;
  let end = 0;
  const most = Math.min(word.length, right.length) - start;
  while (end < most && word.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [one, other] = [
    word.slice(start, word.length - end),
    right.slice(start, right.length - end),
  ];
  const isSwap = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  return isSwap || (one.length <= 1 && other.length <= 1 && !isVariant(word, right));
}

/** British and American spelling, singular and plural. */
function isVariant(word, right) {
  const plain = (text) => text.replace(/[ao]e/gu, 'e').replace(/our/gu, 'or').replace(/s$/u, '');
  return plain(word) === plain(right);
}
