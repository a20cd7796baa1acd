import type { EntityType } from '@biographql/core';
import type { LabelHit, Triple } from '@biographql/engines';
import { literal as toLiteral } from '@biographql/sparql';
import {
  fillSentence,
  joinNames,
  listNames,
  MAX_NAMES,
  nameValues,
  quote,
} from '../facts/name-values.js';
import { readByLiteral, readFacts, toTriple } from '../facts/read-facts.js';
import type { ClassSet, NamedThing } from '../grammar/expression.js';
import type {
  ClassQuery,
  DefinitionQuery,
  IdentifierQuery,
  LiteralQuery,
} from '../grammar/read-names.js';
import type { Side } from '../lexicon/relations.js';
import type { GraphContext } from '../question-service.js';
import { linkProbability, MIN_LINK, setProbability } from '../say/evidence.js';
import { type AnswerKind, findingOfSet, readNameAs, singleFinding } from '../say/finding.js';
import { describeSet, getLabel, saySet } from '../say/say-set.js';
import { foldWord, lowerFirst, namesOfCodes } from '../text/lexicon.js';
import { evaluateSet } from './evaluate-set.js';
import { getEnds, toVerdict } from './lists.js';

const DOING: readonly (readonly [type: EntityType, relation: string, says: string, side: Side])[] =
  [
    ['MEDICATION', 'treats', 'used to treat', 'left'],
    ['MEDICATION', 'drug-target', 'acts on', 'left'],
    ['GENE', 'molecular-function', 'with the function', 'left'],
    ['GENE', 'genetic-association', 'associated with', 'right'],
  ];
const MAX_CLASSES = 5;
const MAX_DOING = 3;
const MAX_ALIASES = 2_000;

export const definition: AnswerKind<DefinitionQuery> = {
  async execute({ entity, name, link }, context) {
    const { label } = entity;
    const description = entity.description?.trim() ?? '';
    const read = (relation: string, says: string, side: Side = 'left', limit = MAX_CLASSES) =>
      readKinds([entity.iri], { relation, says, side, limit }, context);
    const classes = await read('subclass', 'a kind of');
    const roles = description === '' ? await read('drug-role', 'with the role') : NOTHING;
    if (description + classes.says + roles.says === '') return null;
    const doing = await Promise.all(
      DOING.filter(([type]) => entity.types.includes(type)).map(([, relation, says, side]) =>
        read(relation, says, side, MAX_DOING),
      ),
    );
    const all = [classes, roles, ...doing];
    // Adds the label to another name, such as `COPD`.
    const isOtherName = foldWord(name) !== foldWord(label);
    const parts = [isOtherName ? label : '', description, ...all.map(({ says }) => says)];
    const text = parts.filter((part) => part !== '').join('; ');
    const described = describingTriples(entity, context);
    const triples = [...described, ...all.flatMap((one) => one.triples)];
    const reading = readNameAs(toThing({ entity, name, link }));
    const answer = {
      text,
      context: quote(`${reading}${isOtherName ? name : label}: `, text),
      probability: linkProbability(link) * (description === '' ? 0.9 : 0.92),
      entities: [entity],
      triples,
      queried: classes.triples.length > 0 ? classes.triples : triples,
    };
    return singleFinding(answer, context);
  },
  reads: (query) => [toThing(query)],
  describe: ({ entity }) => `Definition of ${entity.label}`,
};

function toThing({ entity, name, link }: DefinitionQuery): NamedThing {
  return { text: name, senses: [[entity]], homonyms: [], quality: link };
}

function describingTriples(
  { iri, description }: LabelHit,
  { vocabulary }: GraphContext,
): readonly Triple[] {
  if (description === null) return [];
  return vocabulary.toPredicates('description').map((predicate) => ({
    subject: iri,
    property: vocabulary.readName(predicate),
    object: description,
    isEntity: false,
  }));
}

