import type { CallOptions } from '@biographql/core';
import {
  type EntityRecord,
  type GraphStatement,
  readStatements,
  type StatementReference,
  type Triple,
  tripleKey,
} from '@biographql/engines';
import { compareText, localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { DatasetCredit } from '@biographql/ingest';
import { type Claims, type PropertyReaders, readClaims } from './entity-properties.js';
import { lookupRecords } from './read-graph.js';

export interface DatasetInfo {
  /** `sha256:…` over its files; null if an earlier version built it or its graph is on another server. */
  readonly digest: string | null;
  /** Release label, or the build time. */
  readonly release: string;
  readonly credits: readonly DatasetCredit[];
}

export interface NamedStatement extends GraphStatement {
  readonly subjectLabel: string;
  readonly propertyLabel: string;
  readonly objectLabel: string;
  /** License and evidence are null when no credit of the dataset names the source. */
  readonly references: readonly (StatementReference &
    Pick<DatasetCredit, 'license'> & {
      readonly evidence: NonNullable<DatasetCredit['evidence']> | null;
    })[];
}

export type ProvenanceService = ReturnType<typeof createProvenanceService>;

/** A source, and how many statements about an entity cite it. */
export interface CitedSource {
  readonly name: string;
  readonly license: string | null;
  readonly url: string | null;
  readonly statements: number;
}

interface ProvenanceParts extends PropertyReaders {
  readonly dataset: DatasetInfo;
}

const MAX_CITING = 500;

export function createProvenanceService(parts: ProvenanceParts) {
  const { dataset } = parts;
  const read = async (facts: readonly Triple[], options: CallOptions) => {
    const found = await readStatements(parts, facts, options);
    const named = await nameStatements(parts, found, options);
    return new Map(named.map((statement) => [tripleKey(statement), statement]));
  };
  const statementsOfEach = async (
    facts: readonly (readonly Triple[])[],
    options: CallOptions = {},
  ) => {
    const byFact = await read(facts.flat(), options);
    return facts.map((triples) => triples.flatMap((fact) => byFact.get(tripleKey(fact)) ?? []));
  };
  const factsAbout = async (entities: readonly EntityRecord[], options: CallOptions = {}) => {
    const claims = await readClaims(parts, entities, options);
    return claims.map((each, index) => toFacts(entities[index]?.iri ?? '', each, parts.vocabulary));
  };
  return {
    dataset,
    /** Same length and order as the facts, null for one that the graph does not hold. */
    async statementsOf(facts: readonly Triple[], options: CallOptions = {}) {
      const byFact = await read(facts, options);
      return facts.map((fact) => byFact.get(tripleKey(fact)) ?? null);
    },
    /** The same for several lists of facts, read together; facts that the graph does not hold are left out. */
    statementsOfEach,
    /** The facts with each of several entities as their subject, by property, then entities before literals. */
    factsAbout,
    async sourcesOf(entities: readonly EntityRecord[], options: CallOptions = {}) {
      const facts = await factsAbout(entities, options);
      const cut = facts.map((triples) => triples.slice(0, MAX_CITING));
      const statements = await statementsOfEach(cut, options);
      return statements.map((entityStatements) => countSources(entityStatements, dataset.credits));
    },
    name: (statements: readonly GraphStatement[], options: CallOptions = {}) =>
      nameStatements(parts, statements, options),
  };
}

function toFacts(subject: string, claims: Claims, vocabulary: Vocabulary): readonly Triple[] {
  const facts = [...claims].flatMap(([predicate, terms]) =>
    terms.map((term): Triple => {
      const isEntity = term.termType === 'NamedNode';
      return { subject, property: vocabulary.readName(predicate), object: term.value, isEntity };
    }),
  );
  const distinct = [...new Map(facts.map((fact) => [tripleKey(fact), fact])).values()];
  return distinct.sort(
    (left, right) =>
      vocabulary.compareNames(left.property, right.property) ||
      Number(right.isEntity) - Number(left.isEntity) ||
      compareText(left.object, right.object),
  );
}

/** The sources of at most {@link MAX_CITING} statements, the most cited first, and how many cite none. */
function countSources(statements: readonly NamedStatement[], credits: readonly DatasetCredit[]) {
  const sources = new Map<string, CitedSource>();
  for (const { references } of statements) {
    const cited = references.map((reference) => toSource(reference, credits));
    for (const source of new Map(cited.map((each) => [each.name, each])).values()) {
      const count = (sources.get(source.name)?.statements ?? 0) + 1;
      sources.set(source.name, { ...source, statements: count });
    }
  }
  const unreferenced = statements.filter(({ references }) => references.length === 0).length;
  const ordered = [...sources.values()].sort(
    (left, right) => right.statements - left.statements || compareText(left.name, right.name),
  );
  return { sources: ordered, statements: statements.length, unreferenced };
}

function toSource(reference: StatementReference, credits: readonly DatasetCredit[]): CitedSource {
  const { url, dataset, articleId } = reference;
  const credit = findCredit(reference, credits);
  if (credit !== undefined) {
    const { name, license } = credit;
    return { name, license, url: credit.url, statements: 0 };
  }
  const host = url !== null && URL.canParse(url) ? new URL(url).host : null;
  const name = host ?? dataset ?? (articleId === null ? 'unnamed source' : 'PubMed');
  return { name, license: null, url: host === null ? null : `https://${host}/`, statements: 0 };
}

async function nameStatements(
  { labels, propertyLabels, vocabulary, dataset }: ProvenanceParts,
  statements: readonly GraphStatement[],
  options: CallOptions,
): Promise<readonly NamedStatement[]> {
  const records = await lookupRecords(
    labels,
    statements.flatMap(({ subject, object, isEntity }) => (isEntity ? [subject, object] : subject)),
    options,
  );
  const getPredicate = ({ property }: Triple) => vocabulary.getPredicate(property);
  const properties = await propertyLabels.of(statements.map(getPredicate), options);
  const readName = (iri: string) => records.get(iri)?.label ?? localName(iri);
  return statements.map((statement) => ({
    ...statement,
    subjectLabel: readName(statement.subject),
    propertyLabel: properties.get(getPredicate(statement)) ?? statement.property,
    objectLabel: statement.isEntity ? readName(statement.object) : statement.object,
    references: statement.references.map((reference) => {
      const { license = null, evidence = null } = findCredit(reference, dataset.credits) ?? {};
      return { ...reference, license, evidence };
    }),
  }));
}

function findCredit({ url }: StatementReference, credits: readonly DatasetCredit[]) {
  return credits.find((credit) => credit.url !== null && url?.startsWith(credit.url));
}
