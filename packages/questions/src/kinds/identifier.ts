import { literal } from '@biographql/sparql';
import type { CueMatch } from '../analyze/analyze-question.js';
import { fillSentence, listNames, MOST_NAMES } from '../facts/fact-sentence.js';
import { nameValues } from '../facts/name-values.js';
import { findProperty, readByLiteral, toTriple } from '../facts/read-facts.js';
import { LEAST_WEIGHT } from '../lexicon/expand-wordings.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { toWords } from '../link/mention.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { isPassedOver, isPlainNoun, isSkipped } from '../text/lexicon.js';
import { singleFinding } from './set-finding.js';

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
  const told = new Set(catalogs.flatMap((match) => match.words));
  return words.every(({ folded, stem, start, end }, index) => {
    const isCode = codes.some((code) => {
      const at = text.indexOf(code);
      return start < at + code.length && end > at;
    });
    const isPlain = isSkipped(folded) || isPassedOver(stem) || isPlainNoun(stem);
    return isCode || told.has(index) || isPlain || BESIDE.test(folded);
  });
}

const BESIDE =
  /^(?:id|ids|identifier|identifiers|code|codes|number|accession|entity|thing|item|belong|belongs|entry|concept|corresponds|correspond)$/;

/** `DOID:2841`, `DOID_2841` and `2841` mean the same; letters in upper case as catalogs print them. */
function getSpellings(code: string): readonly string[] {
  const [, prefix = '', local = code] = /^(\p{L}+)[:_](.+)$/u.exec(code) ?? [];
  const upper = prefix.toUpperCase();
  const joined = prefix === '' ? [] : [`${upper}:${local}`, `${upper}_${local}`, local];
  return [...new Set([code, code.toUpperCase(), ...joined])];
}
