import type { EntityType } from '@biographql/core';
import { fallsShort, tellsLess } from './falls-short.js';
import type { Stretch } from './find-stretches.js';
import { isOfTitledGroup, overstates } from './overstates.js';
import { clausesOf, type Polarity, polarityOf } from './polarity-of.js';
import type { AskedEnds, AskedTerms, Passage } from './question-answerer.js';
import { PLACEHOLDERS, wordingsOf } from './relation-wordings.js';
import { standsPlainly } from './stands-plainly.js';

/** Longer clauses are lists of a kind that patterns cannot judge. */
const LONGEST_CLAUSE = 400;

/**
 * Returns whether a sentence states or denies a relation between two named ends, in one clause and in a wording of that
 * relation; `leaves-open` when it does neither, when an end is null, or for a relation without wordings.
 */
export function statesRelation(
  sentence: string,
  stretches: readonly Stretch[],
  { relation, left, right }: AskedEnds,
): Polarity {
  const patterns = wordingsOf(relation);
  if (patterns === undefined || left === null || right === null) return 'leaves-open';
  if (relation === 'subclass' && namesNoKind(sentence, stretches, right)) return 'leaves-open';
  if (namesNoAilment(sentence, stretches, { relation, right })) return 'leaves-open';
  const masked = mask(sentence, stretches, { left, right });
  if (tellsLess(masked, { relation })) return 'leaves-open';
  if (relation === 'risk-factor' && WAS_A_RISK.test(masked)) return 'leaves-open';
  const clauses = clausesOf(masked).filter(
    (clause) =>
      (relation === 'drug-target' || !OF_DRUG.test(clause)) &&
      clause.length <= LONGEST_CLAUSE &&
      clause.includes(PLACEHOLDERS.left) &&
      clause.includes(PLACEHOLDERS.right) &&
      !fallsShort(clause, { relation }) &&
      !overstates(clause, { relation }),
  );
  const isWorded = (clause: string) =>
    patterns.some((pattern) => isWordedPlainly(clause, pattern, { relation }));
  const found = new Set(clauses.map((clause) => judge(clause, isWorded)));
  if (relation === 'genetic-association' && OF_VARIANTS.test(masked)) found.delete('denies');
  if (OF_SOME.test(masked) || (!OF_TRIALS.has(relation) && OF_ONE_STUDY.test(masked)))
    found.delete('denies');
  found.delete('leaves-open');
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : 'leaves-open';
}

const { left: LEFT, right: RIGHT } = PLACEHOLDERS;

/** What was a risk in one study need not be one. */
const WAS_A_RISK = /\b(?:was|were) (?:[\p{L}-]+ ){0,5}risk factors?\b/iu;

/** A state that is wanted is not treated, and what is measured is no complaint: `effective for weight loss`, `causes a rise of blood pressure`. */
function namesNoAilment(
  sentence: string,
  stretches: readonly Stretch[],
  { relation, right }: { readonly relation: string; readonly right: number },
): boolean {
  if (relation !== 'treats' && relation !== 'side-effect') return false;
  return stretches.some(({ entity, start, end }) => {
    const name = sentence.slice(start, end);
    return (
      entity === right && (AIM.test(name) || (relation === 'side-effect' && MEASURE.test(name)))
    );
  });
}

