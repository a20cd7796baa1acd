import type { CallOptions } from '@biographql/core';
import {
  type GraphStatement,
  type LabelIndex,
  readNegatedStatements,
  readStatements,
  type StatementSource,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { wordsKey } from './normalized-text.js';

/** The subject or the object of a statement: everything that has exactly its name or identifier. */
export interface StatementPart {
  readonly iris: ReadonlySet<string>;
  readonly label: string;
  readonly text: string;
}

const MOST_MEANINGS = 12;

/** Finds what a name, an identifier or an IRI means; null when nothing has it. */
export async function findPart(
  text: string,
  { labels, signal }: { readonly labels: LabelIndex } & CallOptions,
): Promise<StatementPart | null> {
  const [record = null] = await labels.lookup(
    [text.replace(/^wd:/, 'http://www.wikidata.org/entity/')],
    { signal },
  );
  if (record !== null) return { iris: new Set([record.iri]), label: record.label, text };
  const found = await labels.search(text, { limit: MOST_MEANINGS, signal });
  const ids = found.filter(({ match }) => match === 'identifier');
  const [exact = []] = ids.length > 0 ? [ids] : await labels.exact([text], { signal });
  const hits = exact.filter(({ match }) => match !== 'related-alias').slice(0, MOST_MEANINGS);
  const [first] = hits;
  if (first === undefined) return null;
  return {
    iris: new Set(hits.flatMap(({ iri, twins }) => [iri, ...twins])),
    label: first.label,
    text,
  };
}

/** Returns the property paths that a relation means: a code, an IRI, the id of a relation or its label; none for other wordings. */
export function readRelation(relation: string, vocabulary: Vocabulary): readonly string[] {
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

export interface StatedFact {
  readonly standing: 'DIRECT' | 'REFUTED' | 'WITHDRAWN';
  readonly statements: readonly GraphStatement[];
}

/** Finds statements between two things by one of some properties, or their denial; null when there is neither. */
export async function findStated(
  left: StatementPart,
  paths: readonly string[],
  right: StatementPart,
  source: StatementSource,
  { signal }: CallOptions,
): Promise<StatedFact | null> {
  const facts = paths.flatMap((path) => {
    const isBack = path.startsWith('^');
    const [subjects, objects] = isBack ? [right.iris, left.iris] : [left.iris, right.iris];
    return [...subjects].flatMap((subject) =>
      [...objects].map((object) => ({
        subject,
        property: path.replace(/^\^/, ''),
        object,
        isEntity: true,
      })),
    );
  });
  const found = await readStatements(source, facts, { signal });
  const held = found.filter(({ rank }) => rank !== 'deprecated');
  if (held.length > 0) return { standing: 'DIRECT', statements: held };
  const negated = await readNegatedStatements(source, facts, { signal });
  if (negated.length > 0) return { standing: 'REFUTED', statements: negated };
  return found.length === 0 ? null : { standing: 'WITHDRAWN', statements: found };
}
