import { splitWords, stemWord } from '../text/words.js';
import type { Inquiry } from './inquiry.js';

/**
 * Returns whether a sentence passes over what a question asks besides its names and relation: a time, a number, a
 * comparison, a superlative, a restriction or a negation. Such words are grammar or filler to a search, but without them
 * the question is another one. They may stand in the title instead.
 */
export function leavesOut(
  { question, entities }: Pick<Inquiry, 'question' | 'entities'>,
  sentence: string,
  title: string,
): boolean {
  const asked = withoutNames(
    question,
    entities.map(({ text }) => text),
  );
  if (NEVER_READ.test(asked)) return true;
  if (COUNTED.test(asked) && !countsWhat(asked, sentence)) return true;
  if (ACTIONS.some(([verb, told]) => verb.test(asked) && !told.test(sentence))) return true;
  const isOpposite = (verb: RegExp, told: RegExp) =>
    verb.test(asked) && !told.test(asked) && told.test(sentence);
  if (OPPOSITES.some(([verb, told]) => isOpposite(verb, told))) return true;
  const said = new Set(splitWords(`${title} ${sentence}`).map(({ folded }) => folded));
  return splitWords(asked).some(
    ({ text, folded }) => isBinding(text, folded) && !saysSame(folded, said),
  );
}

/**
 * What no single sentence of an article can be held to: a negation, the future, a price, an amount to take, what happens
 * in the asker's own case.
 */
