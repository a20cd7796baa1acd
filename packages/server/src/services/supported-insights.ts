import { isEntityType } from '@biographql/core';
import { counted } from '@biographql/engines/text';
import { encodeTerm, iri, type NamedNode, type SparqlQuery, select } from '@biographql/sparql';
import { toSparqlPath, type Vocabulary } from '@biographql/vocabulary';

/** How an insight may be drawn. */
export type RenderType = 'BubbleChart' | 'BarChart' | 'Table';

/** A kind of insight on a disease, and the one query that says whether there is anything to show. */
export interface InsightKind {
  readonly type: string;
  /** The best way first. */
  readonly renderTypes: readonly RenderType[];
  /** One solution with one integer: how many things the insight would show. */
  readonly count: (disease: NamedNode) => SparqlQuery;
  /** The insight in a few words, e.g. `12 genes associated with asthma`. */
  readonly describe: (count: number, disease: string) => string;
}

/**
 * The insights on a disease for which the vocabulary has the relations, in the order in which they are listed. A property
 * and its inverse are both read, since sources state a fact on either side; as paths, because a store then starts from
 * the disease.
 */
export function insightKinds(vocabulary: Vocabulary): readonly InsightKind[] {
  return PATTERNS.flatMap(({ things, ...kind }) => {
    const pattern = fill(things, vocabulary);
    return pattern === null ? [] : [{ ...kind, count: countDistinct(pattern) }];
  });
}

interface InsightPattern extends Omit<InsightKind, 'count'> {
  /**
   * Binds `?thing` to what the insight shows, in SPARQL with names in place of IRIs: `<treats>` is a relation, `<^treats>`
   * its way back, `<class>` leads to the class of a thing, `<BIOLOGICAL_PATHWAY>` is the list of classes of a type.
   */
  readonly things: string;
}

const PATTERNS: readonly InsightPattern[] = [
  {
    type: 'GENETIC_ASSOCIATION',
    renderTypes: ['BubbleChart', 'Table'],
    things: '$disease <genetic-association> ?thing',
    describe: (count, disease) => `${counted(count, 'gene')} associated with ${disease}`,
  },
  {
    type: 'RELATED_DISEASES_VIA_GENES',
    renderTypes: ['BarChart', 'Table'],
    things:
      '$disease <genetic-association> ?gene . ?gene <^genetic-association> ?thing FILTER(?thing != $disease)',
    describe: (count, disease) =>
      `${counted(count, 'disease')} that ${have(count)} genes in common with ${disease}`,
  },
  {
    type: 'DRUGS_FOR_TREATMENT',
    renderTypes: ['Table'],
    things: '$disease <^treats> ?thing',
    describe: (count, disease) =>
      `${counted(count, 'drug or therapy', 'drugs and therapies')} for ${disease}`,
  },
  {
    type: 'RELATED_DISEASES_VIA_DRUGS',
    renderTypes: ['BarChart', 'Table'],
    things: '$disease <^treats> ?drug . ?drug <treats> ?thing FILTER(?thing != $disease)',
    describe: (count, disease) =>
      `${counted(count, 'disease')} that ${have(count)} treatments in common with ${disease}`,
  },
  {
    type: 'SYMPTOMS',
    renderTypes: ['Table'],
    things: '$disease <symptom> ?thing',
    describe: (count, disease) =>
      `${counted(count, 'symptom, sign or phenotype', 'symptoms, signs and phenotypes')} of ${disease}`,
  },
  {
    type: 'RELATED_DISEASES_VIA_SYMPTOMS',
    renderTypes: ['BarChart', 'Table'],
    things: '$disease <symptom> ?symptom . ?thing <symptom> ?symptom FILTER(?thing != $disease)',
    describe: (count, disease) =>
      `${counted(count, 'disease')} that ${have(count)} symptoms in common with ${disease}`,
  },
  {
    type: 'CAUSES',
    renderTypes: ['Table'],
    things: '$disease <cause> ?thing',
    describe: (count, disease) => `${counted(count, 'cause')} of ${disease}`,
  },
  {
    type: 'ANATOMICAL_LOCATIONS',
    renderTypes: ['Table'],
    things: '$disease <anatomical-location> ?thing',
    describe: (count, disease) => `${counted(count, 'place')} in the body where ${disease} occurs`,
  },
  {
    type: 'SUBTYPES',
    renderTypes: ['Table'],
    things: '?thing <subclass> $disease',
    describe: (count, disease) => `${counted(count, 'subtype')} of ${disease}`,
  },
  {
    type: 'PATHWAYS_VIA_GENES',
    renderTypes: ['BarChart', 'Table'],
    things:
      '$disease <genetic-association> ?gene . ?gene <pathway> ?thing FILTER EXISTS { ?thing <class> ?class FILTER(?class IN (<BIOLOGICAL_PATHWAY>)) }',
    describe: (count, disease) =>
      `${counted(count, 'pathway')} with genes associated with ${disease}`,
  },
];

/** Writes the names of a pattern as paths and IRIs; null when the vocabulary lacks one of them. */
function fill(things: string, vocabulary: Vocabulary): string | null {
  const pattern = things.replace(/<([^>]+)>/g, (_, name: string) => termsOf(name, vocabulary));
  return pattern.includes(MISSING) ? null : pattern;
}

const MISSING = '<>';

function termsOf(name: string, vocabulary: Vocabulary): string {
  if (isEntityType(name)) {
    const classes = vocabulary.classesOf(name).map((text) => encodeTerm(iri(text)));
    return classes.join(', ') || MISSING;
  }
  const paths =
    name === 'class'
      ? vocabulary.predicatesOf('class').map(vocabulary.nameOf)
      : vocabulary.propertiesOf(name.replace('^', ''), {
          from: name.startsWith('^') ? 'right' : 'left',
        });
  return toSparqlPath(vocabulary, paths) || MISSING;
}

/** A query that counts the distinct bindings of `?thing` in a pattern about `$disease`. */
function countDistinct(pattern: string): InsightKind['count'] {
  const text = `SELECT (COUNT(DISTINCT ?thing) AS ?count) WHERE { ${pattern} }`;
  return (disease) => select(text, { disease });
}

function have(count: number): string {
  return count === 1 ? 'has' : 'have';
}
