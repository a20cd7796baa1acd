import type { Abstention } from '../claim.js';
import { joinNames } from '../facts/fact-sentence.js';
import type { Suggestion } from '../link/nearest-names.js';
import type { ReadName } from '../question-service.js';
import type { NamedThing } from '../sets/set-plan.js';
import { foldWord, splitWords } from '../text/words.js';
import { toAbstention } from '../to-abstention.js';

const MAX_SUGGESTIONS = 5;

export function askWhich(asked: string, thing: NamedThing): Abstention {
  const meanings = getMeanings(thing);
  return toAbstention(
    'AMBIGUOUS_NAME',
    `“${thing.text}” has several meanings: ${joinNames(meanings)}. Which one do you mean?`,
    { unread: [thing.text], suggestions: replaceText(asked, thing.text, meanings) },
  );
}

function replaceText(question: string, text: string, others: readonly string[]): readonly string[] {
  const at = question.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0 || text === '') return [];
  return others
    .slice(0, MAX_SUGGESTIONS)
    .map((other) =>
      `${question.slice(0, at)}${other}${question.slice(at + text.length)}`
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

export function correctNames(asked: string, suggestions: readonly Suggestion[]): readonly string[] {
  return suggestions
    .flatMap(({ text, names }) => replaceText(asked, text, names))
    .slice(0, MAX_SUGGESTIONS);
}

const ABBREVIATION = /^[\p{L}\d-]{2,5}$/u;
/** A meaning that is so much less known is not asked about. */
const MIN_SHARE_OF_LINKS = 0.2;

export function getReadNames(things: readonly NamedThing[]): readonly ReadName[] {
  return things.flatMap(({ text, senses: [sense] }) => {
    const [hit] = sense ?? [];
    if (hit === undefined || foldWord(hit.label) === foldWord(text)) return [];
    return [{ text, iri: hit.iri, label: hit.label }];
  });
}

/** Whether a name is an abbreviation that may mean several things, none of which it is made of. */
export function isAmbiguous(thing: NamedThing): boolean {
  if (!ABBREVIATION.test(thing.text)) return false;
  const meanings = getMeanings(thing);
  // `CML` is chronic myeloid leukemia, whatever else has it as an alias.
  const spelled = meanings.filter((label) => getInitials(label) === thing.text.toLowerCase());
  return meanings.length > 1 && spelled.length !== 1;
}

function getInitials(label: string): string {
  return splitWords(label)
    .map(({ folded }) => folded[0] ?? '')
    .join('');
}

function getMeanings({ senses }: NamedThing): readonly string[] {
  const best = senses.flatMap(([hit]) => (hit === undefined ? [] : [hit]));
  if (best.some(({ match }) => match === 'exact-label' || match === 'identifier')) return [];
  const most = Math.max(...best.map(({ degree }) => degree));
  const known = best.filter(({ degree }) => degree >= most * MIN_SHARE_OF_LINKS);
  return [...new Set(known.map(({ label }) => label))];
}
