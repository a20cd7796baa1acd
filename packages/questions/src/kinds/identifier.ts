import { literal } from '@biographql/sparql';
import type { CueMatch } from '../analyze/analyze-question.js';
import { fillSentence, joinNames, listNames, MOST_NAMES, quote } from '../facts/fact-sentence.js';
import { nameValues } from '../facts/name-values.js';
import { findProperty, readByLiteral, readFacts, toTriple } from '../facts/read-facts.js';
import type { Relation } from '../lexicon/relation.js';
import { LEAST_WEIGHT } from '../lexicon/relations.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { toWords } from '../link/mention.js';
import { readSets } from '../plan/listed-sets.js';
import { parseSet } from '../plan/parse-set.js';
import type { ParsedSet } from '../plan/parsed-set.js';
import { getSegments } from '../plan/pieces.js';
import type { PlanKind } from '../plan/plan-question.js';
import { strongerWords } from '../plan/read-memberships.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import { getLabel, type NamedThing, saySet } from '../sets/say-set.js';
import { isPassedOver, isPlainNoun, isSkipped, namesOfCodes } from '../text/lexicon.js';
import { findingOfSet, linkProbability, setProbability, singleFinding } from './set-finding.js';
import { getEnds } from './values.js';

interface IdentifierQuery {
  readonly properties: readonly string[];
  /** As people type them; the first names the answer. At least one. */
  readonly codes: readonly string[];
  readonly sentence: string;
}

/** An identifier as people type it: it has a digit, and maybe a prefix, a dot or a hyphen. */
const IDENTIFIER = /[\p{L}]{0,12}[:_]?\d[\p{L}\p{N}.:_-]*/gu;

/** Answers which entity has an identifier: `Which gene has Entrez ID 672?` */
export const identifier: PlanKind<IdentifierQuery> = {
  name: 'identifier',
  match(question) {
    if (question.form === 'yes-no') return [];
    const named = question.cues.filter(namesCatalog).map(({ relation }) => relation);
    const anyCatalog = question.relations.all.filter(({ id }) => id.startsWith('literal-'));
    const relations = named.length > 0 ? named : anyCatalog;
    const [relation] = relations;
    const codes = identifiersIn(question).filter(
      (code) => named.length > 0 || (/\p{L}/u.test(code) && /\d{3}/.test(code)),
    );
    if (relation === undefined || codes.length === 0 || !isWhole(question, codes)) return [];
    const properties = [...new Set(relations.flatMap(({ paths }) => paths.map(findProperty)))];
    const sentence =
      named.length > 0 ? relation.sentences.right : '$values {has|have} the identifier $entity.';
    return [{ properties, codes, sentence }];
  },
  async execute({ properties, codes, sentence }, context) {
    const spellings = codes.flatMap(getSpellings).map((text) => literal(text));
    const facts = await readByLiteral(context, properties, spellings);
    const found = (facts ?? []).map((fact) => ({ ...fact, value: fact.entity, isEntity: true }));
    const values = await nameValues(found, context);
    if (values.length === 0) return null;
    const listed = listNames(values.map(({ name }) => name));
    const answer = {
      text: listed.text,
      context: fillSentence(sentence, codes[0] ?? '', listed),
      // Several that share it make each less likely meant.
      probability: values.length === 1 ? 0.97 : 0.9,
      entities: values.slice(0, MOST_NAMES).flatMap(({ record }) => record ?? []),
      total: values.length,
      triples: (facts ?? []).map(toTriple),
    };
    return singleFinding(answer, context);
  },
  describe: ({ sentence, codes }) =>
    fillSentence(sentence, codes[0] ?? '', listNames(['what'])).text.replace(/\.$/, ''),
};

function namesCatalog({ relation, cue }: CueMatch): boolean {
  return relation.right.isLiteral === true && cue.weight >= LEAST_WEIGHT;
}

/** Identifiers of the question that are part neither of an entity's name nor of the catalog's, as the 10 of `ICD-10`. */
function identifiersIn({ text, words, cues, mentions }: LinkedQuestion): readonly string[] {
  const names = mentions.filter(
    ({ quality, text: name, candidates: [best] }) =>
      quality >= 0.85 && /\p{L}/u.test(name) && best?.match !== 'identifier',
  );
  const catalogs = cues.filter(namesCatalog);
  const named = new Set([...names.flatMap(toWords), ...catalogs.flatMap((match) => match.words)]);
  return Array.from(text.matchAll(IDENTIFIER)).flatMap((match) => {
    const end = match.index + match[0].length;
    const inside = words.flatMap((word, index) =>
      word.end > match.index && word.start < end ? [index] : [],
    );
    const code = match[0].replace(/[.:_-]+$/, '');
    return inside.every((index) => named.has(index)) ? [] : [code];
  });
}

function isWhole({ words, cues, text }: LinkedQuestion, codes: readonly string[]): boolean {
  const catalogs = cues.filter(({ relation }) => relation.right.isLiteral === true);
  const named = new Set(catalogs.flatMap((match) => match.words));
  return words.every(({ folded, stem, start, end }, index) => {
    const isCode = codes.some((code) => {
      const at = text.indexOf(code);
      return start < at + code.length && end > at;
    });
    const isPlain = isSkipped(folded) || isPassedOver(stem) || isPlainNoun(stem);
    return isCode || named.has(index) || isPlain || ACCOMPANYING.test(folded);
  });
}

