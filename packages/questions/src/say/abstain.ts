import type { LabelHit } from '@biographql/engines';
import { toSparqlPath } from '@biographql/engines/vocabulary';
import { fragment, select, withLimit } from '@biographql/sparql';
import { fillSentence, joinNames, listNames } from '../facts/name-values.js';
import { findProperty, readFacts } from '../facts/read-facts.js';
import { getMeanings, meets, type NamedThing } from '../grammar/expression.js';
import { unreadWords } from '../grammar/pieces.js';
import { type Relation, SIDES, type Side } from '../lexicon/relations.js';
import type { LinkedQuestion } from '../link/link-question.js';
import {
  type EntityMention,
  isInside,
  isParticular,
  withoutOverlap,
} from '../link/nearest-names.js';
import type { Abstention, AbstentionReason, QuestionContext } from '../question-service.js';
import { getConnective, isPassedOver, isPlainNoun, isSkipped } from '../text/lexicon.js';
import type { GraphPlan, RelationEnds } from './finding.js';
import { getLabel, toNoun } from './say-set.js';

const MAX_SUGGESTIONS = 5;

export function toAbstention(
  reason: AbstentionReason,
  message: string,
  { suggestions = [], ...more }: Partial<Omit<Abstention, 'reason' | 'message'>> = {},
): Abstention {
  const first = suggestions.slice(0, MAX_SUGGESTIONS);
  return { reason, message, unread: [], lookedFor: null, ...more, suggestions: first };
}

export function askWhich(question: string, thing: NamedThing): Abstention {
  const meanings = getMeanings(thing);
  return toAbstention(
    'AMBIGUOUS_NAME',
    `“${thing.text}” has several meanings: ${joinNames(meanings)}. Which one do you mean?`,
    { unread: [thing.text], suggestions: replaceText(question, thing.text, meanings) },
  );
}