/** The aliases of an entity in the graph. */
export const otherNames: AnswerKind<DefinitionQuery> = {
  async execute({ entity, link }, context) {
    const { budget, labels, vocabulary } = context;
    const paths = vocabulary.toPredicates('alias').map(vocabulary.readName);
    const request = { entities: [entity.iri], paths, side: 'left', limit: MAX_ALIASES } as const;
    const english = await budget.attempt((signal) => labels.aliases(entity.iri, { signal }));
    const facts = (await readFacts(context, request)) ?? [];
    const nameFacts = (english ?? []).flatMap(
      (name) => facts.find(({ value }) => value === name) ?? [],
    );
    if (nameFacts.length === 0) return null;
    const listed = listNames(nameFacts.map(({ value }) => value));
    const answer = {
      text: listed.text,
      context: quote(`${entity.label} is also called `, listed.text, '.'),
      probability: 0.96 * linkProbability(link),
      entities: [entity],
      total: nameFacts.length,
      triples: nameFacts.slice(0, MAX_NAMES).map(toTriple),
    };
    return singleFinding(answer, context);
  },
  reads: (query) => [toThing(query)],
  describe: ({ entity }) => `Other names of ${entity.label}`,
};

interface Kinds {
  readonly says: string;
  readonly triples: readonly Triple[];
}

const NOTHING: Kinds = { says: '', triples: [] };

/** The first values of a relation in words, with their statements; for several entities, one statement per value. */
async function readKinds(
  entities: readonly string[],
  { relation, says, side, limit }: { relation: string; says: string; side: Side; limit: number },
  context: GraphContext,
): Promise<Kinds> {
  const paths = context.vocabulary.propertiesOf(relation, { isWide: true });
  if (paths.length === 0) return NOTHING;
  const request = { entities, paths, side, limit: 400 * entities.length };
  const facts = ((await readFacts(context, request)) ?? []).filter(({ isEntity }) => isEntity);
  const first = new Map(facts.toReversed().map((fact) => [fact.value, fact]));
  const values = (await nameValues(facts, context)).slice(0, limit);
  const shown = new Set<string>(values.flatMap(({ record }) => record?.iri ?? []));
  const names = joinNames(values.map(({ name }) => name));
  return {
    says: names === '' ? '' : `${says} ${names}`,
    triples: (entities.length > 1 ? [...first.values()] : facts)
      .filter(({ value }) => shown.has(value))
      .map(toTriple),
  };
}

export const identifier: AnswerKind<IdentifierQuery> = {
  async execute({ properties, codes, sentence }, context) {
    const spellings = codes.flatMap(getSpellings).map((text) => toLiteral(text));
    const facts = (await readByLiteral(context, properties, spellings)) ?? [];
    const found = facts.map((fact) => ({ ...fact, value: fact.entity, isEntity: true }));
    const values = await nameValues(found, context);
    if (values.length === 0) return null;
    const listed = listNames(values.map(({ name }) => name));
    const answer = {
      text: listed.text,
      context: fillSentence(sentence, codes[0] ?? '', listed),
      // If several entities share the code, each is less likely.
      probability: values.length === 1 ? 0.97 : 0.9,
      entities: values.slice(0, MAX_NAMES).flatMap(({ record }) => record ?? []),
      total: values.length,
      triples: facts.map(toTriple),
    };
    return singleFinding(answer, context);
  },
  describe: ({ sentence, codes }) =>
    fillSentence(sentence, codes[0] ?? '', listNames(['what'])).text.replace(/\.$/, ''),
};

/** `DOID:2841`, `DOID_2841` and `2841` mean the same; letters in upper case as catalogs print them. */
function getSpellings(code: string): readonly string[] {
  const [, prefix = '', local = code] = /^(\p{L}+)[:_](.+)$/u.exec(code) ?? [];
  const upper = prefix.toUpperCase();
  const joined = prefix === '' ? [] : [`${upper}:${local}`, `${upper}_${local}`, local];
  return [...new Set([code, code.toUpperCase(), ...joined])];
}

