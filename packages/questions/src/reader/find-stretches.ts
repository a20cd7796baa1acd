import type { EntityType } from '@biographql/core';
import { isPlainStem } from '../text/answer-nouns.js';
import { isFunctionWord, splitWords, stemWord, type Word } from '../text/words.js';
import { abbreviatesLonger, abbreviationsOf, standsForAnother } from './abbreviations.js';
import type { AskedEntity } from './question-answerer.js';

/** A stretch of a text that names one of the asked entities: UTF-16 offsets, half-open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Index of the entity. */
  readonly entity: number;
}

/** Returns where a text of a passage names entities, apart from each other and in order. */
export type FindStretches = (text: string) => readonly Stretch[];

/**
 * Creates a finder of whole names. A name that is part of a longer one (`insulin resistance`, `pulmonary hypertension`) is
 * none, nor is a short abbreviation that neither the question nor the passage explains.
 *
 * @param asked - Stems of the question; they may stand beside a name.
 */
export function createStretchFinder(
  entities: readonly AskedEntity[],
  asked: ReadonlySet<string>,
): (passage: string) => FindStretches {
  const known = entities.map((entity) => usableNames(entity).map(toName));
  return (passage) => {
    const lower = passage.toLowerCase();
    const names = known.map((all, index) => {
      const own = entities[index]?.names ?? [];
      const here = all.filter(
        ({ text, opening, isAbbreviation }) =>
          lower.includes(opening) &&
          !(isAbbreviation && standsForAnother(text, own, passage)) &&
          (!isAbbreviation || isSpelledOut(text, entities[index], lower)),
      );
      return [...here, ...here.flatMap(({ text }) => abbreviationsOf(text, passage)).map(toName)];
    });
    const [title = ''] = passage.split('\n', 1);
    const titleWords = splitWords(title);
    return (text) => {
      const own = text.toLowerCase();
      if (!names.some((all) => all.some(({ opening }) => own.includes(opening)))) return [];
      const words = splitWords(text).map(withoutSuffix);
      const found = entities.flatMap((entity, index) =>
        (names[index] ?? [])
          .flatMap((name) => occurrences(words, name))
          .filter(({ first, last }) => first < last || isNamedBy(words[first], entity))
          .filter((place) => isWhole(text, words, { ...place, entity, asked }))
          .filter(({ first, last }) => {
            const [head] = first === last ? words.slice(first, last + 1) : [];
            return head === undefined || !isNarrowedIn(title, titleWords, head);
          })
          .map(({ first, last }): Stretch => {
            const [start = 0, end = 0] = [words[first]?.start, words[last]?.end];
            return { start, end, entity: index };
          }),
      );
      return apart(found);
    };
  };
}

/** `spatial` is no gene, whatever gene is called so; what proteins are called ends like `leptin`. */
function isNamedBy(word: Word | undefined, { types }: AskedEntity): boolean {
  if (word === undefined || !types.every((type) => type === 'GENE' || type.startsWith('PROTEIN')))
    return true;
  return types.length === 0 || !/^\p{Ll}+$/u.test(word.text) || PROTEIN.test(word.text);
}

const PROTEIN =
  /(?:in|ine|ase|gen|kine|one|tor|ferin|feron|tide|some|mer|cer|body|bodies|receptor|insulin|globulin|factor|channel|transporter)s?$/;

/** Whether a passage has a longer name of what is called by a few letters; genes are called by them alone. */
function isSpelledOut(text: string, entity: AskedEntity | undefined, passage: string): boolean {
  if (entity === undefined) return false;
  const { names, types } = entity;
  const longer = names.filter((name) => name.length > LONGEST_ABBREVIATION && name !== text);
  return (
    isGene(types) ||
    longer.length === 0 ||
    longer.some((name) => passage.includes(name.toLowerCase()))
  );
}

