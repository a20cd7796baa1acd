import type { Article } from '@biographql/engines';
import missing from '../lexicon/missing-kinds.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { isInside, isParticular, withoutOverlap } from '../link/nearest-names.js';
import { type LiteraturePassage, rankPassages } from '../passages/rank-passages.js';
import {
  type Abstention,
  type AnswerDocument,
  type Claim,
  type QuestionAnswer,
  type QuestionAnswerItem,
  type QuestionContext,
  toAbstention,
} from '../question-service.js';
import type { Finding, GraphPlan } from '../say/finding.js';
import { splitWords } from '../text/lexicon.js';
import { askWhich, getAbstention, getReadNames, isAmbiguous } from './abstain.js';
import {
  lookUpNames,
  planLiterature,
  type ReadAnswer,
  readPassages,
  searchLiterature,
} from './read-passages.js';
import { writeDigests } from './write-digests.js';

const MOST_DOCUMENTS = 10;
const MOST_DIGESTS = 3;

export async function answerPlan(
  question: LinkedQuestion,
  plans: readonly GraphPlan[],
  context: QuestionContext,
): Promise<Omit<QuestionAnswer, 'question' | 'tookMs'>> {
  const literaturePlan = planLiterature(question);
  const guarded = context.generate ? rejectQuestion(question) : null;
  const [{ finding, refusal, interpretation, names: readNames }, literature] = await Promise.all([
    findInGraph(question, guarded === null ? plans : [], context),
    searchLiterature(literaturePlan, context),
  ]);
  const telling = question.mentions.filter((mention) => isParticular(mention, question));
  const named = withoutOverlap(telling).flatMap(({ candidates }) => candidates.slice(0, 1));
  const subjects = finding?.entities ?? named;
  const digests = await writeDigests(subjects.slice(0, MOST_DIGESTS), context);
  const records = [...digests, ...literature.articles.map(articleDocument)];
  const isOpen = finding === null;
  const names = isOpen ? await lookUpNames(literaturePlan.names, context) : [];
  const isReadable =
    isOpen && context.generate && guarded === null && question.unknownNames.length === 0;
  const answer = isReadable ? await readPassages(question, records, names, context) : finding;
  const passages =
    isOpen && answer === null && guarded?.reason !== 'NO_QUESTION'
      ? rankPassages({ text: question.text, names }, literature.articles)
      : [];
  const isRefused = answer === null && context.generate;
  const reason = guarded ?? refusal;
  const item: QuestionAnswerItem = {
    ...toItem(answer, inOrder(records, passages)),
    passages,
    interpretation: context.generate ? interpretation : null,
    names: readNames,
    abstention: isRefused ? (reason ?? (await getAbstention(question, plans, context))) : null,
  };
  return {
    answers: [item],
    statistics: [
      { indexName: 'graph', totalHits: new Set(subjects.map(({ iri }) => iri)).size },
      { indexName: 'articles', totalHits: literature.total },
    ],
  };
}

function inOrder(
  records: readonly AnswerDocument[],
  passages: readonly LiteraturePassage[],
): readonly AnswerDocument[] {
  const quoted = new Set(passages.map(({ documentId }) => documentId));
  const isFirst = ({ id, indexName }: AnswerDocument) => indexName === 'graph' || quoted.has(id);
  const others = records.filter((one) => !isFirst(one));
  return [...records.filter(isFirst), ...others].slice(0, MOST_DOCUMENTS);
}

/** A record is a document when a claim rests on it; without an answer all are. */
function toItem(answer: Finding | ReadAnswer | null, records: readonly AnswerDocument[]) {
  const { claims = [] } = answer ?? {};
  const shown = new Set(claims.flatMap(getRecords));
  const isDocument = ({ id }: AnswerDocument) => answer === null || shown.has(id);
  return {
    text: answer?.text ?? '',
    context: answer?.context ?? null,
    probability: answer?.probability ?? null,
    claims,
    documents: records.filter(isDocument),
    related: records.filter((record) => !isDocument(record)),
    total: answer?.total ?? null,
    orderedBy: answer?.orderedBy ?? null,
  };
}

function getRecords({ quotes, statements }: Claim): readonly string[] {
  return [
    ...quotes.map(({ documentId }) => documentId),
    ...statements.flatMap(({ subject, object, isEntity }) =>
      isEntity ? [subject, object] : [subject],
    ),
  ];
}

/**
 * The first finding decides: when it is too unsure, a later plan's answers another question. The interpretation is the reading
 * that decided, otherwise the most plausible one; null when the question was not understood.
 */
export async function findInGraph(
  { original }: LinkedQuestion,
  plans: readonly GraphPlan[],
  context: QuestionContext,
) {
  for (const plan of plans) {
    const { kind, query } = plan;
    const unclear = kind.names?.(query).find(isAmbiguous);
    const outcome =
      unclear === undefined ? await kind.execute(query, context) : askWhich(original, unclear);
    if (outcome === null) continue;
    if ('reason' in outcome) return { ...describePlan(plan), finding: null, refusal: outcome };
    const isSure = outcome.probability >= context.leastProbability;
    return { ...describePlan(plan), finding: isSure ? outcome : null, refusal: null };
  }
  return { ...describePlan(plans[0]), finding: null, refusal: null };
}

