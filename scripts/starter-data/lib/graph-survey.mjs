import { gzipLines } from './files.mjs';
import * as ns from './ntriples.mjs';

/** Properties that relate two biomedical entities; each of them counts as a reason to keep both ends. */
export const RELATIONS = ['P2175', 'P2176', 'P2293', 'P780', 'P828', 'P129', 'P8872', 'P527'];

/** Identifier properties left out: licensed code systems (SNOMED CT, MedDRA). */
const LICENSED = new Set(['P5806', 'P3201']);
/** Identifiers by which further names and facts are found: of compounds, of genes, then OMIM, ICD-10, Disease Ontology and Gene Ontology. */
const CODES = new Set('P235 P592 P662 P715 P353 P354 P594 P492 P494 P4229 P699 P686'.split(' '));
const LONGEST_DESCRIPTION = 100;
/** Descriptions that say no more than the class does. */
const BARE =
  /^(?:(?:human )?disease|medical condition|chemical compound|pharmaceutical drug|combination drug|medication|rare disease|mammalian protein found in Homo sapiens)$/iu;

/** Whether a fact about an entity may go into the starter graph at all, whichever entities are kept. */
export function isEligible({ subject, predicate, object }) {
  if (predicate === ns.DESCRIPTION) return isShortDescription(subject, object);
  if (predicate === ns.ALIAS) return object.endsWith('@en');
  // P361 is the mirror of P527 in this graph: one direction is enough.
  if (predicate === `${ns.WDT}P361`) return false;
  if (predicate.startsWith(ns.WDT)) return !LICENSED.has(predicate.slice(ns.WDT.length));
  return predicate !== ns.RDF_TYPE || object === `<${ns.WIKIBASE}Property>`;
}

/**
 * Wikidata's one-line descriptions are kept. Full sentences, fragments of them and the prose of pathway authors are
 * not: they are somebody's text, not facts.
 */
function isShortDescription(subject, object) {
  if (!subject.startsWith(ns.WD)) return false;
  const { text, language } = ns.parseLiteral(object);
  if (language !== 'en' || text.length > LONGEST_DESCRIPTION) return false;
  return (
    !BARE.test(text) &&
    /^[\p{L}\p{N}]/u.test(text) &&
    !/[.:;,]$|[.;] /u.test(text) &&
    count(text, '(') === count(text, ')')
  );
}

function count(text, character) {
  return text.split(character).length - 1;
}

/**
 * First reading of the graph: per entity what decides whether it is kept, and the relations between entities.
 *
 * `entities`: IRI to { label?, classes, properties, links (entities it points at), mesh, codes, aliases, facts (literals) }.
 * `relations`: [subject, property, object] of {@link RELATIONS}.
 * `annotations`: the same of relations that are no reason to keep their subject; none in the source graph.
 * `statements`: statement IRI to { property, value, owner, roles (values of its qualifiers), references }.
 * `homes`: reference IRI to the address of its source.
 * `joins`: IRI of what is joined with another entity to { item, own (predicates of which the item has its own value) }.
 */
export async function surveyGraph(path) {
  const survey = {
    entities: new Map(),
    relations: [],
    annotations: [],
    statements: new Map(),
    homes: new Map(),
    joins: new Map(),
  };
  for await (const line of gzipLines(path)) {
    const triple = ns.parseTriple(line);
    if (triple.subject.startsWith(ns.STATEMENT)) noteStatementValue(survey, triple);
    else if (!triple.subject.startsWith(ns.REFERENCE)) noteFact(survey, triple);
    else if (triple.predicate === `${ns.PR}P854`) survey.homes.set(triple.subject, triple.iri);
  }
  return survey;
}

function noteStatementValue({ statements }, { subject, predicate, iri }) {
  const statement = getStatement(statements, subject);
  if (predicate.startsWith(ns.PQ) && iri !== undefined) statement.roles.push(iri);
  if (predicate === ns.DERIVED_FROM) statement.references.push(iri);
  if (!predicate.startsWith(ns.PS)) return;
  statement.property = predicate.slice(ns.PS.length);
  statement.value = iri;
}

function getStatement(statements, iri) {
  let statement = statements.get(iri);
  if (statement === undefined) {
    statement = {
      property: undefined,
      value: undefined,
      owner: undefined,
      roles: [],
      references: [],
    };
    statements.set(iri, statement);
  }
  return statement;
}

