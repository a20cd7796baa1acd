import type { LabelHit } from '@biographql/engines';
import type { CueMatch } from '../analyze/analyze-question.js';
import { findProperty } from '../facts/read-facts.js';
import { MIN_WEIGHT, type Relation } from '../lexicon/relations.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { byLength, type EntityMention, isInside, toWords } from '../link/nearest-names.js';
import {
  drugClassAt,
  isPassedOver,
  isPlainNoun,
  isSkipped,
  relationsNamedBy,
  typesNamedBy,
  wordSet,
} from '../text/lexicon.js';
import { type ClassSet, meets, type NamedThing, type ParsedSet } from './expression.js';
import { parseSet } from './parse-set.js';
import { getSegments, wholeSegments } from './pieces.js';
import { readSets } from './read-lists.js';
import { isStronger } from './read-verdict.js';

export interface DefinitionQuery {
  readonly entity: LabelHit;
  readonly name: string;
  readonly link: number;
}

export interface IdentifierQuery {
  readonly properties: readonly string[];
  /** As people type them, at least one; the answer's sentence shows the first. */
  readonly codes: readonly string[];
  readonly sentence: string;
}

export interface ClassQuery {
  readonly drug: NamedThing;
  readonly codes: Relation;
}

export interface LiteralQuery {
  readonly set: ParsedSet;
  readonly literal: string;
}

const ACCOMPANYING = wordSet(file.definitionWords);
/** Words that ask for a definition anywhere: `What does X mean?` A bare name asks for one, too. */
const DEFINING = wordSet(file.definingWords);
/** `What is X for?` asks for more than a definition. */
const LEADING = wordSet(file.leadingWords);
/** `antibiotics list` asks for antibiotics, `which drugs are SSRIs` for SSRIs. */
const ASKS_FOR_MEMBERS = /\blist$|\blist of\b|^(?:which|what) \S+ are \S+s\W*$/i;
const MAX_ENTITIES = 3;

/** Returns what `What is X?` may mean when it asks for nothing more. */
export function readDefinition(question: LinkedQuestion): readonly DefinitionQuery[] {
  const { form, mentions, original, words } = question;
  if (form === 'count' || ASKS_FOR_MEMBERS.test(original)) return [];
  const isRequested = form === 'definition' || words.some(({ folded }) => DEFINING.has(folded));
  const isAll = (mention: EntityMention) =>
    words.every(({ folded }, index) => {
      if (isInside(index, mention) || isOwnNoun(question, index, mention)) return true;
      if (LEADING.has(folded)) return false;
      return isSkipped(folded) || (isRequested && ACCOMPANYING.has(folded));
    });
  const [mention] = mentions.filter(isAll).sort(byLength);
  if (mention === undefined) return [];
  const { first, last, candidates, text: name, quality: link } = mention;
  // `What does the gene PAH do?` doesn't ask for a disease of that name.
  const types = [words[first - 1], words[last + 1]].flatMap((word) =>
    isPlainNoun(word?.stem ?? '') ? (typesNamedBy(word?.stem ?? '') ?? []) : [],
  );
  // `PARP inhibitor` is an alias of a drug that is one.
  const isClass = drugClassAt(words, first)?.stems.length === last - first + 1;
  if (isClass && words[last]?.folded.endsWith('s')) return [];
  const fitting = candidates.filter(
    (hit) => meets(hit.types, types) && !(isClass && hit.match !== 'exact-label'),
  );
  return fitting.slice(0, MAX_ENTITIES).map((entity) => ({ entity, name, link }));
}

const ASKS_WHAT_IT_DOES = /^(?:what|how) (?:do|does)\b.*\b(?:do|work|act)\W*$/i;

/** Returns the class of drugs whose action is asked about: `What do statins do?` */
export function readClassDefinition(question: LinkedQuestion): readonly ClassSet[] {
  if (!ASKS_WHAT_IT_DOES.test(question.original)) return [];
  return wholeSegments(question).flatMap(({ pieces: [piece, ...others] }) =>
    piece?.kind === 'noun' && others.length === 0 ? (piece.members ?? []) : [],
  );
}

const ASKS_FOR_NAMES =
  /\b(?:synonyms?|alias(?:es)?|(?:other|another|alternative|different) names?|else is \S+ called)\b/i;

/** Returns the entities whose other names are requested: `synonyms of X`. */
export function readOtherNames(question: LinkedQuestion): readonly DefinitionQuery[] {
  return ASKS_FOR_NAMES.test(question.original) ? readDefinition(question) : [];
}

/** Whether a word next to a name states its kind: `BRCA1 gene`, `the gene insulin`, but not `asthma drugs`. */
function isOwnNoun({ words }: LinkedQuestion, index: number, mention: EntityMention): boolean {
  const { stem = '', folded = '' } = words[index] ?? {};
  const isNextTo = index === mention.first - 1 || index === mention.last + 1;
  if (!isNextTo || !isPlainNoun(stem) || folded.endsWith('s')) return false;
  if (relationsNamedBy(stem) !== null) return false;
  const types = typesNamedBy(stem) ?? [];
  return mention.candidates.some((hit) => hit.types.some((type) => types.includes(type)));
}

