import { isEntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { EntityRecord, InheritedLink } from '@biographql/engines';
import { counted } from '@biographql/engines/text';
import { type Inheritance, toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import {
  encodeTerm,
  iri,
  type NamedNode,
  type SparqlQuery,
  select,
  values,
  withLimit,
} from '@biographql/sparql';
import patterns from '../data/insights.json' with { type: 'json' };
import type { InheritedFacts, Select } from './read-graph.js';

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

/** Things that a disease has, and their wording. */
interface InsightPattern {
  readonly type: InsightType;
  /**
   * Binds `?thing` to what the insight shows, in SPARQL with names in place of IRIs: `<treats>` is a relation, `<^treats>`
   * its inverse, `<class>` leads to the class of a thing, `<BIOLOGICAL_PATHWAY>` is the list of classes of a type. The
   * shared entity of a kind with `through` is `?third`.
   */
  readonly things: string;
  /** Label of the shared entities, e.g. `genes in common`; absent without any. */
  readonly through?: string;
  readonly noun: string;
  /** Irregular plural of the noun. */
  readonly plural?: string;
  /** Words after the number of things; `have` is `has` for one. */
  readonly text: string;
}

/** An insight for which the vocabulary has the relations. */
export interface InsightKind extends InsightPattern {
  readonly pattern: string;
  /** When a disease inherits from its subtypes; null: never. */
  readonly inherited: Inheritance | null;
  /** The claims that link the disease to a thing; empty for a kind with `through`. */
  readonly links: readonly InsightLink[];
}

interface InsightLink {
  readonly predicate: string;
  readonly isOutgoing: boolean;
}

/** Insights that the vocabulary supports, with properties and inverses as paths from the disease. */
export function insightKinds(vocabulary: Vocabulary): readonly InsightKind[] {
  return PATTERNS.flatMap((one): readonly InsightKind[] => {
    const pattern = one.things.replace(/<([^>]+)>/g, (_, name: string) =>
      getTerms(name, vocabulary),
    );
    const relation = /<\^?([^>]+)>/.exec(one.things)?.[1] ?? '';
    const inherited = vocabulary.getInheritance(relation);
    const links = getLinks(one, relation, vocabulary);
    return pattern.includes(MISSING) ? [] : [{ ...one, pattern, inherited, links }];
  });
}

const PATTERNS = patterns as readonly InsightPattern[];

export function getRenderTypes({ type, through }: InsightKind): readonly RenderType[] {
  if (type === 'GENETIC_ASSOCIATION') return ['BubbleChart', 'Table'];
  return through === undefined ? ['Table'] : ['BarChart', 'Table'];
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

/** A disease, then the subtypes whose facts it inherits. */
type Diseases = readonly [NamedNode, ...NamedNode[]];

/** One solution per thing; for a kind with `through`, also the number of shared entities. */
function listThings({ type, pattern, through }: InsightKind, diseases: Diseases): SparqlQuery {
  const [disease, ...subtypes] = diseases;
  const isOne = subtypes.length === 0;
  const found = isOne
    ? pattern
    : `VALUES ?disease $diseases ${pattern.replaceAll('$disease', '?disease')}`;
  // A disease shares everything with itself.
  const others = isOne ? ' FILTER(?thing != $disease)' : ' MINUS { VALUES ?thing $diseases }';
  const where = type.startsWith('RELATED_DISEASES') ? `${found}${others}` : found;
  const text: string =
    through === undefined
      ? `SELECT DISTINCT ?thing WHERE { ${where} }`
      : `SELECT ?thing (COUNT(DISTINCT ?third) AS ?shared) WHERE { ${where} } GROUP BY ?thing ORDER BY DESC(?shared) ?thing`;
  return isOne ? select(text, { disease }) : select(text, { diseases: values(diseases) });
}

function getLinks({ things, through }: InsightPattern, relation: string, vocabulary: Vocabulary) {
  if (through !== undefined) return [];
  const isFromThing = things.startsWith('?thing');
  const from = things.includes('<^') ? 'right' : 'left';
  return vocabulary.propertiesOf(relation, { from }).map((path) => ({
    predicate: vocabulary.getPredicate(path.replace('^', '')),
    isOutgoing: path.startsWith('^') === isFromThing,
  }));
}

/** Maximum number of things, far more than any disease has. */
const MAX_THINGS = 50_000;

export function describe(
  { noun, plural, text }: InsightKind,
  { label }: EntityRecord,
  { shared, inherited }: Things,
) {
  const words = shared.size === 1 ? text.replace('that have', 'that has') : text;
  const all = `${counted(shared.size, noun, plural)} ${words.replace('$disease', () => label)}`;
  if (inherited.size === 0) return all;
  return `${all}, ${inherited.size.toLocaleString('en-US')} of them inherited from subtypes`;
}

export type Things = Awaited<ReturnType<typeof readThings>>;

/** Reads the things of an insight: the disease's with one query, and the inherited ones. */
export async function readThings(
  run: Select,
  kind: InsightKind,
  { disease, facts }: { readonly disease: EntityRecord; readonly facts: InheritedFacts },
) {
  /** By IRI: how many entities it shares with the disease; null for an insight without `through`. */
  const shared = new Map<string, number | null>();
  /** By IRI: the claims of subtypes, for a thing that the disease only inherits. */
  const inherited = new Map<string, InheritedLink[]>();
  const direct: Diseases = [iri(disease.iri)];
  const isInherited = facts.includes(kind.inherited);
  const known = new Set(kind.links.map((link) => `${link.isOutgoing} ${link.predicate}`));
  const isOfKind = (link: InheritedLink) => known.has(`${link.isOutgoing} ${link.predicate}`);
  const links = isInherited ? facts.links.filter(isOfKind) : [];
  const withSubtypes: Diseases = isInherited
    ? [...direct, ...facts.subtypes.iris.map((subtype) => iri(subtype))]
    : direct;
  const hasThird = kind.through !== undefined;
  const query = listThings(kind, hasThird || links.length > 0 ? withSubtypes : direct);
  if (!disease.types.includes('DISEASE')) return { shared, inherited, query };
  const { solutions } = await run(
    withLimit(hasThird ? query : listThings(kind, direct), MAX_THINGS),
  );
  for (const [thing, count] of solutions)
    if (thing) shared.set(thing.value, hasThird ? Number(count?.value ?? 0) : null);
  for (const link of links)
    if (!shared.has(link.neighbor)) getOrAdd(inherited, link.neighbor, () => []).push(link);
  for (const thing of inherited.keys()) shared.set(thing, null);
  return { shared, inherited, query };
}
