import type { EntityType } from '@biographql/core';
import type { PropertyPath, Vocabulary } from '@biographql/engines/vocabulary';
import type {
  ClassShape,
  GraphShape,
  LinkShape,
  Retired,
  ValueShape,
} from '../survey/graph-shape.js';
import { getFieldName, getPlural, getTypeName, takeName } from './field-names.js';

export interface LinkField {
  readonly kind: 'links';
  readonly name: string;
  /** Properties that it follows, with `^` for the inverse direction. */
  readonly paths: readonly PropertyPath[];
  /** The single target type; null for several, where the field has the type `Entity`. */
  readonly target: EntityType | null;
  readonly description: string;
  readonly retired: Retired | null;
}

export interface ValueField {
  readonly kind: 'values';
  readonly name: string;
  readonly property: string;
  readonly scalar: 'String' | 'Float' | 'Boolean';
  /** Whether it is one value, or a list. */
  readonly isSingle: boolean;
  readonly description: string;
  readonly retired: Retired | null;
}

export interface ClassModel {
  readonly type: EntityType;
  readonly typeName: string;
  readonly one: string;
  readonly many: string;
  readonly description: string;
  readonly links: readonly LinkField[];
  readonly values: readonly ValueField[];
  readonly retired: Retired | null;
}

/** Names that are taken: fields of every entity, and `admet`. */
const COMMON_FIELDS = [
  'id',
  'iri',
  'name',
  'description',
  'types',
  'aliases',
  'identifiers',
  'degree',
  'link',
  'articles',
  'provenance',
  'admet',
];
const MOLECULES: ReadonlySet<EntityType> = new Set<EntityType>([
  'MEDICATION',
  'CHEMICAL_COMPOUND',
  'GROUP_OF_STEREOISOMERS',
]);
/** Minimum share of a link's facts with one target type to get that type. */
const DOMINANT = 0.9;

/** Whether a class has the field `admet`. */
export function isMolecule(type: EntityType): boolean {
  return MOLECULES.has(type);
}

/** Names the classes of a graph, their relations and their values as types and fields; the most used first. */
export function createGraphModel(shape: GraphShape, vocabulary: Vocabulary): readonly ClassModel[] {
  return shape.classes
    .filter(({ entities }) => entities > 0)
    .map((each) => {
      const one = each.type === 'UNDEFINED' ? 'thing' : getFieldName(each.type);
      const names = new Set(COMMON_FIELDS);
      return {
        type: each.type,
        typeName: getTypeName(each.type),
        one,
        many: getPlural(one),
        description: `${each.entities.toLocaleString('en-US')} entities of this type in the graph.`,
        links: linkFields(each, vocabulary, names),
        values: each.values.map((value) => valueField(value, vocabulary, names)),
        retired: each.retired ?? null,
      };
    });
}

function linkFields(
  { links }: ClassShape,
  vocabulary: Vocabulary,
  names: Set<string>,
): readonly LinkField[] {
  const left = new Map(links.map((link) => [link.path, link]));
  const found: LinkField[] = [];
  for (const relation of vocabulary.relations) {
    const ends = vocabulary.findFields(relation);
    for (const from of ['left', 'right'] as const) {
      const name = ends[from];
      const paths = vocabulary.propertiesOf(relation, { from });
      const relationLinks = paths.flatMap((path) => left.get(path) ?? []);
      if (name === undefined || relationLinks.length === 0) continue;
      for (const path of paths) left.delete(path);
      if (name === '*') found.push(...fieldsByTarget(relationLinks, names));
      else found.push(linkField(freeName(name, names), relationLinks));
    }
  }
  for (const link of left.values()) {
    if (link.path.startsWith('^')) continue;
    const name = vocabulary.getField(link.path) ?? getFieldName(link.label);
    found.push(linkField(freeName(name, names), [link]));
  }
  return found;
}

function linkField(name: string, links: readonly LinkShape[]): LinkField {
  const facts = links.reduce((sum, link) => sum + link.facts, 0);
  const targets = getTargets(links);
  const [[target, share] = [null, 0]] = targets.map(([type, n]) => [type, n / facts] as const);
  const isOne = target !== null && target !== 'UNDEFINED' && share >= DOMINANT;
  const rest = facts - Math.round(share * facts);
  const others =
    isOne && rest > 0 ? ` ${count(rest)} more facts lead to other types and are left out.` : '';
  return {
    kind: 'links',
    name,
    paths: links.map(({ path }) => path),
    target: isOne ? target : null,
    description: `${getSources(links)}: ${count(isOne ? facts - rest : facts)} facts.${others}`,
    retired: getRetired(links),
  };
}

/** One field for each type that the links lead to. */
function fieldsByTarget(links: readonly LinkShape[], names: Set<string>): readonly LinkField[] {
  return getTargets(links).map(([target, facts]) => ({
    kind: 'links',
    name: freeName(getPlural(target === 'UNDEFINED' ? 'thing' : getFieldName(target)), names),
    paths: links.map(({ path }) => path),
    target,
    description: `${getSources(links)}: ${count(facts)} facts.`,
    retired: getRetired(links),
  }));
}

function getTargets(links: readonly LinkShape[]): readonly (readonly [EntityType, number])[] {
  const all = new Map<EntityType, number>();
  for (const { targets } of links) {
    for (const [type, facts] of Object.entries(targets) as [EntityType, number][]) {
      all.set(type, (all.get(type) ?? 0) + facts);
    }
  }
  return [...all].sort(([, a], [, b]) => b - a);
}

function valueField(value: ValueShape, vocabulary: Vocabulary, names: Set<string>): ValueField {
  const { property, label, facts, kind, isSingle } = value;
  const one = vocabulary.getField(property) ?? getFieldName(label);
  const scalar = kind === 'number' ? 'Float' : kind === 'boolean' ? 'Boolean' : 'String';
  return {
    kind: 'values',
    name: freeName(isSingle || one.endsWith('s') ? one : getPlural(one), names),
    property,
    scalar,
    isSingle,
    description: `${label} (${property}): ${count(facts)} values.`,
    retired: value.retired ?? null,
  };
}

/** A field is retired when all of its relations are. */
function getRetired(links: readonly LinkShape[]): Retired | null {
  return links.every(({ retired }) => retired !== undefined) ? (links[0]?.retired ?? null) : null;
}

/** Suffix of a relation's name. */
const SUFFIXES = ['', 'Count', 'Connection'];

function freeName(wanted: string, names: Set<string>): string {
  return takeName(wanted || 'property', names, SUFFIXES);
}

function getSources(links: readonly LinkShape[]): string {
  return links.map(({ path, label }) => `${label} (${path})`).join(', ');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
