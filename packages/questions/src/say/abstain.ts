import { toSparqlPath } from '@biographql/engines/vocabulary';
import { fragment, select, withLimit } from '@biographql/sparql';
import { fillSentence, joinNames, listNames } from '../facts/name-values.js';
import { findProperty, readFacts } from '../facts/read-facts.js';
import { getMeanings, type NamedThing } from '../grammar/expression.js';
import { unreadWords } from '../grammar/pieces.js';
import type { Relation } from '../lexicon/relations.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { isInside } from '../link/nearest-names.js';
import { type Abstention, type QuestionContext, toAbstention } from '../question-service.js';
import { getConnective, isPassedOver, isPlainNoun, isSkipped } from '../text/lexicon.js';
import type { GraphPlan, RelationEnds } from './finding.js';
import { getLabel } from './say-set.js';

const MAX_SUGGESTIONS = 5;

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
  return others
    .slice(0, MAX_SUGGESTIONS)
    .map((other) =>
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
  const isEmpty =
    ends !== null &&
    ends.relation.right.isLiteral !== true &&
    (await isUnstated(ends.relation, context));
  const lookedFor = kind.describe(query);
  if (isEmpty)
    return toAbstention('MISSING_KIND', `This dataset has no data on this: ${lookedFor}.`, {
      lookedFor,
    });
  const ofCauses = explainNoCause(ends, lookedFor);
  if (ofCauses !== null) return ofCauses;
  const { effect, right = null } = ends ?? {};
  const target = effect === undefined ? null : right;
  const ofEffect =
    effect === undefined ? '' : ` It may know what binds it, and not whether that ${effect} it.`;
  const instead = others.length === 0 ? '' : ` The graph has another edition: ${others.join(' ')}`;
  return toAbstention(
    'NO_STATEMENT',
    `Not stated in the graph: ${lookedFor}. That does not mean “no”: the graph is not complete.${ofEffect}${instead}`,
    {
      lookedFor,
      ...(target !== null && { suggestions: [`Which drugs target ${getLabel(target)}?`] }),
    },
  );
}

/** What has something as a sign is no cause of it, and may be what is looked for. */
function explainNoCause(ends: RelationEnds | null, lookedFor: string): Abstention | null {
  if (ends?.relation.id !== 'cause' || ends.right !== null || ends.left === null) return null;
  const { narrowed = null } = ends;
  if (narrowed !== null && !narrowed.includes('DISEASE')) return null;
  const name = getLabel(ends.left);
  const [causes, instead] =
    narrowed === null
      ? ['causes', `Which genes are associated with ${name}?`]
      : ['diseases as causes', `Which diseases have ${name} as a symptom?`];
  return toAbstention(
    'NO_STATEMENT',
    `This dataset has no ${causes} of ${name}. That does not mean that none is known. Ask for what it may have, e.g. “${instead}”`,
    { lookedFor, suggestions: [instead] },
  );
}

/** Returns which words of a question have no reading. */
export function explainUnread(question: LinkedQuestion): Abstention {
  const denied = getDenied(question);
  if (denied !== null) return denied;
  const unread = question.unknownNames.length > 0 ? question.unknownNames : unreadWords(question);
  const corrected = question.suggestions.flatMap(({ text, names }) =>
    replaceText(question.original, text, names),
  );
  const suggestions = corrected.slice(0, MAX_SUGGESTIONS);
  if (unread.length > 0 && (question.mentions.length === 0 || unread === question.unknownNames))
    return toAbstention(
      'UNKNOWN_ENTITY',
      `Nothing found for ${getList(unread)}.${suggest(question)}`,
      { unread, suggestions },
    );
  const loose = unread.length > 0 ? unread : unnamedWords(question);
  const misfit = getMisfit(question);
  if (misfit !== null && unread.length === 0) return misfit;
  const [noun, left] = loose.length === 1 ? ['word', 'it'] : ['words', 'them'];
  const message =
    loose.length > 0
      ? `I don’t know the ${noun} ${getList(loose)}, and leaving ${left} out would change the question.${suggest(question)}`
      : 'The words are known, but not how they belong together.';
  return toAbstention('UNREAD_WORDS', message, { unread: loose, suggestions });
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
    `I can’t answer questions with “${denied.folded}”. Ask it without “${denied.folded}”.`,
    { unread: [denied.text] },
  );
}

/** A name that fits no end of the relation that the question words: `What does malaria treat?` */
function getMisfit({ text, words, cues, mentions }: LinkedQuestion): Abstention | null {
  const cue = cues.find(
    ({ relation, cue: { weight } }) => weight >= MIN_WORDING && relation.right.isLiteral !== true,
  );
  const name = mentions.find(
    (mention) =>
      mention.quality >= MIN_WORDING && !cues.some((match) => match.words.includes(mention.first)),
  );
  if (cue === undefined || name === undefined) return null;
  const said = text.slice(words[cue.words[0] ?? 0]?.start, words[cue.words.at(-1) ?? 0]?.end);
  return toAbstention(
    'UNREAD_WORDS',
    `“${said}” cannot be said of “${name.text}” in this direction, or of things of this kind.`,
    { unread: [said] },
  );
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
    const own = (facts ?? []).filter(({ property }) => properties.includes(property));
    const codes = [...new Set(own.map(({ value }) => value))];
    return codes.length === 0 ? [] : [fillSentence(sentences.left, label, listNames(codes)).text];
  });
}

/** `icd-10-code` and `icd-10-cm-code`: the catalog's name is the first word, what it gives the last. */
function isOtherEdition(other: Relation, relation: Relation): boolean {
  const [words, others] = [relation, other].map(({ id }) => id.replace(/^literal-/, '').split('-'));
  return other !== relation && words?.[0] === others?.[0] && words?.at(-1) === others?.at(-1);
}

/** A graph with no more statements of a relation has none to speak of. */
const MAX_STATEMENTS = 1;

/** Returns whether the graph has no statements of a relation, so that no other name would be answered either. */
export async function isUnstated(
  relation: Relation,
  { budget, vocabulary }: Pick<QuestionContext, 'budget' | 'vocabulary'>,
): Promise<boolean> {
  const path = fragment(toSparqlPath(vocabulary, relation.paths));
  const query = select('SELECT ?a ?b WHERE { ?a $path ?b }', { path });
  const result = await budget.select(withLimit(query, MAX_STATEMENTS + 1), MAX_STATEMENTS + 1);
  return result !== null && result.solutions.length <= MAX_STATEMENTS;
}
