import { contentStems, splitWords, stemWord } from '../text/words.js';
import { areEndsOfKind, isGenericName } from './ends-of-kind.js';
import type { Stretch } from './find-stretches.js';
import type { Inquiry } from './inquiry.js';
import { lacksVerb, leavesOut } from './left-out.js';
import { nameTheSame } from './overstates.js';
import { clausesOf, type Polarity, polarityOf } from './polarity-of.js';
import type { RankedSentence } from './rank-sentences.js';
import { statesRelation, tellsOfOthers } from './states-relation.js';
import { tiesNames } from './ties-names.js';

/** Why a sentence bears on a question: it words the asked relation, or holds its names and words. */
export type Ground = 'wording' | 'definition' | 'words';

/** What a sentence says to a question. */
export interface Judgment {
  readonly polarity: Polarity;
  readonly ground: Ground;
  /** The names of the question's entities in the sentence. */
  readonly stretches: readonly Stretch[];
  /** Share of the required words that the sentence has, 0 to 1. */
  readonly share: number;
}

/** Questions of at most so many words besides names need every one of them in the sentence. */
const SHORT = 8;
const LEAST_SHARE = 0.8;

/**
 * Returns what a sentence says to a question; null when it lacks a name or a word that it needs, says nothing new, or
 * only announces. For a relation with wordings between two known ends only a wording counts.
 */
export function judgeSentence(
  { sentence, passage }: Pick<RankedSentence, 'sentence' | 'passage'>,
  inquiry: Inquiry,
): Judgment | null {
  const { text } = sentence;
  const { ends, rest, entities, isDefinition } = inquiry;
  if (text.endsWith('?') || isAnnouncement(text, sentence.start, passage.title)) return null;
  if (leavesOut(inquiry, text, passage.title)) return null;
  const stretches = inquiry.finderFor(passage.text)(text);
  if (new Set(stretches.map(({ entity }) => entity)).size < entities.length) return null;
  const stems = new Set(contentStems(text));
  if (ends !== null) {
    if (!rest.every((stem) => stems.has(stem))) return null;
    if (!areEndsOfKind(inquiry) || nameTheSame(entities, ends)) return null;
    if (lacksVerb(inquiry, text, stretches)) return null;
    if (tellsOfOthers(passage, text, inquiry)) return null;
    const polarity = statesRelation(text, stretches, ends);
    return polarity === 'leaves-open' ? null : { polarity, ground: 'wording', stretches, share: 1 };
  }
  if (isDefinition) {
    return defines(text, stretches) && polarityOf(text) === 'states'
      ? { polarity: 'states', ground: 'definition', stretches, share: 1 }
      : null;
  }
  return judgeWords(text, { stems, stretches }, inquiry);
}

/** Whether a sentence is a title without a verb, which states nothing. */
export function isAnnouncement(text: string, start: number, title: string): boolean {
  if (start > 0 || !title.startsWith(text.slice(0, 20))) return false;
  return !/\b(?:is|are|was|were|has|have|causes?|reduces?|improves?|increases?|decreases?|inhibits?|prevents?|induces?|promotes?|regulates?|predicts?|leads?|results? in|encodes?|mediates?|suppresses|does|do|treats?|binds?|targets?|plays?|contributes?|shows?|reveals?|can|cannot)\b/i.test(
    text,
  );
}

/** `X is a …`, `X (…), a … that`: the name opens the sentence. */
function defines(text: string, stretches: readonly Stretch[]): boolean {
  const [first] = stretches;
  if (first === undefined) return false;
  const before = text.slice(0, first.start);
  if (
    !/^(?:(?:background|introduction|purpose|importance|context|abstract)\s*:?\s*)?(?:the |an? )?$/i.test(
      before,
    )
  )
    return false;
  const after = text.slice(first.end);
  return DEFINES.test(after) && ![REMARKS, RATES, RELATIVE].some((other) => other.test(after));
}

/** What refers to a thing that was named before: `a rare form of the disorder`. */
const RELATIVE =
  /^[^.]{0,80}? of (?:the|this|that) (?:disease|disorder|condition|illness|syndrome|drug|compound|gene|protein)\b(?! [\p{L}-]+)/iu;

