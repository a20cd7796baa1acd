import { isRecord } from '@biographql/core/internal';
import { list } from './evaluate/lists.js';
import { toPlan } from './forms.js';
import { meets, type SetPlan, toTypes } from './grammar/expression.js';
import type { ListQuery } from './grammar/read-lists.js';
import { setOfName, thingAt, typesFor } from './grammar/wordings.js';
import type { Side } from './lexicon/relations.js';
import type { LinkedQuestion } from './link/link-question.js';
import type { QuestionContext } from './question-service.js';
import { MIN_LINK } from './say/evidence.js';
import type { AnswerKind, GraphPlan } from './say/finding.js';
import { foldWord } from './text/lexicon.js';

const MAX_DEPTH = 4;
const MAX_PARTS = 4;
/** Confidence of a wording that only suggests its relation. */
const CUE = 0.6;

/** Returns a language model's plans for a question of no known form; none without a model or a valid translation. */
export async function translateQuestion(
  question: LinkedQuestion,
  { reader, budget, relations }: Pick<QuestionContext, 'reader' | 'budget' | 'relations'>,
): Promise<readonly GraphPlan[]> {
  // Don't send guessed names to the model.
  const sure = question.mentions.filter(({ quality }) => quality >= MIN_LINK);
  const names = [...new Set(sure.map(({ text }) => text))];
  if (reader?.translate === undefined || names.length === 0 || question.form === 'yes-no')
    return [];
  const ofEntities = relations.all.filter(({ right }) => right.isLiteral !== true);
  const translation = await budget.attempt(async (signal) =>
    reader.translate?.(question.original, names, ofEntities, { signal }),
  );
  const query = readTranslation(translation, question);
  return query === null ? [] : [toPlan(question, list as AnswerKind, query)];
}

/** Returns null unless the set has only names of the question and known relations. */
function readTranslation(value: unknown, question: LinkedQuestion): ListQuery | null {
  if (!isRecord(value) || (value.form !== 'list' && value.form !== 'count')) return null;
  const plan = readSet(value.set, question, MAX_DEPTH);
  if (plan === null) return null;
  const set = { plan, rank: 0, cue: CUE, isLoose: false, link: MIN_LINK };
  return { set, isCount: value.form === 'count', isTranslated: true };
}

function readSet(value: unknown, question: LinkedQuestion, depth: number): SetPlan | null {
  if (!isRecord(value) || depth === 0) return null;
  if ('relation' in value) return readRelation(value, question, depth);
  const kind = 'from' in value ? 'minus' : 'all' in value ? 'and' : 'or';
  const parts = { minus: [value.from, value.without], and: value.all, or: value.any }[kind];
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS) return null;
  const sets = parts.flatMap((part) => readSet(part, question, depth - 1) ?? []);
  return sets.length < parts.length ? null : { kind, parts: sets };
}

function readRelation(
  { relation: id, nameIs, set, name, effect = null }: Readonly<Record<string, unknown>>,
  question: LinkedQuestion,
  depth: number,
): SetPlan | null {
  const relation = question.relations.byId(String(id));
  const side: Side | null = nameIs === 'left' || nameIs === 'right' ? nameIs : null;
  if (relation === undefined || side === null || relation[side].isLiteral === true) return null;
  if (set !== undefined) {
    const inner = readSet(set, question, depth - 1);
    if (inner === null || !meets(toTypes(inner) ?? [], relation[side].types)) return null;
    return { kind: 'through', relation, side, inner, types: typesFor({ relation, side }) };
  }
  const mention = question.mentions.find(
    ({ text, quality }) => quality >= MIN_LINK && foldWord(text) === foldWord(String(name)),
  );
  const thing = mention === undefined ? null : thingAt(mention, relation[side].types);
  if (thing === null) return null;
  const plan = setOfName(thing, { relation, side });
  if (effect === null) return plan;
  const isEffect = effect === 'activates' || effect === 'inhibits';
  return relation.id === 'drug-target' && isEffect ? { ...plan, effect } : null;
}
