import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HEADING_FILE } from './facts/fact-sources.mjs';
import { byCodeUnit } from './files.mjs';
import { ELEMENTS, getCarriers, namedTwice, readHeadings, rowsOf, SALT } from './name-tables.mjs';
import * as ns from './ntriples.mjs';

const DRUG_FILE = 'medic/medic_drugs_2025-08-29.tsv.gz';
const CONDITIONS = new Set([`${ns.WD}Q12136`, `${ns.WD}Q169872`]);
const COMPOUNDS = new Set([`${ns.WD}Q12140`, `${ns.WD}Q11173`]);
const RACEMATE = /^(?:dl|rac|\(±\)|\(rs\)) /iu;
const TERM = /^http:\/\/purl\.obolibrary\.org\/obo\/(?:SYMP|HP)_/u;
/** Identifiers of which a thing has one: where both have another one, they are two things. */
const OWN_CODES = ['P699', 'P354', 'P592', 'P715'];
/** The schemes of identifiers in the list of drugs, and their properties in the graph. */
const SCHEMES = {
  INCHIKEY: 'P235',
  MESH: 'P486',
  'CHEMBL.COMPOUND': 'P592',
  'PUBCHEM.COMPOUND': 'P662',
  DRUGBANK: 'P715',
};

/**
 * Finds conditions and compounds that the graph has under several addresses.
 *
 * Conditions are one thing when they have the same label. Compounds are when they have the same label, or when the label
 * of one is a name of the other and more than the name joins them: the skeleton of their structures, an entry of the list
 * of drugs that has identifiers of both, the MeSH heading of one, a common target or use, or that one of them has no
 * identifier and no fact and is named by no other. Ions
 * and enantiomers stay apart unless their labels are the same, and so do things that differ in an identifier. A salt is
 * joined with its base where an entry of the list of drugs has both.
 *
 * @returns the entity that stays by the one that is joined with it.
 */
export async function findSameThings(source, survey) {
  const headings = await readHeadings(join(source, HEADING_FILE.file));
  const entities = new Map();
  for (const [iri, entity] of survey.entities) {
    const label = entity.label ?? (entity.mesh.length === 1 && headings.get(entity.mesh[0]));
    if (label) entities.set(iri, { ...entity, label });
  }
  const weight = weigh(survey);
  const groups = new Map();
  const joinPair = (one, other, reason) => {
    const [left, right] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (left === right) return;
    for (const first of left)
      for (const second of right)
        if (differ(entities.get(first), entities.get(second), { reason, headings })) return;
    const group = [...left, ...right];
    for (const iri of group) groups.set(iri, group);
  };
  for (const isOfKind of [isCondition, isCompound])
    for (const [first, ...others] of byLabel(entities, isOfKind).values())
      for (const other of others) joinPair(first, other, 'label');
  const labels = byLabel(entities, mayBeCompound);
  const context = {
    entities,
    headings,
    weight,
    bearers: namedTwice(
      [...entities].flatMap(([iri, { aliases }]) =>
        [...new Set(aliases.map(toKey))].map((name) => [name, iri]),
      ),
    ),
    isOneDrug: await readDrugs(source, survey),
    getUses: usesOf(survey),
  };
  for (const [iri, entity] of entities) {
    if (!isCompound(entity)) continue;
    for (const alias of new Set(entity.aliases.map(toKey)))
      for (const other of labels.get(alias) ?? [])
        if (other !== iri && isSameCompound(iri, other, context)) joinPair(iri, other, 'alias');
    const base = toKey(entity.label).replace(SALT, '');
    if (ELEMENTS.has(base)) continue;
    for (const other of labels.get(base) ?? [])
      if (other !== iri && context.isOneDrug(iri, other)) joinPair(iri, other, 'salt');
  }
  return leadersOf(groups, weight);
}

function leadersOf(groups, weight) {
  const joined = new Map();
  for (const group of new Set(groups.values())) {
    const [retained, ...others] = [...group].sort(
      (one, other) =>
        Number(other.startsWith(ns.WD)) - Number(one.startsWith(ns.WD)) ||
        weight(other) - weight(one) ||
        byCodeUnit(one, other),
    );
    for (const iri of others) joined.set(iri, retained);
  }
  return joined;
}

/** Relations count more than literals: they are what an entity is looked up for. */
function weigh({ entities, relations }) {
  const counts = new Map();
  for (const [subject, , object] of relations)
    for (const iri of [subject, object]) counts.set(iri, (counts.get(iri) ?? 0) + 1);
  return (iri) => 10 * (counts.get(iri) ?? 0) + entities.get(iri).facts;
}