const NEVER_READ =
  /\b(?:not|never|neither|nor|cannot|without|except|other than|besides|will|going to|in (?:the )?future|someday|by the year|price|cost|costs|how expensive|cheap(?:er|est)?|how much|(?:what|which|right|recommended|maximum|maximal|lethal|usual|standard) (?:dose|dosage))\b|n['’]t\b/i;

/** Characters beside two names in which the word that relates them may stand. */
const NEAR = 40;

/**
 * Returns whether what stands at the named ends does not tell the verb of the question: a sentence may inhibit something else
 * than what it only targets.
 */
export function lacksVerb(
  { question, entities }: Pick<Inquiry, 'question' | 'entities'>,
  sentence: string,
  stretches: readonly { readonly start: number; readonly end: number }[],
): boolean {
  const asked = withoutNames(
    question,
    entities.map(({ text }) => text),
  );
  const start = Math.min(...stretches.map((stretch) => stretch.start));
  const end = Math.max(...stretches.map((stretch) => stretch.end));
  const told = sentence.slice(Math.max(0, start - NEAR), end + NEAR);
  return [...ACTIONS, ...CLAIMS].some(([verb, words]) => verb.test(asked) && !words.test(told));
}

/** What a claim is called, and how a sentence may word it. */
const CLAIMS: readonly (readonly [verb: RegExp, told: RegExp])[] = [
  [
    /\bindicated\b/i,
    /\b(?:indicat|approv|licen[sc]ed|recommend|used|prescribed|choice|first[- ]line|treatment|therap|mainstay)/i,
  ],
  [
    /\b(?:cause[sd]?|causing|result in|lead to|induce)\b/i,
    /\b(?:caus|lead|led|result|due|responsib|induc|produc|trigger|underl|giv|aris|secondary|attribut|side[- ]effect|adverse|complication|toxic|agent|pathogen|a?etiolog|reactions?)|-(?:induced|associated|related)/i,
  ],
  [/\brisk\b/i, /\b(?:risk|predispos|susceptib)/i],
  [/\bmutations?\b/i, /\b(?:mutat|variant|deletion|allele)/i],
];

/** An agonist does not inhibit, and an enzyme that is inhibited need not be a target. */
const ACTIONS: readonly (readonly [verb: RegExp, told: RegExp])[] = [
  [/\b(?:inhibit|block|antagoni)/i, /\b(?:inhibit|block|antagoni|suppress|inactivat)/i],
  [/\b(?:activat|agonist|stimulat)/i, /\b(?:activat|agonist|stimulat)/i],
  [
    /\b(?:effective|efficac|effectiveness)/i,
    /\b(?:effective|efficac|benefi|improv|reliev|relief|reduce|decrease|alleviat|ameliorat|cure|success|superior|controls|standard (?:therap|treatment|of care)|first[- ]line|choice|mainstay)/i,
  ],
  [/\bbind/i, /\b(?:bind|bound|ligand|affinity|antibod)/i],
  [/\btarget/i, /\b(?:target|bind|bound|selective|specific|directed|antibod|antagonist|agonist)/i],
  [/\bsymptoms?\b/i, /\b(?:symptom|sign|manifest|present|characteri|accompan|feature|complaint)/i],
  [
    /\bside[- ]effects?\b/i,
    /\b(?:side[- ]effect|adverse|toxic|induced|cause|associated|reaction)/i,
  ],
];

/** `Salicylate inhibits NF-kB activation` tells of no activator. */
const OPPOSITES: readonly (readonly [verb: RegExp, told: RegExp])[] = [
  [/\b(?:activat|agonist|stimulat)/i, /\b(?:inhibit|block|antagoni|suppress|inactivat|prevent)/i],
  [
    /\b(?:inhibit|block|antagoni)/i,
    /\b(?:agonists?|activators?|activates?|stimulat(?:es?|ors?))\b/i,
  ],
];

/** Questions for a number of things. */
const COUNTED = /\b(?:how many|how often|how long|how old|how large|how common|number of)\b/i;

const COUNT_NOUN = /\b(?:how many|number of)\s+(\p{L}+)(?:\s+(\p{L}+))?/iu;

/** A count answers only right before what is counted. */
function countsWhat(asked: string, sentence: string): boolean {
  const [, first = '', second = ''] = COUNT_NOUN.exec(asked) ?? [];
  const counted = new Set([first, second].map((word) => stemWord(word.toLowerCase())));
  counted.delete('');
  const words = splitWords(sentence);
  return words.some(
    ({ folded }, index) =>
      NUMBER.test(folded) &&
      words.slice(index + 1, index + 4).some(({ stem }) => counted.has(stem)),
  );
}

const NUMBER = /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

/** Words of time, order, extent and comparison. */
const BINDING: ReadonlySet<string> = new Set(
  `would next soon tomorrow yesterday today tonight now nowadays currently current recently recent latest already still yet anymore
ever always lately previously formerly ago last before after during until since once twice than versus vs compared better worse more
most less least fewer equally superior inferior best worst greater lesser only sole solely exclusively alone unique all every any
both same different similar first second third main major primary predominant foremost new novel newer safe safer worldwide
everywhere nowhere globally locally domestically abroad left right upper lower rarely rare usually permanently completely fully entirely
immediately fast faster quickly safely daily weekly monthly yearly instead enough really necessary mandatory should must`
    .trim()
    .split(/\s+/),
);

/** Words that end like a superlative or a comparative and are none. */
const PLAIN_EST =
  /^(?:chest|test|rest|west|interest|request|digest|arrest|suggest|harvest|forest|infest|manifest|guest|nest|pest|attest|protest|ingest|breast|conquest)$/;

function isBinding(text: string, folded: string): boolean {
  if (BINDING.has(folded)) return true;
  if (/^\d[\d.,]*%?$/.test(folded)) return true;
  if (/^(?:US|USA|UK|EU|UAE)$/.test(text)) return true;
  return folded.length > 5 && folded.endsWith('est') && !PLAIN_EST.test(folded);
}

/** Words that a sentence has instead of the question's. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map([
  ['currently', ['current', 'now', 'presently']],
  ['current', ['currently', 'now', 'present']],
  ['vs', ['versus', 'than', 'compared']],
  ['versus', ['vs', 'than', 'compared']],
  ['us', ['usa', 'u.s']],
  ['usa', ['us', 'u.s']],
]);

function saysSame(folded: string, said: ReadonlySet<string>): boolean {
  return said.has(folded) || (SAME.get(folded)?.some((word) => said.has(word)) ?? false);
}

/** `type 2 diabetes` asks for no number. */
function withoutNames(question: string, names: readonly string[]): string {
  const longestFirst = [...names].sort((left, right) => right.length - left.length);
  return longestFirst.reduce((text, name) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 || name === '' ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
  }, question);
}
