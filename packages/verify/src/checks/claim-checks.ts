import type { CallOptions } from '@biographql/core';
import {
  type Article,
  type GraphStatement,
  type GraphStore,
  readNegatedStatements,
  readStatements,
  type StatementSource,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { NameQuestionEntities, QuestionEntity, QuestionService } from '@biographql/questions';
import type { Check, StatementStatus, VerifyItem } from '../verdict.js';
import { type CheckContext, compare, getCitationId, placeIn, quoted } from './make-check.js';
import { wordsKey } from './normalized-text.js';
import { findQuote } from './quote-check.js';

/** The subject or the object of a statement: all entities with exactly its name or identifier. */
interface StatementPart {
  readonly iris: ReadonlySet<string>;
  readonly label: string;
  readonly text: string;
}

const MAX_MEANINGS = 12;

/** Finds the entities of a name, an identifier or an IRI; null when there are none. */
async function findPart(text: string, { labels, signal }: CheckContext) {
  const [record = null] = await labels.lookup(
    [text.replace(/^wd:/, 'http://www.wikidata.org/entity/')],
    { signal },
  );
  if (record !== null) return { iris: new Set([record.iri]), label: record.label, text };
  const found = await labels.search(text, { limit: MAX_MEANINGS, signal });
  const ids = found.filter(({ match }) => match === 'identifier');
  const [exact = []] = ids.length > 0 ? [ids] : await labels.exact([text], { signal });
  const hits = exact.filter(({ match }) => match !== 'related-alias').slice(0, MAX_MEANINGS);
  const [first] = hits;
  if (first === undefined) return null;
  return {
    iris: new Set(hits.flatMap(({ iri, equivalents }) => [iri, ...equivalents])),
    label: first.label,
    text,
  };
}

/** Returns the property paths of a relation, given as a code, an IRI, its id or its label; none for other wordings. */
function readRelation(relation: string, vocabulary: Vocabulary): readonly string[] {
  const bare = relation.trim().replace(/^wdt?:/, '');
  if (/^\^?P\d+$/.test(bare) || /^https?:/.test(bare)) return [bare];
  const key = wordsKey(bare);
  const known = vocabulary.relations.find(
    (name) =>
      wordsKey(name.replaceAll('-', ' ')) === key ||
      wordsKey(vocabulary.getRelationLabel(name) ?? '') === key,
  );
  return known === undefined ? [] : vocabulary.propertiesOf(known);
}

/** Finds statements that link two things by one of the paths, else negated or withdrawn ones; null without any. */
async function findStated(
  left: StatementPart,
  paths: readonly string[],
  right: StatementPart,
  source: StatementSource,
  { signal }: CallOptions,
) {
  const facts = paths.flatMap((path) => {
    const isBack = path.startsWith('^');
    const [subjects, objects] = isBack ? [right.iris, left.iris] : [left.iris, right.iris];
    const property = path.replace(/^\^/, '');
    return [...subjects].flatMap((subject) =>
      [...objects].map((object) => ({ subject, property, object, isEntity: true })),
    );
  });
  const found = await readStatements(source, facts, { signal });
  const held = found.filter(({ rank }) => rank !== 'deprecated');
  if (held.length > 0) return { status: 'DIRECT' as const, statements: held };
  const negated = await readNegatedStatements(source, facts, { signal });
  if (negated.length > 0) return { status: 'REFUTED' as const, statements: negated };
  return found.length === 0 ? null : { status: 'WITHDRAWN' as const, statements: found };
}

export interface ClaimSources {
  readonly questions: QuestionService;
  readonly nameEntities: NameQuestionEntities;
  readonly graph: GraphStore;
}

export interface ClaimContext extends CheckContext {
  /** Opens the sources for claims; called only for items with a claim. */
  readonly openClaims: () => Promise<ClaimSources>;
}

const NEGATED =
  /\b(?:not|no|never|cannot|neither|nor|without|fail(?:s|ed)? to|lacks?|unable|absence of)\b|n['’]t\b/i;

export async function checkClaim(
  { claim, statement }: VerifyItem,
  article: Article | null,
  context: ClaimContext,
): Promise<readonly Check[]> {
  if (!claim && !statement) return [];
  const sources = await context.openClaims();
  context.signal?.throwIfAborted();
  if (statement) return checkStatement(statement, article, sources, context);
  const text = claim ?? '';
  const entities = await sources.nameEntities(text, context);
  const checks: Check[] =
    article === null ? [] : [await checkEntities(entities, text, article, context)];
  if (NEGATED.test(text)) {
    const message = 'Claims with a negation are not checked.';
    return [...checks, compare('STATEMENT', { expected: text }).notFound(message)];
  }
  return [...checks, await judge(text, new Set(entities.map(({ iri }) => iri)), sources, context)];
}

async function judge(
  sentence: string,
  named: ReadonlySet<string>,
  { questions }: ClaimSources,
  { signal }: CallOptions,
): Promise<Check> {
  const check = compare('STATEMENT', { expected: sentence });
  const question = `Is it true that ${sentence.trim().replace(/[.!?]+$/, '')}?`;
  const { answers } = await questions.answer(question, { signal });
  const [answer] = answers;
  const claims = answer?.claims.filter(({ statements }) => statements.length > 0) ?? [];
  const statements = claims.flatMap((claim) => claim.statements);
  const said = claims.map(({ text }) => text).join(' ');
  if (answers.length === 1 && answer?.text === 'Yes' && statements.length > 0) {
    const isDirect = statements.some(
      ({ subject, object }) => named.has(subject) && named.has(object),
    );
    return toStated(sentence, said, statements, isDirect ? 'DIRECT' : 'INHERITED');
  }
  if (answers.length === 1 && answer?.text === 'No' && statements.length > 0) {
    const isWithdrawn = statements.every(({ rank }) => rank === 'deprecated');
    const status = isWithdrawn ? 'WITHDRAWN' : null;
    const message = isWithdrawn ? said : `The graph states something else: ${said}`;
    return check.contradicted(message, { found: said, status, statements });
  }
  const reason = answer?.abstention?.message ?? 'The graph does not state this.';
  return check.notFound(reason);
}

function toStated(
  sentence: string,
  said: string,
  statements: readonly GraphStatement[],
  status: StatementStatus,
): Check {
  const sources = new Set(
    statements.flatMap(({ references }) =>
      references.map(({ url, dataset, articleId }) => articleId ?? dataset ?? url),
    ),
  );
  const count = ['no source', 'one source'][sources.size] ?? `${sources.size} sources`;
  const how =
    status === 'DIRECT' ? 'The graph states this' : 'The graph only states this about subtypes';
  const check = compare('STATEMENT', { expected: sentence, found: said, status, statements });
  return check.confirmed(`${how}, citing ${count}: ${said}`);
}

async function checkStatement(
  { subject, relation, object }: NonNullable<VerifyItem['statement']>,
  article: Article | null,
  sources: ClaimSources,
  context: ClaimContext,
): Promise<readonly Check[]> {
  const sentence = `${subject} ${relation} ${object}`;
  const check = compare('STATEMENT', { expected: sentence });
  const [left, right] = [await findPart(subject, context), await findPart(object, context)];
  if (left === null || right === null) {
    const missing = [left ? [] : quoted(subject), right ? [] : quoted(object)].flat().join(' or ');
    return [check.notFound(`No entity in this dataset is named ${missing}.`)];
  }
  const entities = [left, right].map(({ iris: [iri = ''], label, text }) => ({ iri, label, text }));
  const checks: Check[] =
    article === null ? [] : [await checkEntities(entities, sentence, article, context)];
  const paths = readRelation(relation, context.vocabulary);
  const source = { graph: sources.graph, vocabulary: context.vocabulary };
  const stated = paths.length === 0 ? null : await findStated(left, paths, right, source, context);
  if (stated !== null) {
    const { statements, status } = stated;
    const said = `${left.label} ${relation} ${right.label}`;
    if (status === 'DIRECT') return [...checks, toStated(sentence, `${said}.`, statements, status)];
    const says = status === 'REFUTED' ? 'A source denies' : 'The graph has a deprecated statement';
    const message = `${says} that ${said}.`;
    return [...checks, check.contradicted(message, { found: said, status, statements })];
  }
  if (/^\^?P\d+$|^https?:|^\w+:\w+$/.test(relation)) {
    const absence = `Unknown relation ${relation}. Use a verb phrase, a property code or an IRI.`;
    const message = paths.length === 0 ? absence : 'The graph does not state this.';
    return [...checks, check.notFound(message)];
  }
  const named = new Set([...left.iris, ...right.iris]);
  const judged = await judge(`${left.label} ${relation} ${right.label}`, named, sources, context);
  return [...checks, { ...judged, expected: sentence }];
}

/** Whether the article names the entities: by annotation, or by a name in title or abstract. */
async function checkEntities(
  entities: readonly QuestionEntity[],
  claim: string,
  article: Article,
  { labels, signal }: ClaimContext,
): Promise<Check> {
  if (entities.length === 0) {
    const message = 'The claim mentions no entity of this dataset.';
    return compare('ENTITIES', { expected: claim }).notFound(message);
  }
  const text = `${article.title}\n${article.abstract ?? ''}`;
  const annotated = new Set<string>(article.entities);
  const missing: string[] = [];
  for (const { iri, label, text: written } of entities) {
    if (annotated.has(iri)) continue;
    const names = [written, label, ...(await labels.aliases(iri, { signal }))];
    if (!names.some((name) => name.length > 1 && findQuote(text, name) !== null))
      missing.push(label);
  }
  const names = entities.map(({ label }) => label).join(', ');
  const check = compare('ENTITIES', { expected: names, place: placeIn(article) });
  const id = getCitationId(article);
  if (missing.length === 0) return check.confirmed(`${id} mentions ${names}.`, { found: names });
  return check.notFound(`The title and abstract of ${id} do not mention ${missing.join(', ')}.`);
}