interface Name {
  readonly text: string;
  readonly words: readonly Word[];
  /** Letters that a passage with this name has, in lower case. */
  readonly opening: string;
  /** Compared letter by letter, case included. */
  readonly isAbbreviation: boolean;
}

const LONGEST_ABBREVIATION = 6;

function toName(text: string): Name {
  const words = splitWords(text);
  const opening = (words[0]?.text ?? '').toLowerCase().slice(0, 4);
  const isAbbreviation =
    text.length <= LONGEST_ABBREVIATION && /\p{Lu}\p{L}*\p{Lu}|^\p{Lu}+\p{N}/u.test(text);
  return { text, words, opening, isAbbreviation };
}

/** The question's own wording, and names that are long enough to mean nothing else. */
function usableNames({ text, names }: AskedEntity): readonly string[] {
  const isSymbol = toName(text).isAbbreviation && !/\d/.test(text);
  const isItsWord = (name: string) => isSymbol && sameLetters(name) === sameLetters(text);
  return [...new Set([text, ...names.filter((name) => speaksForItself(name) && !isItsWord(name))])];
}

/** `REST` is no rest, `GLI1` is Gli1. */
function sameLetters(name: string): string {
  return stemWord(name.toLowerCase());
}

/** `TP53` and `metformin` do, `CF`, `MS` and `fish` do not. */
function speaksForItself(name: string): boolean {
  const words = splitWords(name);
  if (words.every(({ folded, stem }) => isFunctionWord(folded) || isPlainStem(stem))) return false;
  if (words.length > 1) return true;
  if (/\d/.test(name) && /\p{L}/u.test(name)) return name.length >= 4;
  return name.length >= 5;
}

interface Place {
  readonly first: number;
  readonly last: number;
}

/** `aspirin-induced` names aspirin; `aspirin-exacerbated respiratory disease` is a disease of its own. */
const SUFFIX = /-(?:induced|mediated|treated|dependent|based|positive|negative|naive|resistant)$/;

function withoutSuffix(word: Word): Word {
  const [suffix] = SUFFIX.exec(word.folded) ?? [];
  if (suffix === undefined) return word;
  const text = word.text.slice(0, -suffix.length);
  const folded = word.folded.slice(0, -suffix.length);
  return { ...word, text, folded, stem: stemWord(folded), end: word.end - suffix.length };
}

function occurrences(words: readonly Word[], name: Name): readonly Place[] {
  const [opening] = name.words;
  if (opening === undefined) return [];
  const matches = (word: Word | undefined, part: Word) => {
    if (word === undefined) return false;
    if (name.isAbbreviation) return word.text === part.text || word.text === `${part.text}s`;
    return word.folded === part.folded || (part.folded.length > 3 && word.stem === part.stem);
  };
  return words.flatMap((word, first): Place[] => {
    if (!matches(word, opening)) return [];
    const isHere = name.words.every((part, index) => matches(words[first + index], part));
    return isHere ? [{ first, last: first + name.words.length - 1 }] : [];
  });
}

/** Words that may follow a name and leave it what it is. */
const FOLLOWERS = stems(`
patient patients subject people individual individuals children adult adults case cases therapy treatment treatments monotherapy
management administration use users infusion injection injections tablet tablets capsule inhaler dose doses disease
symptoms severity susceptibility risk pathogenesis etiology infection infections onset exacerbations attacks episodes drug drugs
medication alone daily significantly also together plus versus prevention prophylaxis diagnosis development progression`);

/** Words that may follow the name of a gene or protein as well. */
const GENE_FOLLOWERS = stems(`
gene genes protein proteins mutation mutations variant variants polymorphism polymorphisms locus loci allele alleles expression
deficiency inhibitor inhibitors agonist agonists antagonist antagonists blocker blockers antibody antibodies
signaling pathway kinase fusion deletion deletions loss haploinsufficiency carriers`);

