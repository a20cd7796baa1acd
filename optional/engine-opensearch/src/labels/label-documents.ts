import type { EntityIri } from '@biographql/core';
import type { LabelBuildCounts, LabelBuildOptions, LabelRow } from '@biographql/engines';
import { distinctAliases, foldLabel, nameScore, rowsInOrder } from '@biographql/engines/internal';
import type { Json, NewDocument } from '../cluster/search-cluster.js';
import { beginningTerms, identifierTerm, type NameScope } from './label-form.js';

interface NumberedRow {
  readonly row: LabelRow;
  readonly aliases: readonly string[];
  readonly entity: number;
  /** Number of its label; aliases follow. */
  readonly firstName: number;
}

interface Equivalents {
  readonly group: number;
  readonly others: readonly EntityIri[];
}

/**
 * Makes label documents from streamed rows. Rows with equivalents wait until the end, when all equivalents are known:
 * memory grows with their number.
 */
export class LabelDocuments {
  #entities = 0;
  readonly #withEquivalents: NumberedRow[] = [];
  #names = 0;
  readonly #options: LabelBuildOptions;

  constructor(options: LabelBuildOptions = {}) {
    this.#options = options;
  }

  get counts(): LabelBuildCounts {
    return { entities: this.#entities, aliases: this.#names - this.#entities };
  }

  /** @throws RangeError as every driver of labels does. */
  async *of(batches: AsyncIterable<readonly LabelRow[]>): AsyncGenerator<NewDocument> {
    for await (const rows of rowsInOrder(batches, this.#options)) yield* this.#write(rows);
    yield* this.#writeEquivalents();
    this.#options.onProgress?.(this.#entities);
  }

  *#write(rows: readonly LabelRow[]): Generator<NewDocument> {
    for (const row of rows) {
      const aliases = distinctAliases(row);
      const entity = ++this.#entities;
      const numbered = { row, aliases, entity, firstName: this.#names + 1 };
      this.#names += 1 + aliases.length;
      if (row.representative === null) yield* getDocuments(numbered, { group: entity, others: [] });
      else this.#withEquivalents.push(numbered);
    }
  }

  *#writeEquivalents(): Generator<NewDocument> {
    const groups = new Map<EntityIri | null, NumberedRow[]>();
    for (const member of this.#withEquivalents) {
      const group = groups.get(member.row.representative) ?? [];
      group.push(member);
      groups.set(member.row.representative, group);
    }
    for (const [leaderIri, members] of groups) {
      const leader = members.find(({ row }) => row.iri === leaderIri);
      for (const member of members) {
        const others = members.filter((other) => other !== member).map(({ row }) => row.iri);
        yield* leader === undefined
          ? getDocuments(member, { group: member.entity, others: [] })
          : getDocuments(member, { group: leader.entity, others });
      }
    }
  }
}

/** The entity, then its names. */
function* getDocuments(
  numbered: NumberedRow,
  { group, others }: Equivalents,
): Generator<NewDocument> {
  const { row, aliases, entity, firstName } = numbered;
  const identifiers = row.identifiers.map(identifierTerm);
  const retained = { ...row, aliases };
  yield {
    id: entityId(entity),
    body: { entity, group, iri: row.iri, identifiers, row: retained, equivalents: others },
  };
  for (const [place, text] of [row.label, ...aliases].entries()) {
    const name = firstName + place;
    const fields = nameFields(text, place === 0, row);
    yield { id: `n${name}`, body: { name, entity, group, ...fields } };
  }
}

export function entityId(entity: number): string {
  return `e${entity}`;
}

function nameFields(text: string, isLabel: boolean, row: LabelRow): Json {
  const { types, degree, popularity } = row;
  const { key, tokens, firsts } = foldLabel(text);
  return {
    text,
    key,
    isLabel,
    scope: getScope(text, row),
    types,
    degree,
    popularity,
    rank: nameScore({ popularity, isLabel }),
    words: tokens,
    beginnings: beginningTerms(tokens),
    firstWords: firsts,
    firsts: beginningTerms(firsts),
  };
}

function getScope(text: string, { label, shortNames, relatedAliases = [] }: LabelRow): NameScope {
  if (shortNames.includes(text)) return 'short';
  return text !== label && relatedAliases.includes(text) ? 'related' : 'plain';
}
