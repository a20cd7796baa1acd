import type { GraphFacts } from './graph-facts.js';

/** What entities of a pool are. */
export type Kind =
  | 'disease'
  | 'drug'
  | 'gene'
  | 'symptom'
  | 'anatomy'
  | 'pathway'
  | 'function'
  | 'process'
  | 'component'
  | 'cell'
  | 'role'
  | 'class'
  | 'developing'
  | 'caused'
  | 'located';

/** How a relation of the graph is read out of its statements. */
export interface GoldRelation {
  readonly left: Kind;
  readonly right: Kind | 'value';
  /** Properties from left to right; `^` reads one backwards. */
  readonly properties: readonly string[];
  /** A property that things on the left, or on the right, must have. */
  readonly leftHas?: readonly string[];
  readonly rightHas?: readonly string[];
  readonly rightLacks?: readonly string[];
}

const GENE = ['P351', 'P353', 'P594'];
const DRUG = ['P2175', 'P715', 'P592', 'P2868'];

/** The relations of the shared graph that questions are asked about. */
export const GOLD_RELATIONS: Readonly<Record<string, GoldRelation>> = {
  treats: { left: 'drug', right: 'disease', properties: ['P2175', '^P2176'] },
  'genetic-association': {
    left: 'disease',
    right: 'gene',
    properties: ['P2293', '^P2293'],
    rightHas: GENE,
  },
  symptom: { left: 'disease', right: 'symptom', properties: ['P780'] },
  'drug-target': {
    left: 'drug',
    right: 'gene',
    properties: ['P129', '^P129'],
    leftHas: DRUG,
    rightLacks: DRUG,
  },
  'drug-role': { left: 'drug', right: 'role', properties: ['P2868'] },
  'expressed-in': { left: 'gene', right: 'anatomy', properties: ['P5572'] },
  marker: { left: 'cell', right: 'gene', properties: ['P8872'] },
  'molecular-function': { left: 'gene', right: 'function', properties: ['P680'] },
  'biological-process': { left: 'gene', right: 'process', properties: ['P682'] },
  'cell-component': { left: 'gene', right: 'component', properties: ['P681'] },
  chromosome: { left: 'gene', right: 'value', properties: ['P1057'] },
  'cytogenetic-location': { left: 'gene', right: 'value', properties: ['P4196'] },
  regulates: { left: 'gene', right: 'gene', properties: ['P128'] },
  interacts: {
    left: 'gene',
    right: 'gene',
    properties: ['P129', '^P129'],
    leftHas: GENE,
    rightHas: GENE,
  },
  pathway: { left: 'gene', right: 'pathway', properties: ['P361', '^P527'], leftHas: GENE },
  taxon: { left: 'gene', right: 'value', properties: ['P703'] },
  subclass: { left: 'disease', right: 'class', properties: ['P279', 'P31'] },
  'develops-from': { left: 'developing', right: 'value', properties: ['P3094'] },
  cause: { left: 'caused', right: 'value', properties: ['P828'] },
  'anatomical-location': { left: 'located', right: 'value', properties: ['P927'] },
};

/** Returns what stands on the other side of a relation, for all things of one name taken together. */
export function across(
  facts: GraphFacts,
  name: string,
  entities: readonly string[],
  asks: 'left' | 'right',
): ReadonlySet<string> {
  const relation = GOLD_RELATIONS[name];
  if (relation === undefined) throw new Error(`No relation is called ${name}.`);
  const [near, far] =
    asks === 'right'
      ? [relation.leftHas, relation.rightHas]
      : [relation.rightHas, relation.leftHas];
  const values = new Set<string>();
  for (const entity of entities) {
    if (!has(facts, entity, near)) continue;
    for (const property of relation.properties)
      for (const value of step(facts, property, entity, asks))
        if (has(facts, value, far) && !lacksFail(facts, relation, value, asks)) values.add(value);
  }
  return values;
}

function step(
  facts: GraphFacts,
  property: string,
  entity: string,
  asks: 'left' | 'right',
): ReadonlySet<string> {
  const isBackwards = property.startsWith('^');
  const code = isBackwards ? property.slice(1) : property;
  return isBackwards === (asks === 'left')
    ? facts.objects(code, entity)
    : facts.subjects(code, entity);
}

function has(facts: GraphFacts, iri: string, properties: readonly string[] | undefined): boolean {
  if (properties === undefined) return true;
  return properties.some((property) => facts.objects(property, iri).size > 0);
}

function lacksFail(
  facts: GraphFacts,
  { rightLacks }: GoldRelation,
  value: string,
  asks: 'left' | 'right',
): boolean {
  return asks === 'right' && rightLacks !== undefined && has(facts, value, rightLacks);
}

/** Returns the things with all their superclasses, or all their subclasses. */
export function closure(
  facts: GraphFacts,
  entities: readonly string[],
  direction: 'up' | 'down',
): ReadonlySet<string> {
  const reached = new Set(entities);
  for (const iri of reached)
    for (const next of direction === 'up'
      ? facts.objects('P279', iri)
      : facts.subjects('P279', iri))
      reached.add(next);
  return reached;
}
