import { isRecord } from '@biographql/core/internal';
import type { Engines } from '@biographql/engines';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { iri, parseQuery, select, withLimit } from '@biographql/sparql';

/** What the claims of an answer say, and how much of it is so. */
export interface ClaimCounts {
  readonly claims: number;
  readonly statements: number;
  /** Statements that the graph holds. */
  readonly statementsHeld: number;
  readonly queries: number;
  readonly queriesWithRows: number;
  readonly quotes: number;
  /** Quotes that stand in their article at the offsets that they name. */
  readonly quotesHeld: number;
  /** Claims that rest on neither a statement nor a quote. */
  readonly bare: number;
}

/** Nothing was claimed. */
export const NO_CLAIMS: ClaimCounts = {
  claims: 0,
  statements: 0,
  statementsHeld: 0,
  queries: 0,
  queriesWithRows: 0,
  quotes: 0,
  quotesHeld: 0,
  bare: 0,
};

type Sources = Pick<Engines, 'graph' | 'articles' | 'labels'>;

/** Checks the claims of an answer, if it has any, against the graph and the articles. */
export async function checkClaims(item: object, sources: Sources): Promise<ClaimCounts> {
  const counts = { ...NO_CLAIMS };
  for (const claim of getList(item, 'claims')) {
    counts.claims += 1;
    const statements = getList(claim, 'statements');
    const quotes = getList(claim, 'quotes');
    if (statements.length + quotes.length === 0) counts.bare += 1;
    counts.statements += statements.length;
    for (const one of statements) if (await isHeld(one, sources)) counts.statementsHeld += 1;
    counts.quotes += quotes.length;
    for (const one of quotes) if (await isQuoted(one, sources)) counts.quotesHeld += 1;
    const sparql = claim.sparql;
    if (typeof sparql !== 'string') continue;
    counts.queries += 1;
    if (await hasRows(sparql, sources)) counts.queriesWithRows += 1;
  }
  return counts;
}

function getList(record: object, key: string): readonly Readonly<Record<string, unknown>>[] {
  const list: unknown = Object.entries(record).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

async function isHeld(
  { subject, property, object }: Readonly<Record<string, unknown>>,
  { graph }: Sources,
): Promise<boolean> {
  if (typeof subject !== 'string' || typeof property !== 'string' || typeof object !== 'string')
    return false;
  const predicate = WIKIDATA.getPredicate(property);
  const parameters = { subject: iri(subject), predicate: iri(predicate) };
  const query = select('SELECT ?object WHERE { $subject $predicate ?object }', parameters);
  const { solutions } = await graph.select(withLimit(query, 20_000));
  return solutions.some(([term]) => term?.value === object);
}

async function hasRows(sparql: string, { graph }: Sources): Promise<boolean> {
  try {
    const { solutions } = await graph.select(parseQuery(sparql));
    return solutions.length > 0;
  } catch {
    return false;
  }
}

async function isQuoted(
  quote: Readonly<Record<string, unknown>>,
  { articles }: Sources,
): Promise<boolean> {
  const { documentId, articleId = documentId, text, start, end } = quote;
  if (typeof articleId !== 'string' || typeof text !== 'string') return false;
  const [article] = await articles.get([articleId]);
  if (article === null || article === undefined) return false;
  const whole = `${article.title}\n${article.abstract ?? ''}`;
  const bodies = [whole, article.title, article.abstract ?? ''];
  return bodies.some((body) => body.slice(Number(start), Number(end)) === text);
}