/** Only many of a kind have examples, and what befalls someone is of no kind: `neurotoxicity (e.g. seizures)`. */
function namesNoKind(sentence: string, stretches: readonly Stretch[], right: number): boolean {
  return stretches.some(({ entity, start, end }) => {
    if (entity !== right) return false;
    const name = sentence.slice(start, end);
    const hasExamples = /^(?: \(?|, )(?:such as|including|e\.g\.)/u.test(sentence.slice(end));
    return OCCURRENCE.test(name) || (hasExamples && !/(?:s|disease)$/iu.test(name));
  });
}

const OCCURRENCE =
  /(?:manifestations?|complications?|symptoms?|signs?|events?|effects?|causes?|problems?|risks?|outcomes?|toxicit(?:y|ies))$/iu;

const AIM =
  /\b(?:analgesi\p{L}*|an(?:a)?esthesia|sedation|weight (?:loss|reduction)|contraception|ovulation|remission|abstinence|immunity|sleep|pregnancy|smoking cessation|signs and symptoms)$/iu;

const MEASURE =
  /\b(?:pressure|rate|temperature|body weight|count|level|output|appetite|respiration)$/i;

/** A denial at one dose, or for some people, leaves the others open. */
const OF_SOME = new RegExp(
  `\\b(?:low|single|high)[- ](?:[\\p{L}-]+ ){0,3}doses?\\b|\\b\\d+ ?mg\\b|\\bin (?:our|this|the present) (?:study|trial|series)\\b|\\bin (?:[\\p{L}-]+ ){1,3}(?:patients|subjects|volunteers|women|men|children|adults)\\b|\\b(?:patients|subjects|volunteers|women|men|children|adults) (?:with|who|after|on|undergoing)\\b(?! (?:[\\p{L}-]+ ){0,3}(?:${LEFT}|${RIGHT}))`,
  'iu',
);

/** Relations that a study can refute. */
const OF_TRIALS: ReadonlySet<string> = new Set([
  'treats',
  'side-effect',
  'drug-target',
  'genetic-association',
]);

/** What was not seen once may be seen, and what went by need not come. */
const OF_ONE_STUDY =
  /\b(?:did|was|were) (?:\p{L}+ )?not\b|\b(?:past|recent|former|previous|prior|short-term|occasional)\b/iu;

/** What inhibitors of a protein do is not what the protein does. */
const OF_DRUG = new RegExp(
  `(?:${PLACEHOLDERS.left}|${PLACEHOLDERS.right})[ -](?:inhibitors?|agonists?|antagonists?|blockers?|antibod(?:y|ies))`,
  'iu',
);

/** A gene of which a variant or a level is not associated may be associated by others. */
const OF_VARIANTS =
  /\b(?:polymorphisms?|variants?|variations?|alleles?|genotypes?|haplotypes?|snps?|rs\d+|levels?|expression|mutations?)\b/i;

/** What few, small or earlier studies suggest is not stated, nor what is inferred right there. */
const SUGGESTED = new RegExp(
  `\\b(?:few|small|some|preliminary|previous|earlier|animal|anecdotal)\\b[^.;]{0,40}\\bsuggest|\\bit (?:has|is|was)\\b[^.;]{0,20}\\bsuggest|\\bsuggest(?:s|ed|ing)? that (?:[\\p{L}-]+ ){0,3}(?:${LEFT}|${RIGHT})(?!-)`,
  'iu',
);

/** Whether a wording stands in a clause and nothing beside it narrows it. */
function isWordedPlainly(
  clause: string,
  pattern: RegExp,
  ends: Pick<AskedEnds, 'relation'>,
): boolean {
  const found = pattern.exec(clause);
  if (found === null) return false;
  const { index: start } = found;
  return standsPlainly({ clause, start, end: start + found[0].length }, ends);
}

function judge(clause: string, isWorded: (clause: string) => boolean): Polarity {
  if (isAboutAnother(clause) || SUGGESTED.test(clause)) return 'leaves-open';
  const polarity = polarityOf(clause);
  if (polarity === 'leaves-open') return polarity;
  if (polarity === 'states')
    return !isAnimalOrCell(clause) && isWorded(clause) ? polarity : 'leaves-open';
  // A wording that stands as it is has its denial elsewhere: `is effective for fever and did not affect pain`.
  const plain = isWorded(clause) ? null : undenied(clause);
  return plain !== null && !isAnimalOrCell(plain) && isWorded(plain) ? polarity : 'leaves-open';
}

/** A comparison speaks of two things at once, a combination of neither alone, a case of one patient. */
function isAboutAnother(clause: string): boolean {
  return ANOTHER.test(clause.replace(WITH_NOTHING, ' '));
}

const WITH_NOTHING =
  /\b(?:than|versus|vs\.?|(?:when )?compared (?:with|to)|over) (?:a |the )?(?:placebo|baseline|no treatment|(?:healthy )?controls?)\b/gi;

const ANOTHER =
  /\b(?:relative to|than|versus|vs|compared|comparable|combin(?:ed|ation|ations|ing)|plus|add(?:ed|ing|ition of|-on)|adjunct\w*|adjuvant|co-?administ\w+|history of|investigated|(?:assess|evaluat|examin)(?:ed|es?) (?:the|its|their|whether|if|how)|(?:randomi[sz]ed|assigned|allocated) to|(?:dual|double|triple|quadruple) (?:drug )?(?:therap\w+|treatments?|regimens?)|year-old (?:man|woman|boy|girl|male|female|patient)\b.*\bpresent(?:ed|ing) with)\b/i;

/** Denials with what would stand in their place, were the clause to state; the first that fits is replaced. */
const REPLACEMENTS: readonly (readonly [denial: RegExp, statement: string])[] = [
  [/\b(?:does|do|did) not (?:significantly |effectively )?/i, ''],
  [/\b(?:failed|fails) to (?:significantly )?/i, ''],
  [/\bcannot be\b/i, 'can be'],
  [/\b(is|are|was|were|has|have|can|could)(?: been)?(?:n't| not)\b/i, '$1'],
  [/\b(?:ineffective|inefficacious|not effective)\b/i, 'effective'],
  [
    /\b(?:there (?:is|was|were|are) )?no (?:significant |statistically significant |clear )?(association|link|correlation)\b/i,
    'significant $1',
  ],
];

/** The clause as it would be without its one denial; null when it has several, or one that cannot be taken out. */
function undenied(clause: string): string | null {
  for (const [denial, statement] of REPLACEMENTS) {
    const plain = clause.replace(denial, statement);
    if (plain !== clause) return polarityOf(plain) === 'states' ? plain : null;
  }
  return null;
}

/**
 * Whether what an article tells of a drug was seen in animals or cells, or holds in pregnancy: its title says so, or, of
 * animals, its abstract does, and the sentence speaks of no people and tells no general truth.
 */
export function tellsOfOthers(
  { title, text }: Pick<Passage, 'title' | 'text'>,
  sentence: string,
  { ends, entities }: Pick<AskedTerms, 'ends' | 'entities'>,
): boolean {
  if (ends === null) return false;
  const { relation, right } = ends;
  if (relation === 'treats' && PREGNANCY.test(title)) return true;
  if (OF_PATIENTS.has(relation) && isOfTitledGroup(sentence, title)) return true;
  const isOfOthers = isOfAnimals(title) || (isOfAnimals(text) && !OF_PEOPLE.test(sentence));
  if (!isOfOthers || (!isOfAnimals(title) && ALWAYS.test(sentence))) return false;
  if (relation === 'treats' || relation === 'side-effect') return true;
  const cause = relation !== 'cause' || right === null ? undefined : entities[right];
  return cause?.types.some((type) => SUBSTANCES.has(type)) ?? false;
}

/** Relations that hold of some people and not of others. */
const OF_PATIENTS: ReadonlySet<string> = new Set([
  'treats',
  'side-effect',
  'risk-factor',
  'symptom',
]);

const SUBSTANCES: ReadonlySet<EntityType> = new Set<EntityType>([
  'MEDICATION',
  'PHARMACEUTICAL_PRODUCT',
  'CHEMICAL_COMPOUND',
]);

function isOfAnimals(text: string): boolean {
  return isAnimalOrCell(text) || OF_CELLS.test(text) || OF_MODEL.test(text);
}

const PREGNANCY =
  /\b(?:pregnan\p{L}+|pre-?eclampsia|eclampsia|lab(?:o|ou)r|lactation|newborns?|neonat\p{L}+)\b/iu;

const OF_PEOPLE =
  /\b(?:patients?|people|persons|volunteers|participants|women|men|children|adults|humans?|clinical trials?|cases?)\b/i;

/** What is so, not what was seen. */
const ALWAYS = /\b(?:is|are|has been|have been|causes?|remains?)\b/i;

/** `in an Alzheimer's disease model`. */
const OF_MODEL =
  /\bdiet-induced\b|\b(?:disease|injury|experimental|induced|animal|pain) models?\b/i;

/** A line of cells is called by letters and numbers: `PC12 cells`. */
const OF_CELLS = /\b\p{L}+-?\d+[\p{L}\d]* cells?\b/iu;

/** What helps a mouse or a cell line is no statement about patients. */
function isAnimalOrCell(clause: string): boolean {
  return /\b(?:mice|mouse|murine|rats?|rodents?|zebrafish|in vitro|cell lines?|animal models?|dogs?|pigs?|pigeons?|ferrets?|monkeys?|macaques?|sheep|rabbits?|hamsters?|xenografts?|larvae?|insects?|beetles?|drosophila|nematodes?|cats?|cattle|calves|horses?|chicks?|chickens?|primates?|piglets?)\b/i.test(
    clause,
  );
}

function mask(
  sentence: string,
  stretches: readonly Stretch[],
  { left, right }: Pick<AskedEnds, 'left' | 'right'>,
): string {
  let masked = '';
  let at = 0;
  for (const { start, end, entity } of stretches) {
    if (entity !== left && entity !== right) continue;
    masked += sentence.slice(at, start);
    masked += entity === left ? PLACEHOLDERS.left : PLACEHOLDERS.right;
    at = end;
  }
  return (masked + sentence.slice(at)).replace(/\s+/g, ' ');
}
