import * as ns from './ntriples.mjs';

const ONTOLOGY_TERM = 'http://purl.obolibrary.org/obo/DOID_';
const DISEASE = `${ns.WD}Q12136`;

/**
 * Finds terms of the Disease Ontology that stand under their own address next to the Wikidata item of the same disease.
 *
 * A pair counts when the item has no Disease Ontology identifier of its own, both have a name in common that is the
 * label of one, what they state of MeSH is not contradictory, and neither fits another one: so nothing chains.
 *
 * @returns item by term.
 */
export function findEquivalents({ entities }) {
  const items = new Map();
  for (const [iri, entity] of entities) {
    if (!iri.startsWith(ns.WD) || entity.codes.has('P699') || entity.label === undefined) continue;
    if (!isDisease(entity)) continue;
    for (const name of getNames(entity)) add(items, name, iri);
  }
  const termsOf = new Map();
  const getItems = new Map();
  for (const [iri, term] of entities) {
    if (!iri.startsWith(ONTOLOGY_TERM) || term.label === undefined) continue;
    for (const name of getNames(term)) {
      for (const item of items.get(name) ?? []) {
        const other = entities.get(item);
        const isLabel = [term.label, other.label].some((label) => key(label) === name);
        if (!isLabel || contradict(term.mesh, other.mesh)) continue;
        add(termsOf, item, iri);
        add(getItems, iri, item);
      }
    }
  }
  const equivalents = new Map();
  for (const [term, [item, ...others]] of getItems)
    if (others.length === 0 && termsOf.get(item).size === 1) equivalents.set(term, item);
  return equivalents;
}

/** Properties of which the item's own value stands. */
const SINGLE = ['P233', 'P235', 'P267', 'P274', 'P592', 'P662', 'P683', 'P715'];

/** Makes the survey as if what is said of the terms were said of their items. @returns the survey's joins, these added. */
export function joinSurvey(survey, equivalents) {
  const { entities, relations, statements } = survey;
  const joined = (iri) => equivalents.get(iri) ?? iri;
  for (const [term, item] of equivalents) {
    const [from, to] = [entities.get(term), entities.get(item)];
    const stated = SINGLE.filter((property) => to.properties.has(property));
    survey.joins.set(term, { item, stated: new Set(stated.map((property) => ns.WDT + property)) });
    for (const join of survey.joins.values()) if (join.item === term) join.item = item;
    to.aliases.push(...[from.label, ...from.aliases].filter((name) => name !== undefined));
    for (const name of ['classes', 'links', 'mesh'])
      to[name] = [...new Set([...to[name], ...from[name]])];
    for (const property of from.properties) to.properties.add(property);
    for (const [property, codes] of from.codes)
      if (!stated.includes(property))
        to.codes.set(property, [...new Set([...(to.codes.get(property) ?? []), ...codes])]);
    to.facts += from.facts;
    entities.delete(term);
  }
  for (const entity of entities.values()) entity.links = entity.links.map(joined);
  for (const relation of relations) {
    relation[0] = joined(relation[0]);
    relation[2] = joined(relation[2]);
  }
  for (const statement of statements.values()) {
    statement.owner = joined(statement.owner);
    statement.value = joined(statement.value);
  }
}

/** @returns a line as it reads once terms are joined with their items; undefined for what the item states itself. */
export function joinLine(line, joins) {
  const triple = ns.parseTriple(line);
  const [subject, value] = [joins.get(triple.subject), joins.get(triple.iri)];
  if (subject === undefined && value === undefined) return line;
  let { predicate } = triple;
  if (subject !== undefined) {
    if (subject.stated.has(predicate) || predicate === ns.DESCRIPTION) return undefined;
    if (predicate === ns.LABEL && line.endsWith('@en .')) predicate = ns.ALIAS;
  }
  const object = value === undefined ? triple.object : `<${value.item}>`;
  return `<${subject?.item ?? triple.subject}> <${predicate}> ${object} .`;
}

/** What is of no class may be one when it has a MeSH heading; its name then decides. */
function isDisease({ classes, mesh }) {
  return classes.includes(DISEASE) || (classes.length === 0 && mesh.length > 0);
}

function contradict(one, other) {
  return one.length > 0 && other.length > 0 && !one.some((id) => other.includes(id));
}

function getNames({ label, aliases }) {
  return new Set([label, ...aliases].map(key));
}

function key(name) {
  return name.toLowerCase().replaceAll('-', ' ');
}

function add(map, name, value) {
  if (!map.has(name)) map.set(name, new Set());
  map.get(name).add(value);
}