/** What only rates a thing, or tells how often it is, says nothing of what it is: `is a rare symptom in childhood`. */
const RATES =
  /^[^.]{0,60}?\b(?:is|are) (?:an?|the|one of the) (?:(?:relatively|very|highly|increasingly|most|more|well[- ]tolerated|rare|uncommon|common|frequent|prevalent|serious|severe|major|significant|important|growing|global|devastating|disabling|powerful|versatile|crucial|key|critical|essential|emerging|low|price|low-price|cheap|inexpensive|widespread|medical|clinical|debilitating|distressing|series|group|spectrum|range|of|public|health|first-line|second-line|therapeutic|popular|attractive|ideal|good|excellent|poorly|understood|recognized|recognised|treatable|preventable|underdiagnosed|under-diagnosed|but|complex|heterogeneous|multifactorial|different|various|costly|cost-effective|performed|encountered|observed|diagnosed|prescribed|safe|effective|efficacious|new|novel|useful|valuable|promising|established|chronic|well[- ]known|widely[- ]used|commonly|frequently|often|used|life-threatening|fatal|potentially|and|adjunct|adjunctive|alternative|additional)[, ]+){0,8}(?:disease|disorder|condition|illness|symptom|sign|drug|agent|medication|medicine|treatment|therapy|compound|substance|protein|gene|process|method|technique|procedure|option|complaint|presentation|finding|addition|problem|approach|tool|concept|phenomenon|state|situation|entity)s?\b(?! (?:of|characteri[sz]ed|caused|defined|affecting|involving|in which|where|marked|resulting|due|belonging|obtained|derived|produced|secreted|encoded|for (?:\p{L}+ly )?(?:measur|assess|determin|remov|treat)))/iu;

/** `is a chronic disease`, `, a selective inhibitor`: the class is told within some words. */
const DEFINES =
  /^(?:\s*\([^()]*\))?(?:,[^,]{2,60},)?(?:\s+(?:(?:is|are)\s+(?:defined as|characteri[sz]ed (?:by|as))|refers? to)\b|(?:\s+(?:is|are)|,)\s+(?:an?|the most common)\s+(?:[\p{L}\p{N}(),/-]+\s+){0,7}?(?:(?:disease|disorder|syndrome|infection|illness|condition|deficiency|inflammation|cancer|tumou?r|neoplasm|malignancy|drug|medication|agent|inhibitor|antagonist|agonist|blocker|modulator|hormone|steroid|protein|peptide|enzyme|cytokine|gene|receptor|molecule|compound|substance|chemical|acid|amine|vitamin|mineral|nutrient|neurotransmitter|metabolite|derivative|analog(?:ue)?|antibiotic|antibody|antimicrobial|analgesic|opioid|an[a]?esthetic|sedative|diuretic|vaccine|virus|bacterium|parasite|fungus|plant|species|cell|tissue|method|technique|procedure|process|state|symptom|measure|kind|type|form|class|group|family|member|system)s?|anti[\p{L}-]{5,}|[\p{L}]+(?:osis|itis|opathy|emia|oma))\b)/iu;

/** What is no definition: `a major complication of …`, `the focus of …`. */
const REMARKS =
  /^[^.]{0,60}?\b(?:is|are|refers to)\s+(?:an?|the|one of the)\s(?:[\p{L}-]+\s){0,3}?(?:complications?|side[- ]effects?|reactions?|symptoms?|signs?|sequelae?|presentations?|comorbidit(?:y|ies)|causes?|problems?|concerns?|challenges?|factors?|targets?|focus|subject|reasons?|topics?|issues?|examples?|manifestations?|consequences?|features?|hallmarks?|candidates?|alternatives?|predictors?|indicators?|markers?|determinants?|tragedy|diagnos[ie]s|prognos[ie]s|threats?|findings?|outcomes?|premedication|mainstay|tools?|priority|burden|goal|choice|need)\b/iu;

function judgeWords(
  text: string,
  {
    stems,
    stretches,
  }: { readonly stems: ReadonlySet<string>; readonly stretches: readonly Stretch[] },
  inquiry: Inquiry,
): Judgment | null {
  const { isVerdict, isWordsAlone, rest, said } = inquiry;
  // What is known of the question leaves nothing to look for besides its names.
  if (isVerdict && !isWordsAlone && rest.length + said.length === 0) return null;
  const needed = neededBy(inquiry);
  if (inquiry.entities.some(({ text: name }) => isGenericName(name))) return null;
  if (needed.length + inquiry.entities.length < 2) return null;
  if (needed.every((stem) => GENERIC.has(stem)) || ROLE.test(inquiry.question)) return null;
  if (inquiry.entities.length < 2 && needed.every((stem) => GENERIC.has(stem) || KIN.has(stem)))
    return null;
  if (!symbolsOf(inquiry).every((symbol) => text.includes(symbol))) return null;
  if (!mayDecide(text, inquiry)) return null;
  if (inquiry.isVerdict && !tiesNames(text, stretches, needed)) return null;
  const has = (stem: string) =>
    stems.has(stem) || (KIN.get(stem)?.some((kin) => stems.has(kin)) ?? false);
  const share = needed.length === 0 ? 1 : needed.filter(has).length / needed.length;
  if (share < (needed.length <= SHORT ? 1 : LEAST_SHARE)) return null;
  if (!inquiry.isVerdict && [...stems].filter((stem) => !inquiry.stems.has(stem)).length < 2)
    return null;
  const polarity = polarityOfAnswer(text, needed);
  return polarity === 'leaves-open' ? null : { polarity, ground: 'words', stretches, share };
}

