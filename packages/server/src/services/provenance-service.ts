import type { CallOptions } from '@biographql/core';
import {
  type Engines,
  type GraphStatement,
  readStatements,
  type StatementReference,
  type Triple,
  tripleKey,
} from '@biographql/engines';
import { localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { DatasetCredit } from '@biographql/ingest';
import type { PropertyLabels } from './property-labels.js';

/** The data that a service answers from. */
export interface DatasetInfo {
  /** `sha256:…` over its files; null for a dataset that an earlier version made. */
  readonly digest: string | null;
  /** How it is called, or when it was made. */
  readonly release: string;
  readonly credits: readonly DatasetCredit[];
}

/** A reference with the license of its source. */
export interface LicensedReference extends StatementReference {
  /** Null when no credit of the dataset names the source. */
  readonly license: string | null;
}

/** A statement under the names of what it speaks of. */
export interface NamedStatement extends GraphStatement {
  readonly subjectLabel: string;
  readonly propertyLabel: string;
  /** The text of a literal. */
  readonly objectLabel: string;
  readonly references: readonly LicensedReference[];
}

/** Tells where what the service answers comes from. */
export interface ProvenanceService {
  readonly dataset: DatasetInfo;
  /** Returns what the graph tells of facts: same length and order, null for one that it does not hold. */
  statementsOf(
    facts: readonly Triple[],
    options?: CallOptions,
  ): Promise<readonly (NamedStatement | null)[]>;
  /** Returns statements under the names of what they speak of. */
  name(
    statements: readonly GraphStatement[],
    options?: CallOptions,
  ): Promise<readonly NamedStatement[]>;
}

/** What a provenance service stands on. */
export interface ProvenanceParts extends Pick<Engines, 'graph' | 'labels'> {
  readonly propertyLabels: PropertyLabels;
  readonly vocabulary: Vocabulary;
  readonly dataset: DatasetInfo;
}

/** Creates the service over an open graph and the description of its dataset. */
export function createProvenanceService(parts: ProvenanceParts): ProvenanceService {
  const { dataset } = parts;
  return {
    dataset,
    async statementsOf(facts, options = {}) {
      const found = await nameStatements(
        parts,
        await readStatements(parts, facts, options),
        options,
      );
      const byFact = new Map(found.map((statement) => [tripleKey(statement), statement]));
      return facts.map((fact) => byFact.get(tripleKey(fact)) ?? null);
    },
    name: (statements, options = {}) => nameStatements(parts, statements, options),
  };
}

async function nameStatements(
  { labels, propertyLabels, vocabulary, dataset }: ProvenanceParts,
  statements: readonly GraphStatement[],
  options: CallOptions,
): Promise<readonly NamedStatement[]> {
  const iris = [
    ...new Set(
      statements.flatMap(({ subject, object, isEntity }) =>
        isEntity ? [subject, object] : [subject],
      ),
    ),
  ];
  const records = await labels.lookup(iris, options);
  const names = new Map(iris.map((iri, index) => [iri, records[index]?.label ?? localName(iri)]));
  const getPredicate = ({ property }: Triple) => vocabulary.getPredicate(property);
  const properties = await propertyLabels.of(statements.map(getPredicate), options);
  const readName = (iri: string) => names.get(iri) ?? iri;
  return statements.map((statement) => ({
    ...statement,
    subjectLabel: readName(statement.subject),
    propertyLabel: properties.get(getPredicate(statement)) ?? statement.property,
    objectLabel: statement.isEntity ? readName(statement.object) : statement.object,
    references: statement.references.map((reference) => ({
      ...reference,
      license: getLicense(reference, dataset.credits),
    })),
  }));
}

function getLicense({ url }: StatementReference, credits: readonly DatasetCredit[]): string | null {
  const source = credits.find((credit) => credit.url !== null && url?.startsWith(credit.url));
  return source?.license ?? null;
}