function describePlan(plan: GraphPlan | undefined) {
  if (plan === undefined) return { interpretation: null, names: [] };
  const { kind, query } = plan;
  return { interpretation: kind.describe(query), names: getReadNames(kind.names?.(query) ?? []) };
}

function articleDocument(article: Article): AnswerDocument {
  return {
    id: article.id,
    title: article.title,
    abstract: article.abstract,
    source: articleAddress(article),
    indexName: 'articles',
  };
}

function articleAddress({ pmid, doi, pmcid }: Article): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  if (doi !== null) return `https://doi.org/${encodeURI(doi)}`;
  return pmcid === null ? null : `https://www.ncbi.nlm.nih.gov/pmc/articles/${pmcid}/`;
}

const ASKING =
  '(?:which|what(?: (?:is|are|kinds? of|types? of))?|list|name|show|give|find|tell me|how many|any)(?: me)?(?: (?:the|all|some|any|known|common|is the|are the))*';

const MISSING = missing.kinds.map(({ says, nouns, phrases = [] }) => ({
  says,
  patterns: [
    `^(?:are|is) there (?:any )?${nouns}\\b`,
    `^${ASKING} ${nouns}\\b`,
    `^(?:the )?${nouns} (?:of|for|in|with|against)\\b`,
    `^(?:the )?[^ ]+(?: [^ ]+){0,4} ${nouns}$`,
    ...phrases,
  ].map((pattern) => new RegExp(pattern, 'i')),
}));
const MODIFIERS = missing.modifiers.map(({ words, says }) => ({
  says,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'iu'),
}));
const GREETING =
  /^(?:hi|hello|hey|hallo|howdy|greetings|thanks?|thank|thx|cheers|bye|goodbye|ok|okay|yes|no|please|test|testing|help|good|morning|afternoon|evening|night|day|there|you|very|much|a|lot|so|how|are|who|what|is|this|your|name|do|can|up|lol|haha|wow|yo|hmm|nice|meet|to)$/;
const AUXILIARY = /^(?:is|are|was|were|does|do|did|can|could|has|have|may|might|will|would)$/;
const PRONOUN = /^(?:it|this|that|he|she|they|these|those)$/;

export function rejectQuestion(question: LinkedQuestion): Abstention | null {
  return asksNothing(question) ?? asksForMissing(question) ?? refersToNothing(question);
}

function asksNothing({ original }: LinkedQuestion): Abstention | null {
  const words = splitWords(original);
  if (words.length > 6 || !words.every(({ folded }) => GREETING.test(folded))) return null;
  return toAbstention(
    'NO_QUESTION',
    'Ask about a disease, a drug or a gene, e.g. “Which drugs treat asthma?”',
  );
}

function asksForMissing(question: LinkedQuestion): Abstention | null {
  const { original, text, words } = question;
  const said = text.replace(/[?!.\s]+$/, '');
  for (const { says, patterns } of MISSING) {
    if (patterns.some((pattern) => pattern.test(said) && !isNamed(question, pattern, said)))
      return toAbstention('MISSING_KIND', `The graph does not have ${says}.`);
  }
  if (question.form === 'yes-no') return null;
  for (const { says, pattern } of MODIFIERS) {
    const match = pattern.exec(original);
    if (match === null || words.length === 0 || isPartOfName(question, match[0])) continue;
    return toAbstention(
      'MISSING_KIND',
      `The graph does not say ${says}. Ask without “${match[0]}”.`,
      {
        unread: [match[0]],
        suggestions: [original.replace(match[0], '').replace(/\s+/g, ' ').trim()],
      },
    );
  }
  return null;
}

/** Whether the words that a pattern found begin a name: `mutations` is no kind in `test of memory`, when that is a name. */
function isNamed(
  { mentions, text, words }: LinkedQuestion,
  pattern: RegExp,
  said: string,
): boolean {
  const found = pattern.exec(said)?.[0] ?? '';
  const end = text.indexOf(found) + found.length;
  return mentions.some(
    ({ first, last, quality }) =>
      quality >= 0.85 &&
      last > first &&
      (words[first]?.start ?? 0) < end &&
      (words[last]?.end ?? 0) > end,
  );
}

function isPartOfName({ mentions, words }: LinkedQuestion, modifier: string): boolean {
  const [opening] = splitWords(modifier);
  const at = words.findIndex(({ folded }) => folded === opening?.folded);
  return mentions.some((mention) => mention.last > mention.first && isInside(at, mention));
}

function refersToNothing({ words, form, original }: LinkedQuestion): Abstention | null {
  const [first, second, third] = words;
  if (form !== 'yes-no' || !AUXILIARY.test(first?.folded ?? '')) return null;
  if (!PRONOUN.test(second?.folded ?? '')) return null;
  if (/^(?:true|known|correct|the)$/.test(third?.folded ?? '') || /\bthat\b/i.test(original))
    return null;
  const unread = second?.text ?? '';
  return toAbstention('UNKNOWN_ENTITY', `The question does not say what “${unread}” is.`, {
    unread: [unread],
  });
}
