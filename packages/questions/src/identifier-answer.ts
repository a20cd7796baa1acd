import { literal } from '@biographql/sparql';
import { nameValues } from './answer-values.js';
import type { EntityMention } from './entity-linker.js';
import { fillSentence, joinNames, MOST_NAMES, markSentence } from './fact-sentence.js';
import type { GraphAnswer, GraphAnswerTools } from './graph-answer.js';
import { readByLiteral } from './graph-facts.js';
import { identifierProbability } from './probability.js';
import type { QuestionAnalysis } from './question-analysis.js';

/** An identifier as people type it: it has a digit, and maybe a prefix, a dot or a hyphen. */
const IDENTIFIER = /[\p{L}]{0,12}[:_]?\d[\p{L}\p{N}.:_-]*/gu;

/** Answers which entity has an identifier: `Which gene has Entrez ID 672?`. Null when the question names none that the graph has. */
export async function answerByIdentifier(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
  tools: GraphAnswerTools,
): Promise<GraphAnswer | null> {
  const relations = analysis.cues
    .map(({ relation }) => relation)
    .filter(({ right }) => right.isLiteral);
  const relation = relations[0];
  const codes = identifiersIn(analysis, mentions);
  if (relation === undefined || codes.length === 0 || !tools.budget.isOpen()) return null;
  const properties = relations.flatMap(({ paths }) => paths.map((path) => path.replace('^', '')));
  const spellings = codes.flatMap(spellingsOf).map((text) => literal(text));
  const facts = await readByLiteral(tools.budget, [...new Set(properties)], spellings);
  const values = await nameValues(facts ?? [], null, tools);
  const [first] = values;
  if (first === undefined) return null;
  const list = joinNames(values.map(({ name }) => name));
  return {
    text: list,
    context: markSentence(fillSentence(relation.sentences.right, codes[0] ?? '', list)),
    probability: identifierProbability(values.length),
    entities: values.slice(0, MOST_NAMES).flatMap(({ record }) => record ?? []),
  };
}

/** Identifiers of the question that are part neither of an entity's name nor of the catalog's, as the 10 of `ICD-10`. */
function identifiersIn(
  { text, words, cues }: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly string[] {
  const names = mentions.filter(
    ({ quality, text: name }) => quality >= 0.85 && /\p{L}/u.test(name),
  );
  const inNames = names.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const named = new Set(inNames);
  for (const word of cues
    .filter(({ relation }) => relation.right.isLiteral)
    .flatMap((match) => match.words)) {
    named.add(word);
  }
  return Array.from(text.matchAll(IDENTIFIER)).flatMap((match) => {
    const end = match.index + match[0].length;
    const inside = words.flatMap((word, index) =>
      word.end > match.index && word.start < end ? [index] : [],
    );
    const code = match[0].replace(/[.:_-]+$/, '');
    return inside.every((index) => named.has(index)) ? [] : [code];
  });
}

/** `DOID:2841`, `DOID_2841` and `2841` mean the same; letters in upper case as catalogs print them. */
function spellingsOf(code: string): readonly string[] {
  const [, prefix = '', local = code] = /^(\p{L}+)[:_](.+)$/u.exec(code) ?? [];
  const upper = prefix.toUpperCase();
  const joined = prefix === '' ? [] : [`${upper}:${local}`, `${upper}_${local}`, local];
  return [...new Set([code, code.toUpperCase(), ...joined])];
}
