import { type NamedNode, type SparqlQuery, select } from '@biographql/sparql';

/** How an insight may be drawn. */
export type RenderType = 'BubbleChart' | 'BarChart' | 'Table';

/** A kind of insight on a disease, and the one query that tells whether there is anything to show. */
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
 * The insights on a disease, in the order in which they are listed. A property and its inverse are both read, since
 * sources state a fact on either side; as paths, because a store then starts from the disease.
 */
export const INSIGHT_KINDS: readonly InsightKind[] = [
  {
    type: 'GENETIC_ASSOCIATION',
    renderTypes: ['BubbleChart', 'Table'],
    count: countDistinct('$disease wdt:P2293|^wdt:P2293 ?thing'),
    describe: (count, disease) => `${counted(count, 'gene')} associated with ${disease}`,
  },
  {
    type: 'RELATED_DISEASES_VIA_GENES',
    renderTypes: ['BarChart', 'Table'],
    count: countDistinct(
      '$disease wdt:P2293|^wdt:P2293 ?gene . ?gene wdt:P2293|^wdt:P2293 ?thing FILTER(?thing != $disease)',
    ),
    describe: (count, disease) =>
      `${counted(count, 'disease')} that ${have(count)} genes in common with ${disease}`,
  },
  {
    type: 'DRUGS_FOR_TREATMENT',
    renderTypes: ['Table'],
    count: countDistinct('$disease wdt:P2176|^wdt:P2175 ?thing'),
    describe: (count, disease) =>
      `${counted(count, 'drug or therapy', 'drugs and therapies')} for ${disease}`,
  },
  {
    type: 'RELATED_DISEASES_VIA_DRUGS',
    renderTypes: ['BarChart', 'Table'],
    count: countDistinct(
      '$disease wdt:P2176|^wdt:P2175 ?drug . ?drug wdt:P2175|^wdt:P2176 ?thing FILTER(?thing != $disease)',
    ),
    describe: (count, disease) =>
      `${counted(count, 'disease')} that ${have(count)} treatments in common with ${disease}`,
  },
  {
    type: 'SYMPTOMS',
    renderTypes: ['Table'],
    count: countDistinct('$disease wdt:P780 ?thing'),
    describe: (count, disease) =>
      `${counted(count, 'symptom, sign or phenotype', 'symptoms, signs and phenotypes')} of ${disease}`,
  },
  {
    type: 'RELATED_DISEASES_VIA_SYMPTOMS',
    renderTypes: ['BarChart', 'Table'],
    count: countDistinct(
      '$disease wdt:P780 ?symptom . ?thing wdt:P780 ?symptom FILTER(?thing != $disease)',
    ),
    describe: (count, disease) =>
      `${counted(count, 'disease')} that ${have(count)} symptoms in common with ${disease}`,
  },
  {
    type: 'CAUSES',
    renderTypes: ['Table'],
    count: countDistinct('$disease wdt:P828|^wdt:P1542 ?thing'),
    describe: (count, disease) => `${counted(count, 'cause')} of ${disease}`,
  },
  {
    type: 'ANATOMICAL_LOCATIONS',
    renderTypes: ['Table'],
    count: countDistinct('$disease wdt:P927 ?thing'),
    describe: (count, disease) => `${counted(count, 'place')} in the body where ${disease} occurs`,
  },
  {
    type: 'SUBTYPES',
    renderTypes: ['Table'],
    count: countDistinct('?thing wdt:P279 $disease'),
    describe: (count, disease) => `${counted(count, 'subtype')} of ${disease}`,
  },
  {
    type: 'PATHWAYS_VIA_GENES',
    renderTypes: ['BarChart', 'Table'],
    count: countDistinct(
      '$disease wdt:P2293|^wdt:P2293 ?gene . ?gene wdt:P361|^wdt:P527 ?thing FILTER EXISTS { ?thing wdt:P31 wd:Q4915012 }',
    ),
    describe: (count, disease) =>
      `${counted(count, 'pathway')} with genes associated with ${disease}`,
  },
];

/** A query that counts the distinct bindings of `?thing` in a pattern about `$disease`. */
function countDistinct(pattern: string): InsightKind['count'] {
  const text = `SELECT (COUNT(DISTINCT ?thing) AS ?count) WHERE { ${pattern} }`;
  return (disease) => select(text, { disease });
}

function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

function have(count: number): string {
  return count === 1 ? 'has' : 'have';
}