const ACCOMPANYING =
  /^(?:id|ids|identifier|identifiers|code|codes|number|accession|entity|thing|item|belong|belongs|entry|concept|corresponds|correspond)$/;

/** `DOID:2841`, `DOID_2841` and `2841` mean the same; letters in upper case as catalogs print them. */
function getSpellings(code: string): readonly string[] {
  const [, prefix = '', local = code] = /^(\p{L}+)[:_](.+)$/u.exec(code) ?? [];
  const upper = prefix.toUpperCase();
  const joined = prefix === '' ? [] : [`${upper}:${local}`, `${upper}_${local}`, local];
  return [...new Set([code, code.toUpperCase(), ...joined])];
}

interface ClassQuery {
  readonly drug: NamedThing;
  readonly codes: Relation;
}

const MOST_CODES = 20;

/** Answers `What class of drug is X?` by the ATC codes of X. */
export const drugClass: PlanKind<ClassQuery> = {
  name: 'drug-class',
  match(question) {
    const codes = question.relations.byId('literal-atc-code');
    if (question.form === 'yes-no' || codes === undefined) return [];
    return readSets(question, (pieces) => pieces).flatMap(({ set: { plan } }) =>
      plan.kind === 'values' && plan.relation.id === 'drug-role' && plan.side === 'left'
        ? [{ drug: plan.thing, codes }]
        : [],
    );
  },
  async execute({ drug, codes: { paths } }, context) {
    const [sense = []] = drug.senses;
    const entities = sense.map(({ iri }) => iri);
    const facts = await readFacts(context, { entities, paths, side: 'left', most: MOST_CODES });
    const known = (facts ?? []).filter(({ value }) => namesOfCodes([value]).length > 0);
    if (known.length === 0) return null;
    const text = joinNames(namesOfCodes(known.map(({ value }) => value)));
    const codes = joinNames(known.map(({ value }) => value));
    const answer = {
      text,
      context: quote(`${getLabel(drug)} has the ATC code ${codes}: `, text, '.'),
      probability: 0.95 * linkProbability(drug.quality),
      entities: sense.slice(0, 1),
      triples: known.map(toTriple),
    };
    return singleFinding(answer, context);
  },
  names: ({ drug }) => [drug],
  describe: ({ drug }) => `Classes of the drug ${getLabel(drug)}`,
};

interface LiteralVerdict {
  readonly set: ParsedSet;
  readonly literal: string;
}

/** Answers `Is X located at 13q14.3?` and `Is J45 the ICD-10-CM code of asthma?`: such relations have the values that they have. */
export const literalVerdict: PlanKind<LiteralVerdict> = {
  name: 'literal-verdict',
  match(question) {
    if (question.form !== 'yes-no' || isCompared(question)) return [];
    if (strongerWords(question).length > 0) return [];
    return getSegments(question).flatMap(({ pieces, unread }) => {
      const numbers = pieces.filter(({ kind }) => kind === 'number');
      const places = [...unread, ...numbers.map(({ first }) => first)];
      const literal = literalAt(question, places);
      if (literal === null) return [];
      if (pieces.some(({ kind }) => kind === 'connective')) return [];
      const rest = pieces.filter(({ kind }) => kind !== 'number');
      return parseSet(rest).flatMap((set): LiteralVerdict[] =>
        set.plan.kind === 'values' && set.plan.relation.right.isLiteral === true
          ? [{ set, literal }]
          : [],
      );
    });
  },
  async execute({ set, literal }, context) {
    if (set.link < 0.85) return null;
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null) return null;
    const probability = setProbability(set, { isFallback: false });
    const finding = await findingOfSet(evaluated, { probability }, context);
    if (finding === null) return null;
    const held = [...evaluated.members.keys()].map(plain);
    const isHeld = held.includes(plain(literal));
    // `13q14` is neither `13q14.3` nor another place.
    const isNear = held.some(
      (value) => value.startsWith(plain(literal)) || plain(literal).startsWith(value),
    );
    if (!isHeld && (isNear || !hasOneValue(set, held))) return null;
    const { total: _total, orderedBy: _orderedBy, ...verdict } = finding;
    return { ...verdict, text: isHeld ? 'Yes' : 'No' };
  },
  describe: ({ set, literal }) => saySet(set.plan, listNames([literal])).replace(/\.$/, ''),
  ends: ({ set }) => getEnds(set.plan),
};

/** `Is the mass of X over 100?` asks for no value. */
function isCompared({ words }: LinkedQuestion): boolean {
  return words.some(({ folded }) => COMPARING.test(folded));
}

const COMPARING =
  /^(?:not|over|under|above|below|about|around|up|within|near|nearly|almost|approximately|roughly|beyond|between|more|less|least|most|exceed|exceeds)$/;

/** Whether another value is ruled out by the one that is held: codes of many, and quantities as they are printed, rule out none. */
function hasOneValue({ plan }: ParsedSet, held: readonly string[]): boolean {
  return plan.kind === 'values' && plan.relation.isFunctional === true && new Set(held).size === 1;
}

function literalAt({ words }: LinkedQuestion, places: readonly number[]): string | null {
  const [place] = places;
  const text = words[place ?? -1]?.text ?? '';
  return places.length === 1 && /\d/.test(text) ? text : null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\p{L}+[:_]/u, '')
    .replace(/[^\p{L}\p{N}.]/gu, '');
}