/** Words that may stand before the name of a disease and leave it what it is. */
const MODIFIERS = stems(`
acute chronic severe mild moderate active symptomatic refractory advanced human adult persistent
uncontrolled relapsing recurrent early late established suspected confirmed uncomplicated complicated newly diagnosed untreated
previously metastatic classic typical sporadic common patient disease syndrome develop developing called including
idiopathic primary clinical suffering various treatment therapy pathogenesis symptoms other several known disorder illness condition susceptibility toward`);

/** Verbs of relations: what stands before or after them is no part of a name. */
const VERBS = stems(`
treat treats treated treating cure cures cause causes caused causing reduce reduces reduced reducing improve improves improved
improving prevent prevents inhibit inhibits inhibited target targets block blocks induce induces induced bind binds regulate
regulates increase increases increased decrease decreases associate associated involve involved show shows showed shown
demonstrate demonstrated encode encodes play plays act acts relieve relieves alleviate alleviates ameliorate ameliorates control
controls affect affects activate activates lead leads result results remain remains predispose promotes promote lower lowers
attenuate mediate mediates include includes develop manage describe underlie underlies trigger triggers manifest manifests present
presents fail failed work works help helps suppress contribute contributes exhibit exert confer confers appear appears received represent represents require
refer refers`);

const JOINED_BEFORE = /\S[-–+/]$/u;
const JOINED_AFTER =
  /^(?:\(|[/+]\p{L}|[-–](?!(?:induced|mediated|treated|dependent|based|associated|related|like|causing|linked|targeting|targeted|inhibiting|blocking|binding|directed)\b)\p{L})/u;

/** `a coyote (Canis latrans) bite` is no coyote. */
const ASIDE = /^ \([^()]{1,60}\)(?= \p{L})/u;

interface Neighborhood extends Place {
  readonly entity: AskedEntity;
  readonly asked: ReadonlySet<string>;
}

function isWhole(
  text: string,
  words: readonly Word[],
  { first, last, entity, asked }: Neighborhood,
): boolean {
  const [aside = ''] = ASIDE.exec(text.slice(words[last]?.end)) ?? [];
  const end = (words[last]?.end ?? 0) + aside.length;
  const next = words.find(({ start }) => start >= end);
  const gapAfter = text.slice(end, next?.start);
  if (abbreviatesLonger(text, words, { first, last })) return false;
  const isFree = ({ folded, stem }: Word, more: ReadonlySet<string>) =>
    isFunctionWord(folded) || VERBS.has(stem) || asked.has(stem) || more.has(stem);
  const mayFollow = (word: Word) =>
    isFree(word, FOLLOWERS) || (isGene(entity.types) && GENE_FOLLOWERS.has(word.stem));
  if (next !== undefined && gapAfter === ' ' && !mayFollow(next)) return false;
  // `H+,K+-ATPase` is no ATPase at large, and of `losartan/hydrochlorothiazide` neither is told alone.
  if (JOINED_BEFORE.test(text.slice(0, words[first]?.start))) return false;
  if (JOINED_AFTER.test(text.slice(words[last]?.end))) return false;
  // `octenyl succinic anhydride (OSA) starch` is a longer name.
  if (/\p{Lu}\) $/u.test(text.slice(0, words[first]?.start))) return false;
  if (
    mayBeNarrowed(entity.types) &&
    /^ of (?!(?:the )?(?:patients|unknown))/.test(gapAfter + text.slice(next?.start))
  )
    return false;
  const previous = words[first - 1];
  const isSalt = first === last && SALT.test(words[first]?.folded ?? '');
  const isClass = CLASS.test(words[last]?.folded ?? '');
  if (previous === undefined || (!mayBeNarrowed(entity.types) && !isSalt && !isClass)) return true;
  const gapBefore = text.slice(previous.end, words[first]?.start);
  if ((isClass && /^% $/.test(gapBefore)) || /^["”’'] $/.test(gapBefore)) return false;
  return gapBefore !== ' ' || isFree(previous, isClass ? COURSES : MODIFIERS);
}

/** What befalls many parts of a body: the `stenosis` of an article on `carotid artery stenosis` is that one. */
const ANYWHERE =
  /^(?:stenos[ie]s|ulcers?|fractures?|infections?|neuropath(?:y|ies)|neuralgia|lesions?|o?edema|ha?emorrhage|necrosis|thrombos[ie]s|fibrosis|atrophy|hyperplasia|abscess(?:es)?|perforation|dysfunction|insufficiency|palsy|paralysis|dystrophy|dystonia|hypertrophy|embolism|infarction|cysts?|occlusion|psychos[ie]s|seizures?|pain|depression|delirium|bleeding|nausea|vomiting|shock|isch(?:a)?emia|tumou?rs?|neoplasms?|cancers?|carcinomas?|malformations?|allerg(?:y|ies))$/;

function isNarrowedIn(title: string, words: readonly Word[], { folded }: Word): boolean {
  if (!ANYWHERE.test(folded)) return false;
  return words.some((word, index) => {
    const previous = words[index - 1];
    if (word.folded !== folded || previous === undefined) return false;
    const isNext = title.slice(previous.end, word.start) === ' ';
    const isFree =
      [MODIFIERS, VERBS].some((free) => free.has(previous.stem)) || CAUSED.test(previous.folded);
    return isNext && !isFree && !isFunctionWord(previous.folded);
  });
}

const CAUSED = /-(?:induced|associated|related)$/;

/** What is half of a drug's name: `chloroquine phosphate`, `losartan potassium`. */
const SALT =
  /^(?:phosphate|sul(?:f|ph)ate|(?:hydro)?chloride|bromide|iodide|fluoride|sodium|potassium|calcium|magnesium|lithium|zinc|iron|copper|silver|gold|alumini?um|acetate|citrate|tartrate|maleate|fumarate|malate|oxalate|pamoate|besylate|tosylate|nitrate|lactate|gluconate|(?:bi)?carbonate|succinate|mesylate|oxide|acid)$/;

/** Names of many things, which a word before makes fewer: `non-steroidal drugs`, `amyloid peptide`, `butorphanol sprays`. */
const CLASS =
  /(?:s|drug|agent|tablet|capsule|spray|cream|formulation|powder|suspension|solution|extract|oil|gel|medication|therapy|treatment|surgery|diet|exercise|training|inhibitor|agonist|antagonist|blocker|virus|peptide|protein|receptor|kinase|dehydrogenase|hormone|vitamin|toxin|antibody|antibiotic|steroid|opioid|analgesic|vaccine|compound|acid|salt|enzyme|protease|proteinase|peptidase|phosphatase|atpase|transporter|channel|pesticide|metal)$/;

/** Words that leave a class of drugs what it is. */
const COURSES = stems(`
oral intravenous intramuscular subcutaneous parenteral systemic inhaled chronic acute prolonged exogenous endogenous
high-dose low-dose long-term short-term standard conventional treatment therapy including called human`);

/** `oral aspirin` is aspirin, `portal hypertension` is no hypertension. */
function mayBeNarrowed(types: readonly EntityType[]): boolean {
  return !types.some((type) => NOT_NARROWED.has(type));
}

const NOT_NARROWED: ReadonlySet<EntityType> = new Set<EntityType>([
  'MEDICATION',
  'PHARMACEUTICAL_PRODUCT',
  'CHEMICAL_COMPOUND',
  'GENE',
]);

function isGene(types: readonly EntityType[]): boolean {
  return types.some((type) => type === 'GENE' || type.startsWith('PROTEIN'));
}

/** The longest of those that share letters. */
function apart(stretches: readonly Stretch[]): readonly Stretch[] {
  const byLength = [...stretches].sort(
    (left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start,
  );
  const kept: Stretch[] = [];
  for (const stretch of byLength) {
    if (kept.every(({ start, end }) => stretch.end <= start || stretch.start >= end))
      kept.push(stretch);
  }
  return kept.sort((left, right) => left.start - right.start);
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(stemWord));
}
