import type { Abstention } from '../claim.js';
import { joinNames } from '../facts/fact-sentence.js';
import type { Suggestion } from '../link/nearest-names.js';
import type { NamedThing } from '../sets/set-plan.js';
import { getMeanings } from './read-names.js';

const MAX_SUGGESTIONS = 5;

/** Returns the question which of its meanings a name has, with a question for each. */
export function askWhich(asked: string, thing: NamedThing): Abstention {
  const meanings = getMeanings(thing);
  return {
    ...{ reason: 'AMBIGUOUS_NAME', unread: [thing.text], lookedFor: null },
    message: `“${thing.text}” has several meanings: ${joinNames(meanings)}. Which one do you mean?`,
    suggestions: replaceText(asked, thing.text, meanings),
  };
}

/** Returns a question once for each of the texts that may stand in the place of one; none when that does not stand in it. */
export function replaceText(
  question: string,
  text: string,
  others: readonly string[],
): readonly string[] {
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

/** Returns the questions with a name in the place of the words that resemble it. */
export function correctNames(asked: string, suggestions: readonly Suggestion[]): readonly string[] {
  return suggestions
    .flatMap(({ text, names }) => replaceText(asked, text, names))
    .slice(0, MAX_SUGGESTIONS);
}