/** What a class of drugs is, treats and acts on: `What do statins do?` */
export const classDefinition: AnswerKind<ClassSet> = {
  async execute(plan, context) {
    const evaluated = await evaluateSet(plan, context);
    const members = [...(evaluated?.members.values() ?? [])];
    const codes = members.flatMap(({ value, facts: [code] }) =>
      code === undefined ? [] : [{ ...code, value, isEntity: true }],
    );
    const drugs = await nameValues(codes, context);
    const shown = drugs.slice(0, MAX_CLASSES).flatMap(({ record }) => record ?? []);
    if (shown.length === 0) return null;
    const entities = members.map(({ value }) => value);
    const doing = await Promise.all(
      CLASS_DOING.map(([relation, says]) =>
        readKinds(entities, { relation, says, side: 'left', limit: MAX_CLASSES }, context),
      ),
    );
    const names = joinNames(
      drugs.map(({ name }) => name),
      drugs.length,
      MAX_CLASSES,
    );
    const parts = [`a class of drugs: ${names}`, ...doing.map(({ says }) => says)];
    const text = parts.filter((part) => part !== '').join('; ');
    const ofClass = shown.flatMap(({ iri }) => evaluated?.members.get(iri)?.facts ?? []);
    return singleFinding(
      {
        text,
        context: quote(`${describeSet(plan)}: `, text),
        probability: 0.9,
        entities: shown,
        triples: [...ofClass.map(toTriple), ...doing.flatMap(({ triples }) => triples)],
      },
      context,
    );
  },
  describe: (plan) => `Definition, uses and targets of ${lowerFirst(describeSet(plan))}`,
};

const CLASS_DOING = [
  ['treats', 'used to treat'],
  ['drug-target', 'acting on'],
] as const;

const MAX_CODES = 20;

export const drugClass: AnswerKind<ClassQuery> = {
  async execute({ drug, codes: { paths } }, context) {
    const [sense = []] = drug.senses;
    const entities = sense.map(({ iri }) => iri);
    const facts = await readFacts(context, { entities, paths, side: 'left', limit: MAX_CODES });
    const known = (facts ?? []).filter(({ value }) => namesOfCodes([value]).length > 0);
    if (known.length === 0) return null;
    const codes = known.map(({ value }) => value);
    const text = joinNames(namesOfCodes(codes));
    const answer = {
      text,
      context: quote(`Drug class of ${getLabel(drug)} (ATC ${joinNames(codes)}): `, text, '.'),
      probability: 0.95 * linkProbability(drug.quality),
      entities: sense.slice(0, 1),
      triples: known.map(toTriple),
    };
    return singleFinding(answer, context);
  },
  names: ({ drug }) => [drug],
  describe: ({ drug }) => `Classes of the drug ${getLabel(drug)}`,
};

export const literalVerdict: AnswerKind<LiteralQuery> = {
  async execute({ set, literal }, context) {
    if (set.link < MIN_LINK) return null;
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null) return null;
    const finding = await findingOfSet(evaluated, { probability: setProbability(set) }, context);
    if (finding === null) return null;
    const held = [...evaluated.members.keys()].map(plain);
    const isHeld = held.includes(plain(literal));
    // `13q14` neither confirms nor rules out `13q14.3`.
    const isNear = held.some(
      (value) => value.startsWith(plain(literal)) || plain(literal).startsWith(value),
    );
    // Only a relation with a single value rules out others.
    const { plan } = set;
    const isOnly = plan.kind === 'values' && plan.relation.isFunctional === true;
    if (!isHeld && (isNear || !isOnly || new Set(held).size > 1)) return null;
    return toVerdict(finding, isHeld);
  },
  describe: ({ set, literal }) => saySet(set.plan, listNames([literal])).replace(/\.$/, ''),
  ends: ({ set }) => getEnds(set.plan),
};

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\p{L}+[:_]/u, '')
    .replace(/[^\p{L}\p{N}.]/gu, '');
}