/** An identifier as people type it: it has a digit, and maybe a prefix, a dot or a hyphen. */
const IDENTIFIER = /[\p{L}]{0,12}[:_]?\d[\p{L}\p{N}.:_-]*/gu;
const OF_CATALOGS =
  /^(?:id|ids|identifier|identifiers|code|codes|number|accession|entity|thing|item|belong|belongs|entry|concept|corresponds|correspond)$/;

/** Returns the codes to look up, and in which properties: `Which gene has Entrez ID 672?` */
export function readIdentifiers(question: LinkedQuestion): readonly IdentifierQuery[] {
  const { cues, relations, words, text } = question;
  const ofLiterals = cues.filter(({ relation }) => relation.right.isLiteral === true);
  const catalogs = ofLiterals.filter(({ cue }) => cue.weight >= MIN_WEIGHT);
  const anyCatalog = relations.all.filter(({ id }) => id.startsWith('literal-'));
  const named = catalogs.map(({ relation }) => relation);
  const searched = named.length > 0 ? named : anyCatalog;
  const codes = codesIn(question, catalogs).filter(
    (code) => named.length > 0 || (/\p{L}/u.test(code) && /\d{3}/.test(code)),
  );
  const explained = new Set(ofLiterals.flatMap((match) => match.words));
  const isWhole = words.every(({ folded, stem, start, end }, index) => {
    const isCode = codes.some((code) => {
      const at = text.indexOf(code);
      return start < at + code.length && end > at;
    });
    const isPlain = isSkipped(folded) || isPassedOver(stem) || isPlainNoun(stem);
    return isCode || explained.has(index) || isPlain || OF_CATALOGS.test(folded);
  });
  if (codes.length === 0 || !isWhole || asksOfNamed(question)) return [];
  const properties = [...new Set(searched.flatMap(({ paths }) => paths.map(findProperty)))];
  const sentence = named[0]?.sentences.right ?? '$values {has|have} the identifier $entity.';
  return [{ properties, codes, sentence }];
}

/** Whether something other than the entity with the code is requested: `symptoms of HP:0001250`, `DOID:1612 genes`. */
function asksOfNamed({ mentions, words }: LinkedQuestion): boolean {
  const coded = mentions.filter(({ candidates: [best] }) => best?.match === 'identifier');
  const nouns = words.flatMap(({ stem }, index) => (isPlainNoun(stem) ? [index] : []));
  if (coded.length === 0 || nouns.length === 0) return false;
  const isOf = (index: number) =>
    /^(?:of|for)$/.test(words[index + 1]?.folded ?? '') ||
    (index === words.length - 1 && words[index]?.folded.endsWith('s'));
  if (nouns.some(isOf)) return true;
  const types = nouns.flatMap((index) => typesNamedBy(words[index]?.stem ?? '') ?? []);
  return coded.every(({ candidates }) => !candidates.some((hit) => meets(hit.types, types)));
}

/** Identifiers that are not part of an entity's or a catalog's name, as the 10 of `ICD-10` is. */
function codesIn(
  { text, words, mentions }: LinkedQuestion,
  catalogs: readonly CueMatch[],
): readonly string[] {
  const names = mentions.filter(
    ({ quality, text: name, candidates: [best] }) =>
      quality >= 0.85 && /\p{L}/u.test(name) && best?.match !== 'identifier',
  );
  const named = new Set([...names.flatMap(toWords), ...catalogs.flatMap((match) => match.words)]);
  return Array.from(text.matchAll(IDENTIFIER)).flatMap((match) => {
    const end = match.index + match[0].length;
    const isNamed = words.every(
      (word, index) => word.end <= match.index || word.start >= end || named.has(index),
    );
    return isNamed ? [] : [match[0].replace(/[.:_-]+$/, '')];
  });
}

/** Returns the drugs whose classes are requested: `What class of drug is X?` */
export function readDrugClass(question: LinkedQuestion): readonly ClassQuery[] {
  const codes = question.relations.byId('literal-atc-code');
  return readSets(question).flatMap(({ plan }) =>
    plan.kind === 'values' &&
    plan.relation.id === 'drug-role' &&
    plan.side === 'left' &&
    codes !== undefined
      ? [{ drug: plan.thing, codes }]
      : [],
  );
}

/** `Is the mass of X over 100?` doesn't ask for an exact value. */
const COMPARING =
  /^(?:not|over|under|above|below|about|around|up|within|near|nearly|almost|approximately|roughly|beyond|between|more|less|least|most|exceed|exceeds)$/;

/** Returns the value asked about: the only word without another meaning. `Is X located at 13q14.3?` */
export function readLiterals(question: LinkedQuestion): readonly LiteralQuery[] {
  const { words } = question;
  if (words.some(({ folded }) => COMPARING.test(folded)) || isStronger(question)) return [];
  return getSegments(question).flatMap(({ pieces, unread }) => {
    const numbers = pieces.filter(({ kind }) => kind === 'number');
    const [place = -1, ...others] = [...unread, ...numbers.map(({ first }) => first)];
    const literal = words[place]?.text ?? '';
    if (others.length > 0 || !/\d/.test(literal)) return [];
    return parseSet(pieces.filter(({ kind }) => kind !== 'number')).flatMap((set) =>
      set.plan.kind === 'values' && set.plan.relation.right.isLiteral === true
        ? [{ set, literal }]
        : [],
    );
  });
}
