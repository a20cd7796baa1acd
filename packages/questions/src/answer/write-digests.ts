import { ENTITY_TYPE_LABELS, type EntityType } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import { localName } from '@biographql/engines/text';
import { isIri } from '@biographql/sparql';
import { fillSentence, listNames, MAX_NAMES } from '../facts/name-values.js';
import { type Fact, findProperty, readFacts } from '../facts/read-facts.js';
import { otherSide, type Relation, SIDES } from '../lexicon/relations.js';
import type { AnswerDocument, QuestionContext } from '../question-service.js';

/** Maximum rows for all entities of a call together; digests hold only the first rows. */
const MAX_ROWS = 4_000;

export async function writeDigests(
  entities: readonly EntityRecord[],
  context: QuestionContext,
): Promise<readonly AnswerDocument[]> {
  const known = [...new Map(entities.map((entity) => [entity.iri, entity])).values()].filter(
    (entity) => isIri(entity.iri),
  );
  if (known.length === 0) return [];
  const { labels, budget } = context;
  const relations = context.relations.all.filter(({ id }) => !id.startsWith('literal-'));
  const rows = await readRows(known, relations, context);
  const iris = [...new Set(rows.flatMap(({ isEntity, value }) => (isEntity ? [value] : [])))];
  const found = (await budget.attempt((signal) => labels.lookup(iris, { signal }))) ?? [];
  const records = new Map(iris.map((value, index) => [value, found[index] ?? null]));
  return known.map((entity) => {
    const entityFacts = rows.filter((row) => row.entity === entity.iri);
    return {
      id: entity.iri,
      title: entity.label,
      abstract: digestText(entity, entityFacts, relations, records),
      source: entityAddress(entity.iri),
      indexName: 'graph',
    };
  });
}

/** Returns the page of a Wikidata entity; other HTTP IRIs are their own address. */
function entityAddress(iri: string): string | null {
  const [, qid] = /^http:\/\/www\.wikidata\.org\/entity\/([QP]\d+)$/.exec(iri) ?? [];
  if (qid !== undefined) return `https://www.wikidata.org/wiki/${qid}`;
  return /^https?:\/\//.test(iri) ? iri : null;
}

/** The properties are named one by one: a free predicate makes the engine read too much of the graph. */
async function readRows(
  entities: readonly EntityRecord[],
  relations: readonly Relation[],
  context: QuestionContext,
): Promise<readonly Fact[]> {
  const paths = [...new Set(relations.flatMap((relation) => relation.paths.map(findProperty)))];
  const request = { entities: entities.map(({ iri }) => iri), paths, limit: MAX_ROWS };
  const outgoing = (await readFacts(context, { ...request, side: 'left' })) ?? [];
  const incoming = (await readFacts(context, { ...request, side: 'right' })) ?? [];
  return [...outgoing, ...incoming];
}

type Records = ReadonlyMap<string, EntityRecord | null>;

/** Each fact is said once, by the first relation that states it. */
function digestText(
  entity: EntityRecord,
  rows: readonly Fact[],
  relations: readonly Relation[],
  records: Records,
): string {
  const sentences = [getOpening(entity)];
  let rest = rows;
  for (const relation of relations) {
    for (const side of SIDES) {
      if (!fits(entity.types, relation[side].types)) continue;
      const { types } = relation[otherSide(side)];
      const relationFacts = rest.filter(({ property, isInverse, isEntity, value }) => {
        const path = isInverse === (side === 'left') ? `^${property}` : property;
        const isFit = !isEntity || fits(records.get(value)?.types ?? [], types);
        return relation.paths.includes(path) && isFit;
      });
      const names = getNames(relationFacts, records);
      if (names.length === 0) continue;
      const taken = new Set(relationFacts);
      rest = rest.filter((row) => !taken.has(row));
      const list = listNames(names.slice(0, MAX_NAMES), names.length);
      sentences.push(fillSentence(relation.sentences[side], entity.label, list).text);
    }
  }
  return sentences.join(' ');
}

function getOpening({ label, description, types }: EntityRecord): string {
  const type = types.find((name) => name !== 'UNDEFINED');
  const kind = type === undefined ? '' : `${label} is a ${ENTITY_TYPE_LABELS[type]}.`;
  const described = description === null ? '' : `${label}: ${description.replace(/\.$/, '')}.`;
  return [described, kind].filter((part) => part !== '').join(' ') || `${label}.`;
}

function fits(types: readonly EntityType[], accepted: readonly EntityType[]): boolean {
  if (accepted.length === 0 || types.length === 0) return true;
  return types.some((type) => type === 'UNDEFINED' || accepted.includes(type));
}

function getNames(rows: readonly Fact[], records: Records): readonly string[] {
  const byPopularity = [...rows].sort(
    (left, right) =>
      (records.get(right.value)?.degree ?? 0) - (records.get(left.value)?.degree ?? 0),
  );
  const names = byPopularity.map(({ value, isEntity }) =>
    isEntity ? (records.get(value)?.label ?? localName(value)) : value,
  );
  return [...new Set(names)];
}