function noteFact({ entities, relations, statements }, triple) {
  const { subject, predicate, object, iri } = triple;
  const entity = getEntity(entities, subject);
  if (iri === undefined && isEligible(triple)) entity.facts += 1;
  if (iri?.startsWith(ns.STATEMENT)) getStatement(statements, iri).owner = subject;
  if (predicate === ns.LABEL && object.endsWith('@en'))
    entity.label ??= ns.parseLiteral(object).text;
  else if (predicate === ns.ALIAS && object.endsWith('@en'))
    entity.aliases.push(ns.parseLiteral(object).text);
  else if (predicate.startsWith(ns.WDT)) {
    const property = predicate.slice(ns.WDT.length);
    entity.properties.add(property);
    if (property === 'P31') entity.classes.push(iri);
    if (property === 'P486') entity.mesh.push(ns.parseLiteral(object).text);
    if (CODES.has(property)) noteCode(entity, property, ns.parseLiteral(object).text);
    if (iri === undefined) return;
    if (RELATIONS.includes(property)) relations.push([subject, property, iri]);
    else if (isEligible(triple)) entity.links.push(iri);
  }
}

function noteCode({ codes }, property, code) {
  const known = codes.get(property);
  if (known === undefined) codes.set(property, [code]);
  else known.push(code);
}

/** Gives an entity that has no English label one. @returns true. */
export function labelOwner({ entities }, iri, name, writer) {
  entities.get(iri).label = name;
  writer.state(iri, ns.LABEL, name, 'en');
  return true;
}

/** Gives an entity a class. @returns true. */
export function noteClass({ entities }, iri, type, writer) {
  entities.get(iri).classes.push(type);
  writer.link(iri, 'P31', type);
  return true;
}

/** Makes an entity known of which the source graph has nothing. */
export function noteEntity({ entities }, iri) {
  getEntity(entities, iri);
}

function getEntity(entities, iri) {
  let entity = entities.get(iri);
  if (entity === undefined) {
    entity = {
      label: undefined,
      classes: [],
      properties: new Set(),
      links: [],
      mesh: [],
      codes: new Map(),
      aliases: [],
      facts: 0,
    };
    entities.set(iri, entity);
  }
  return entity;
}

/**
 * Teaches `headings` the MeSH ids of entities by label, then by alias, where a name belongs to one id only.
 * The graph is what the ids must match, so a heading whose id no record states still finds its entity.
 */
export function learnHeadingsFromGraph({ entities }, headings) {
  for (const getNames of [
    ({ label }) => (label === undefined ? [] : [label]),
    // Further symbols of a gene are no headings: BRCA1 is also called `IRIS`, which is a part of the eye.
    ({ label, aliases }) =>
      isSymbol(label) ? aliases.filter((alias) => !isSymbol(alias)) : aliases,
  ]) {
    for (const [key, { name, id }] of unambiguousNames(entities, getNames)) {
      if (headings.getId(key) === undefined) headings.learn(name, id);
    }
  }
}

function isSymbol(name) {
  return name !== undefined && !/\p{Ll}/u.test(name);
}

/** Names of at least four characters, by lower case, that one MeSH descriptor alone goes by. */
function unambiguousNames(entities, getNames) {
  const names = new Map();
  const ambiguous = new Set();
  for (const entity of entities.values()) {
    const [id] = entity.mesh;
    if (entity.mesh.length !== 1 || !/^D\d+$/u.test(id)) continue;
    for (const name of getNames(entity)) {
      const key = name.toLowerCase();
      const known = names.get(key);
      if (known !== undefined && known.id !== id) ambiguous.add(key);
      else if (known === undefined && name.length >= 4) names.set(key, { name, id });
    }
  }
  for (const key of ambiguous) names.delete(key);
  return names;
}

/**
 * Names entities that have no English label by their MeSH heading, as the citation records spell it.
 *
 * @param wanted - MeSH ids worth a label: those the articles use.
 * @param official - names by MeSH id, which come before those that other entities have.
 * @returns the label triples, which the source graph lacks, one line each.
 */
export function labelByHeading({ entities }, headings, wanted, official) {
  const lines = [];
  for (const [iri, entity] of entities) {
    if (entity.label !== undefined || entity.mesh.length !== 1 || !wanted.has(entity.mesh[0]))
      continue;
    const name = official.get(entity.mesh[0]) ?? headings.readName(entity.mesh[0]);
    if (name === undefined) continue;
    entity.label = name;
    entity.facts += 1;
    lines.push(`<${iri}> <${ns.LABEL}> ${ns.quoted(name, 'en')} .`);
  }
  return lines;
}