function replaceText(question: string, text: string, others: readonly string[]): readonly string[] {
  const at = question.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0 || text === '') return [];
  return others.map((other) =>
    `${question.slice(0, at)}${other}${question.slice(at + text.length)}`
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Returns what the graph lacks where a plan found nothing. */
export async function explainMissing(
  { kind, query }: GraphPlan,
  context: QuestionContext,
): Promise<Abstention> {
  const ends = kind.ends?.(query) ?? null;
  const others = await findOtherEditions(ends, context);
  const stated =
    ends === null || ends.relation.right.isLiteral === true
      ? Infinity
      : await countStatements(ends.relation, context);
  const isEmpty = stated <= MAX_UNSTATED;
  const lookedFor = kind.describe(query);
  const hits = (kind.names?.(query) ?? []).flatMap(({ senses: [sense] }) => sense?.[0] ?? []);
  const examples = getExamples(hits, context.relations.all);
  const instead = ends === null ? [] : askInstead(ends, context);
  const left = examples.filter((question) => question !== getAsked(ends));
  const suggestions = [...new Set([...instead, ...left])];
  const message = isEmpty
    ? `Interpreted as “${lookedFor}”: this dataset has ${stated === 0 ? 'no data' : 'only one statement'} of that kind.`
    : `Not found in this dataset: ${lookedFor}. That does not mean “no”: the dataset is not complete.`;
  const edition =
    others.length === 0 ? '' : ` The dataset has a code from another edition: ${others.join(' ')}`;
  return toAbstention(
    isEmpty ? 'MISSING_KIND' : 'NO_STATEMENT',
    `${message}${edition}${suggestExample(suggestions)}`,
    { lookedFor, suggestions },
  );
}

const MAX_EXAMPLES = 3;

/** Common questions about things of these types. */
function getExamples(hits: readonly LabelHit[], relations: readonly Relation[]): readonly string[] {
  return hits.flatMap(({ label, types }) =>
    relations
      .flatMap((relation) =>
        SIDES.flatMap((side) => {
          const place = relation[side].types.findIndex((type) => types.includes(type));
          return place < 0 ? [] : [{ place, question: ask(relation, side, label) }];
        }),
      )
      .toSorted((one, other) => one.place - other.place)
      .flatMap(({ question }) => question ?? [])
      .slice(0, MAX_EXAMPLES),
  );
}

function ask(relation: Relation | undefined, side: Side, name: string): string | undefined {
  return relation?.questions?.[side].replace('$entity', () => name);
}

/** The question just asked, if it is the relation's common question. */
function getAsked(ends: RelationEnds | null): string | undefined {
  const sides = SIDES.filter((side) => (ends?.[side] ?? null) !== null);
  const [side = 'left'] = sides;
  const thing = ends?.[side] ?? null;
  return sides.length === 1 && thing ? ask(ends?.relation, side, getLabel(thing)) : undefined;
}

/** The nearest question: what binds a target, which diseases have a sign, or which genes are associated. */
function askInstead(ends: RelationEnds, { relations }: QuestionContext): readonly string[] {
  const { relation, left, right, effect, narrowed = null } = ends;
  const nearest = (id: string, side: Side, thing: NamedThing) =>
    [ask(relations.byId(id), side, getLabel(thing))].flatMap((question) => question ?? []);
  if (effect !== undefined && right !== null) return nearest('drug-target', 'right', right);
  if (relation.id !== 'cause' || left === null || right !== null) return [];
  if (narrowed === null) return nearest('genetic-association', 'left', left);
  return narrowed.includes('DISEASE') ? nearest('symptom', 'right', left) : [];
}

function suggestExample([first]: readonly string[]): string {
  return first === undefined ? '' : ` For example, ask “${first}”`;
}

/** Returns which words of a question have no reading. */
export function explainUnread(question: LinkedQuestion): Abstention {
  const denied = getDenied(question);
  if (denied !== null) return denied;
  const unread = question.unknownNames.length > 0 ? question.unknownNames : unreadWords(question);
  const corrected = question.suggestions.flatMap(({ text, names }) =>
    replaceText(question.original, text, names),
  );
  const examples = getExamples(getSureHits(question, unread), question.relations.all);
  const suggestions = corrected.length > 0 ? corrected : examples;
  if (unread.length > 0 && (question.mentions.length === 0 || unread === question.unknownNames))
    return toAbstention(
      'UNKNOWN_ENTITY',
      `Nothing found for ${getList(unread)}.${suggest(question) || ' Check the spelling, or use another name.'}`,
      { unread, suggestions },
    );
  const loose = unread.length > 0 ? unread : unnamedWords(question);
  const misfit = getMisfit(question);
  if (misfit !== null && unread.length === 0) return misfit;
  const [noun, left] = loose.length === 1 ? ['word', 'it'] : ['words', 'them'];
  const message =
    loose.length > 0
      ? `I don’t understand the ${noun} ${getList(loose)} in this question.${suggest(question) || ` Rephrase the question, or ask without ${left}.`}`
      : `I understand the words, but not the question as a whole. Ask about one relation, e.g. “${examples[0] ?? 'Which drugs treat asthma?'}”`;
  return toAbstention('UNREAD_WORDS', message, { unread: loose, suggestions });
}

/** Returns what can be asked of the things that a question names. */
export function suggestQuestions(question: LinkedQuestion): readonly string[] {
  return getExamples(getSureHits(question), question.relations.all);
}

/** Returns why a question of a kind has no answer, with what can be asked instead. */
export function explainUncovered(message: string, question: LinkedQuestion): Abstention {
  const suggestions = suggestQuestions(question);
  return toAbstention('MISSING_KIND', `${message}${suggestExample(suggestions)}`, { suggestions });
}

const DENIAL = /^(?:no|not|never|neither|nor|none)$/;

/** `Is X not a drug for Y?`, `Is there no link?`: only an exception, `X but not Y`, has a reading. */
function getDenied({ words, mentions }: LinkedQuestion): Abstention | null {
  const denied = words.find(
    ({ folded }, index) =>
      DENIAL.test(folded) && !mentions.some((mention) => isInside(index, mention)),
  );
  if (denied === undefined) return null;
  return toAbstention(
    'UNREAD_WORDS',
    `I can’t answer questions with “${denied.folded}”. Ask again without “${denied.folded}”.`,
    { unread: [denied.text] },
  );
}

/** Explains a name that fits neither end of the question's relation: `What does malaria treat?` */
function getMisfit(question: LinkedQuestion): Abstention | null {
  const { text, words, cues, mentions, relations } = question;
  const sure = cues.filter(
    ({ relation, cue: { weight } }) => weight >= MIN_WORDING && relation.right.isLiteral !== true,
  );
  // In `which drugs inhibit X`, the verb is the misfit, not the noun.
  const isNoun = (index: number) => isPlainNoun(words[index]?.stem ?? '');
  const cue = sure.find((match) => !match.words.every(isNoun)) ?? sure[0];
  const names = mentions.filter(
    (mention) =>
      mention.quality >= MIN_WORDING && !cues.some((match) => match.words.includes(mention.first)),
  );
  if (cue === undefined) return null;
  const { relation } = cue;
  const fits = ({ candidates: [best] }: EntityMention) =>
    SIDES.some((side) => meets(relation[side].types, best?.types ?? []));
  const name = names.find((each) => !fits(each)) ?? names[0];
  if (name === undefined) return null;
  const said = text.slice(words[cue.words[0] ?? 0]?.start, words[cue.words.at(-1) ?? 0]?.end);
  const about = `“${said}” refers to a relation between ${SIDES.map((side) => toNoun(relation[side].types)).join(' and ')}`;
  const hits = name.candidates.slice(0, 1);
  const others = getExamples(hits, relations.all);
  const isFitting = fits(name);
  const same = isFitting ? getExamples(hits, [relation]) : [];
  const suggestions = [...new Set([...same, ...others])].slice(0, MAX_EXAMPLES);
  const message = isFitting
    ? `I can’t tell what you want to know about “${name.text}”: in this dataset ${about}.`
    : `In this dataset ${about}, and “${name.text}” is neither.`;
  return toAbstention('UNREAD_WORDS', `${message}${suggestExample(suggestions)}`, {
    unread: [said],
    suggestions,
  });
}

/** The entities that a question names for sure, apart from words that were not understood. */
function getSureHits(question: LinkedQuestion, unread: readonly string[] = []) {
  const sure = question.mentions.filter(
    (mention) =>
      mention.quality >= MIN_WORDING &&
      !unread.includes(mention.text) &&
      isParticular(mention, question),
  );
  return withoutOverlap(sure).flatMap(({ candidates }) => candidates.slice(0, 1));
}

const MIN_WORDING = 0.8;

function unnamedWords({ words, mentions }: LinkedQuestion): readonly string[] {
  return words.flatMap(({ text, folded, stem }, index) => {
    const isPlain =
      isSkipped(folded) ||
      isPassedOver(stem) ||
      isPlainNoun(stem) ||
      getConnective(folded) !== undefined;
    return isPlain || mentions.some((mention) => isInside(index, mention)) ? [] : [text];
  });
}

function suggest({ suggestions }: LinkedQuestion): string {
  const names = [...new Set(suggestions.flatMap((one) => one.names))];
  return names.length === 0
    ? ''
    : ` Did you mean ${names.join(', ').replace(/, ([^,]*)$/, ' or $1')}?`;
}

function getList(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

const MAX_FACTS = 50;

async function findOtherEditions(
  ends: RelationEnds | null,
  context: QuestionContext,
): Promise<readonly string[]> {
  if (ends === null || ends.left === null || ends.relation.right.isLiteral !== true) return [];
  const others = context.relations.all.filter((other) => isOtherEdition(other, ends.relation));
  const [sense = []] = ends.left.senses;
  const entities = sense.map(({ iri }) => iri);
  const paths = others.flatMap((other) => other.paths);
  const facts = await readFacts(context, { entities, paths, side: 'left', limit: MAX_FACTS });
  const label = sense[0]?.label ?? ends.left.text;
  return others.flatMap(({ paths, sentences }) => {
    const properties = paths.map(findProperty);
    const relationFacts = (facts ?? []).filter(({ property }) => properties.includes(property));
    const codes = [...new Set(relationFacts.map(({ value }) => value))];
    return codes.length === 0 ? [] : [fillSentence(sentences.left, label, listNames(codes)).text];
  });
}

/** `icd-10-code` and `icd-10-cm-code`: the first word names the catalog, the last what it contains. */
function isOtherEdition(other: Relation, relation: Relation): boolean {
  const [words, others] = [relation, other].map(({ id }) => id.replace(/^literal-/, '').split('-'));
  return other !== relation && words?.[0] === others?.[0] && words?.at(-1) === others?.at(-1);
}

/** A relation with at most this many statements counts as unstated: another name would not help. */
export const MAX_UNSTATED = 1;

/** Returns how many statements of a relation the graph has, up to one more than {@link MAX_UNSTATED}; infinite if it can't be known. */
export async function countStatements(
  relation: Relation,
  { budget, vocabulary }: Pick<QuestionContext, 'budget' | 'vocabulary'>,
): Promise<number> {
  const path = fragment(toSparqlPath(vocabulary, relation.paths));
  const query = select('SELECT ?a ?b WHERE { ?a $path ?b }', { path });
  const result = await budget.select(withLimit(query, MAX_UNSTATED + 1), MAX_UNSTATED + 1);
  return result?.solutions.length ?? Infinity;
}
