import { isEntityType } from '@biographql/core';
import { counted } from '@biographql/engines/text';
import { type Inheritance, toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import {
  encodeTerm,
  iri,
  type NamedNode,
  type SparqlQuery,
  select,
  values,
} from '@biographql/sparql';

export type RenderType = 'BubbleChart' | 'BarChart' | 'Table';

export type InsightType =
  | 'GENETIC_ASSOCIATION'
  | `RELATED_DISEASES_VIA_${'GENES' | 'DRUGS' | 'SYMPTOMS'}`
  | 'DRUGS_FOR_TREATMENT'
  | 'SYMPTOMS'
  | 'CAUSES'
  | 'ANATOMICAL_LOCATIONS'
  | 'SUBTYPES'
  | 'SUPERTYPES'
  | 'PATHWAYS_VIA_GENES';

export interface InsightKind {
  readonly type: InsightType;
  readonly renderTypes: readonly RenderType[];
  /** One solution for each of these things; of a kind through third things also with the number of those. */
  readonly list: (diseases: Diseases) => SparqlQuery;
  /** When a disease has what its subtypes have; null: never. */
  readonly inherited: Inheritance | null;
  /** The claims by which the disease is tied to a thing; empty for a kind through third things. */
  readonly links: readonly InsightLink[];
  /** What the third things are called, e.g. `genes in common`; null for a kind without. */
  readonly through: string | null;
  /** The insight in a few words, e.g. `12 genes associated with asthma`. */
  readonly describe: (count: number, disease: string) => string;
}

/** A disease, and after it the subtypes whose facts it has too. */
export type Diseases = readonly [NamedNode, ...NamedNode[]];

export interface InsightLink {
  readonly predicate: string;
  readonly isOutgoing: boolean;
}

/** The insights for which the vocabulary has the relations. A property and its inverse are read, as paths from the disease. */
export function insightKinds(vocabulary: Vocabulary): readonly InsightKind[] {
  return PATTERNS.flatMap(({ things, through = null, areDiseases = false, ...kind }) => {
    const pattern = fill(things, vocabulary);
    if (pattern === null) return [];
    const hasThird = through !== null;
    return [
      {
        ...kind,
        through,
        list: (diseases) =>
          about(diseases, listDistinct(ofDiseases(pattern, diseases, areDiseases), hasThird)),
        links: getLinks(things, through, vocabulary),
        inherited: vocabulary.getInheritance(relationIn(things)),
      },
    ];
  });
}

interface InsightPattern
  extends Pick<InsightKind, 'type' | 'renderTypes' | 'describe'>,
    Partial<Pick<InsightKind, 'through'>> {
  /**
   * Binds `?thing` to what the insight shows, in SPARQL with names in place of IRIs: `<treats>` is a relation, `<^treats>`
   * its way back, `<class>` leads to the class of a thing, `<BIOLOGICAL_PATHWAY>` is the list of classes of a type. The
   * third thing of a kind with `through` is `?third`.
   */
  readonly things: string;
  /** Whether things are diseases too: the disease itself, which shares all with itself, is left out. Default: no. */
  readonly areDiseases?: boolean;
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
    areDiseases: true,
    through: 'genes in common',
    renderTypes: ['BarChart', 'Table'],
    things: '$disease <genetic-association> ?third . ?third <^genetic-association> ?thing',
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
    areDiseases: true,
    through: 'treatments in common',
    renderTypes: ['BarChart', 'Table'],
    things: '$disease <^treats> ?third . ?third <treats> ?thing',
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
    areDiseases: true,
    through: 'symptoms in common',
    renderTypes: ['BarChart', 'Table'],
    things: '$disease <symptom> ?third . ?thing <symptom> ?third',
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
    type: 'SUPERTYPES',
    renderTypes: ['Table'],
    things: '$disease <subclass> ?thing',
    describe: (count, disease) =>
      `${counted(count, 'broader class', 'broader classes')} of ${disease}`,
  },
  {
    type: 'PATHWAYS_VIA_GENES',
    through: 'associated genes',
    renderTypes: ['BarChart', 'Table'],
    things:
      '$disease <genetic-association> ?third . ?third <pathway> ?thing FILTER EXISTS { ?thing <class> ?class FILTER(?class IN (<BIOLOGICAL_PATHWAY>)) }',
    describe: (count, disease) =>
      `${counted(count, 'pathway')} with genes associated with ${disease}`,
  },
];

function fill(things: string, vocabulary: Vocabulary): string | null {
  const pattern = things.replace(/<([^>]+)>/g, (_, name: string) => getTerms(name, vocabulary));
  return pattern.includes(MISSING) ? null : pattern;
}

const MISSING = '<>';

function getTerms(name: string, vocabulary: Vocabulary): string {
  if (isEntityType(name)) {
    const classes = vocabulary.classesOf(name).map((text) => encodeTerm(iri(text)));
    return classes.join(', ') || MISSING;
  }
  const paths =
    name === 'class'
      ? vocabulary.toPredicates('class').map(vocabulary.readName)
      : vocabulary.propertiesOf(name.replace('^', ''), {
          from: name.startsWith('^') ? 'right' : 'left',
        });
  return toSparqlPath(vocabulary, paths) || MISSING;
}

function listDistinct(pattern: string, hasThird: boolean): string {
  return hasThird
    ? `SELECT ?thing (COUNT(DISTINCT ?third) AS ?shared) WHERE { ${pattern} } GROUP BY ?thing ORDER BY DESC(?shared) ?thing`
    : `SELECT DISTINCT ?thing WHERE { ${pattern} }`;
}

function ofDiseases(pattern: string, { length }: Diseases, areDiseases: boolean): string {
  if (length === 1) return areDiseases ? `${pattern} FILTER(?thing != $disease)` : pattern;
  const others = areDiseases ? ' MINUS { VALUES ?thing $diseases }' : '';
  return `VALUES ?disease $diseases ${pattern.replaceAll('$disease', '?disease')}${others}`;
}

function about(diseases: Diseases, text: string): SparqlQuery {
  const [disease, ...subtypes] = diseases;
  return subtypes.length === 0
    ? select(text, { disease })
    : select(text, { diseases: values(diseases) });
}

function getLinks(
  things: string,
  through: string | null,
  vocabulary: Vocabulary,
): readonly InsightLink[] {
  if (through !== null) return [];
  const isFromThing = things.startsWith('?thing');
  const from = things.includes('<^') ? 'right' : 'left';
  return vocabulary.propertiesOf(relationIn(things), { from }).map((path) => ({
    predicate: vocabulary.getPredicate(path.replace('^', '')),
    isOutgoing: path.startsWith('^') === isFromThing,
  }));
}

function relationIn(things: string): string {
  return /<\^?([^>]+)>/.exec(things)?.[1] ?? '';
}

function have(count: number): string {
  return count === 1 ? 'has' : 'have';
}