function byLabel(entities, isOfKind) {
  const found = new Map();
  for (const [iri, entity] of entities) {
    if (!isOfKind(entity, iri)) continue;
    const key = toKey(entity.label);
    found.set(key, [...(found.get(key) ?? []), iri]);
  }
  return found;
}

/** What is of no class may be a condition when it has a MeSH heading; its name then decides. */
function isCondition({ classes, mesh }, iri) {
  if (classes.length === 0) return mesh.length > 0 || TERM.test(iri);
  return classes.some((type) => CONDITIONS.has(type));
}

function isCompound({ classes, properties }) {
  return classes.some((type) => COMPOUNDS.has(type)) || properties.has('P2175');
}

/** What is of no class may be a compound when it has a MeSH heading; the list of drugs then decides. */
function mayBeCompound(entity) {
  return isCompound(entity) || (entity.classes.length === 0 && entity.mesh.length > 0);
}

function isSameCompound(one, other, context) {
  const { entities, headings, weight, bearers, isOneDrug, getUses } = context;
  const [left, right] = [entities.get(one), entities.get(other)];
  if (isOneDrug(one, other)) return true;
  if (!isCompound(right) || RACEMATE.test(toKey(left.label)) !== RACEMATE.test(toKey(right.label)))
    return false;
  const name = toKey(right.label);
  if (left.mesh.some((id) => toKey(headings.get(id) ?? '') === name)) return true;
  if (left.codes.has('P235') && right.codes.has('P235')) return true;
  if (getUses(one).some((use) => getUses(other).includes(use))) return true;
  const isBare = right.codes.size === 0 && right.mesh.length === 0 && weight(other) < 10;
  return isBare && left.properties.has('P2175') && bearers.get(name).length === 1;
}

/** What drugs act on, and what they treat. */
function usesOf({ relations }) {
  const uses = new Map();
  for (const [drug, property, value] of relations)
    if (property === 'P129' || property === 'P2175')
      uses.set(drug, [...(uses.get(drug) ?? []), value]);
  return (drug) => uses.get(drug) ?? [];
}

/** Whether identifiers or structures set two entities apart. */
function differ(one, other, { reason, headings }) {
  if (reason === 'salt') return false;
  const [mesh, otherMesh] =
    reason === 'label' && isCondition(one) && isCondition(other)
      ? [matchingHeadings(one, headings), matchingHeadings(other, headings)]
      : [one.mesh, other.mesh];
  if (isApart(mesh, otherMesh)) return true;
  const isLabel = reason === 'label';
  if (!isLabel && OWN_CODES.some((code) => isApart(one.codes.get(code), other.codes.get(code))))
    return true;
  const [keys, otherKeys] = [one.codes.get('P235') ?? [], other.codes.get('P235') ?? []];
  if (keys.length === 0 || otherKeys.length === 0) return false;
  return !keys.some((key) => otherKeys.some((second) => isSameStructure(key, second, isLabel)));
}

/** MeSH headings but for those of another name, such as that of the germ or of a kind. */
function matchingHeadings({ label, aliases, mesh }, headings) {
  const names = new Set([label, ...aliases].map(toKey));
  return mesh.filter((id) => !headings.has(id) || names.has(toKey(headings.get(id))));
}

function isApart(codes = [], others = []) {
  return codes.length > 0 && others.length > 0 && !codes.some((code) => others.includes(code));
}

/** InChIKeys of one skeleton, with the same stereochemistry or none, and, unless the labels are the same, the same charge. */
function isSameStructure(key, other, isLabel) {
  const [skeleton, layers, charge] = key.split('-');
  const [otherSkeleton, otherLayers, otherCharge] = other.split('-');
  const isStereo = [layers, otherLayers].some((text) => text.startsWith('UHFFFAOYSA'));
  return (
    skeleton === otherSkeleton &&
    (layers === otherLayers || isStereo) &&
    (charge === otherCharge || isLabel)
  );
}

/** Whether an entry of the list of drugs has identifiers of both entities. */
async function readDrugs(source, survey) {
  const path = join(source, DRUG_FILE);
  const entries = new Map();
  const carriers = Object.fromEntries(
    Object.entries(SCHEMES).map(([scheme, property]) => [scheme, getCarriers(survey, property)]),
  );
  for (const { curie, alternate_ids: ids } of existsSync(path) ? await rowsOf(path) : []) {
    for (const id of ids.split('|')) {
      const [, scheme, code] = /^([^:]+):(.*)$/u.exec(id) ?? [];
      const iri = carriers[scheme]?.get(code);
      if (iri !== undefined) entries.set(iri, (entries.get(iri) ?? new Set()).add(curie));
    }
  }
  return (one, other) => [...(entries.get(one) ?? [])].some((id) => entries.get(other)?.has(id));
}

function toKey(name) {
  return name.toLowerCase().replaceAll('-', ' ');
}
