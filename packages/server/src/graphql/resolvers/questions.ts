import { shortEntityId } from '@biographql/core';
import { escapeMarkup } from '@biographql/core/internal';
import type { GraphStatement } from '@biographql/engines';
import type {
  AnswerDocument,
  Claim,
  QuestionAnswer,
  QuestionAnswerItem,
  QuotedAnswer,
} from '@biographql/questions';
import { type NamedStatement, toUpper } from '@biographql/services';
import type {
  Answer,
  QaInsight,
  RelatedDocument,
  Claim as WireClaim,
} from '../../generated/resolvers.js';
import { questionText } from './arguments.js';
import { open, type RootFields } from './context.js';

/** Operation name of the first clients, which expect records. */
const WITH_RECORDS = 'questionEntities';

const NOT_READ =
  'The question has no SPARQL query: it was not understood, the graph has no answer to it, or the answer needs several queries.';

export const questionFields = {
  /** The entities that a question names: JSON text for Python programs, or records for `questionEntities`. */
  getQids: open('questions', async (_, { question }, context, { operation }) => {
    const { services, signal, cost } = context;
    const text = await questionText('question', question, cost);
    const found = await services.nameEntities(text, { signal });
    if (operation.name?.value === WITH_RECORDS)
      return found.map(({ iri, label, text }) => ({ qid: shortEntityId(iri), iri, label, text }));
    return JSON.stringify(found.map(({ iri }) => iri));
  }),
  executeNl2Sparql: open('questions', async (_, { question }, { services, signal, cost }) => {
    const text = await questionText('question', question, cost);
    const written = await services.questions.sparql(text, { signal });
    return written === null ? { SPARQL: null, reason: NOT_READ } : { SPARQL: written.sparql };
  }),
} satisfies RootFields;

/** The statements of claims, with the names of their entities and properties. */
export type StatementNames = ReadonlyMap<GraphStatement, NamedStatement>;

export function toQaInsight(
  answer: QuestionAnswer,
  isGenerated: boolean,
  names: StatementNames = new Map(),
): QaInsight {
  const [first, ...others] = answer.answers;
  const best = toAnswer(first, answer, names);
  const { claims, total, orderedBy, abstention, interpretation } = best;
  return {
    __typename: 'QAInsight',
    question: answer.question,
    answer: isGenerated ? best.answer : null,
    context: isGenerated ? best.context : null,
    took: answer.tookMs,
    probability: isGenerated ? best.probability : null,
    answers: [best, ...others.map((item) => toAnswer(item, answer, names))],
    claims,
    total,
    orderedBy,
    abstention,
    interpretation,
  };
}

function toAnswer(
  item: QuestionAnswerItem,
  { tookMs, statistics }: QuestionAnswer,
  statements: StatementNames,
): Answer {
  const { text: answer, documents, context, probability, claims, related, names, ...others } = item;
  return {
    ...others,
    answer,
    document: documents.map(toDocument),
    took: tookMs,
    context: toContext(context),
    statistics: statistics.map(({ indexName, totalHits }) => ({
      index_name: indexName,
      total_hits: totalHits,
    })),
    // At most four decimals, never in exponent form.
    probability: probability === null ? null : String(Number(probability.toFixed(4))),
    claims: claims.map((claim) => toClaim(claim, statements)),
    related: related.map(toDocument),
    names: names.map((name) => ({ ...name, id: name.iri })),
    passages: item.passages.map(({ section, ...passage }) => ({
      ...passage,
      section: section && toUpper(section),
    })),
  };
}

function toClaim({ statements, ...claim }: Claim, names: StatementNames): WireClaim {
  return { ...claim, statements: statements.flatMap((statement) => names.get(statement) ?? []) };
}

function toDocument({ id, title, abstract, source, indexName }: AnswerDocument): RelatedDocument {
  const index = indexName === 'graph' ? 'graph' : 'articles';
  return { id, title, abs: abstract, source, index_name: indexName, index };
}

/** The only place that writes HTML: escapes the context, and puts the answer in `<em>` unless its range is empty. */
function toContext(quoted: QuotedAnswer | null): string | null {
  if (quoted === null) return null;
  const { text, start, end } = quoted;
  if (end <= start) return escapeMarkup(text);
  return `${escapeMarkup(text.slice(0, start))}<em>${escapeMarkup(text.slice(start, end))}</em>${escapeMarkup(text.slice(end))}`;
}