/** What a question writes in capitals is not the word of the same letters: `REST`, `SET`. */
function symbolsOf({ question, entities }: Inquiry): readonly string[] {
  if (question === question.toUpperCase()) return [];
  const symbols = question.match(/\b\p{Lu}[\p{Lu}\p{N}]{2,}\b/gu) ?? [];
  return symbols.filter((symbol) => entities.every(({ text }) => !text.includes(symbol)));
}

/** Nouns and verbs that a sentence may have without telling what is asked. */
const GENERIC: ReadonlySet<string> = new Set(
  'function role use mechanism action work effect significance importance purpose biomarker marker risk way'
    .split(' ')
    .map(stemWord),
);

/** What something does, and what it is one of, is told in words that the question does not have. */
const ROLE =
  /\b(?:roles?|functions?|mechanisms?|actions?|purpose|significance|importance|types?|kinds?|forms?|examples?|varieties) of\b|\bhow do(?:es)?\b.*\bwork\b/i;

/** A section that tells what was known, wanted or done decides nothing. */
const PREAMBLE =
  /^(?:background|objectives?|aims?|purpose|introduction|methods?|materials?|patients|design|setting|subjects|context|importance)\b[^.]{0,60}:/i;

/** Words without which a question is another one. */
const QUALIFIERS =
  /\b(?:only|same|all|always|never|every|most|best|ideal|enough|really|necessary|mandatory|should|need|rely|accurate|different|similar|adequate|sufficient|first|normal|lower|higher|more|less|long|short|good|better|worse|safe|high|low|left|right)\b/gi;

function mayDecide(text: string, { question, isVerdict }: Inquiry): boolean {
  if (isVerdict && PREAMBLE.test(text)) return false;
  const said = new Set(splitWords(text).map(({ folded }) => folded));
  return [...question.matchAll(QUALIFIERS)].every(([word]) => said.has(word.toLowerCase()));
}

/** The words that are no names; with fillers such as `associated` when there is nothing else. */
function neededBy({ rest, said, stems, entities }: Inquiry): readonly string[] {
  const needed = [...rest, ...said];
  if (needed.length > 0) return needed;
  const named = new Set(entities.flatMap(({ text }) => contentStems(text)));
  return [...stems].filter((stem) => !named.has(stem));
}

/** The polarity of the clause that has most of the words; a denial counts only right before one of them. */
function polarityOfAnswer(text: string, needed: readonly string[]): Polarity {
  if (needed.length === 0) return polarityOf(text);
  const wanted = new Set(needed);
  const counts = clausesOf(text).map((clause) => {
    return { clause, count: contentStems(clause).filter((stem) => wanted.has(stem)).length };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  const clause = counts.find(({ count }) => count === most)?.clause ?? text;
  const polarity = polarityOf(clause);
  if (polarity !== 'denies' || deniesWord(clause, wanted)) return polarity;
  return 'leaves-open';
}

const REACH = 5;

function deniesWord(clause: string, wanted: ReadonlySet<string>): boolean {
  const words = splitWords(clause);
  return words.some(
    ({ folded }, index) =>
      /^(?:not|no|neither|nor|never|failed|fails|cannot|ineffective)$/.test(folded) &&
      words.slice(index + 1, index + 1 + REACH).some(({ stem }) => wanted.has(stem)),
  );
}

/** Stems that say the same in a question and in a sentence. */
const KIN: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'treat treatment therapy therapeutic used use indication indicated approved',
    'cause due',
    'symptom manifestation sign presents characterized feature',
    'mutation mutated variant',
    'associated linked related correlated involved',
    'effective efficacy improved',
    'affect effect influence impact',
  ].flatMap((line) => {
    const kin = line.split(' ').map(stemWord);
    return kin.map((stem) => [stem, kin] as const);
  }),
);
