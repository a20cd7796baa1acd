import { toRecordUrl } from './facts/record-urls.mjs';
import { byCodeUnit, gzipLines } from './files.mjs';
import { joinLine } from './graph-join.mjs';
import { isEligible } from './graph-survey.mjs';
import * as ns from './ntriples.mjs';

const PUBMED = 'https://identifiers.org/pubmed:';
const PROPERTY_ENTITY = /^http:\/\/www\.wikidata\.org\/entity\/P\d+$/u;

/**
 * Second reading of the graph: the lines to ship. Entities in IRI order, each followed by its statement nodes, so
 * that one entity's facts stand together; then the reference nodes. Every line stands as in the source, but for what the survey joins with another entity.
 *
 * A fact whose value is an entity is kept only when that entity is; statement nodes come with the relation they
 * qualify, for the properties named in `statementProperties`. `furtherLines` are triples the source lacks,
 * `contradictions` statements that are set aside, `mains` lines of the main one of several identifiers, `descriptions` and `labels` those that take the place of the source's.
 */
export async function readFacts(path, options) {
  const { survey, retained, furtherLines } = options;
  const blocks = new Map();
  const owners = new Map();
  const pending = [];
  const context = { ...options, owners };
  for await (const source of gzipLines(path)) {
    const line = joinLine(source, survey.joins);
    if (line === undefined) continue;
    const triple = ns.parseTriple(line);
    if (triple.subject.startsWith('urn:kg:')) pending.push([triple, line]);
    else if (isSelectedFact(triple, context)) append(blocks, triple.subject, line);
  }
  for (const line of furtherLines) {
    const triple = ns.parseTriple(line);
    if (triple.subject.startsWith('urn:kg:')) pending.push([triple, line]);
    else if (isSelectedFact(triple, context)) append(blocks, triple.subject, line);
  }
  const statements = new Map();
  const references = new Set();
  const homes = new Map(
    pending.flatMap(([{ subject, predicate, iri }]) =>
      predicate === `${ns.PR}P854` ? [[subject, iri]] : [],
    ),
  );
  for (const [triple, line] of pending) {
    if (!owners.has(triple.subject) || !isSelectedStatementFact(triple, retained)) continue;
    if (triple.predicate !== ns.DERIVED_FROM) {
      append(statements, triple.subject, line);
      continue;
    }
    const statement = survey.statements.get(triple.subject);
    const record = toRecordUrl(
      homes.get(triple.iri),
      { ...statement, subject: statement.owner },
      survey,
    );
    const reference = record === undefined ? triple.iri : toReference(record);
    append(statements, triple.subject, `<${triple.subject}> <${ns.DERIVED_FROM}> <${reference}> .`);
    if (record === undefined) references.add(triple.iri);
    else append(blocks, reference, `<${reference}> <${ns.PR}P854> <${record}> .`);
  }
  for (const [triple, line] of pending) {
    if (references.has(triple.subject)) append(blocks, triple.subject, line);
  }
  return arrange({ blocks, statements, owners, mains: options.mains });
}

/** The node of a reference to a record. */
function toReference(url) {
  return `${ns.REFERENCE}${url.replace(/^https?:\/\//u, '').replace(/[^\w.-]/gu, '_')}`;
}

function isSelectedFact(triple, context) {
  const { survey, retained, statementProperties, articleIds, owners, contradictions } = context;
  const { subject, predicate, object, iri } = triple;
  if (PROPERTY_ENTITY.test(subject)) return isEligible(triple);
  if (predicate === ns.DESCRIPTION && context.descriptions.has(subject))
    return retained.has(subject) && object === ns.quoted(context.descriptions.get(subject), 'en');
  if (predicate === ns.LABEL && context.labels.has(subject))
    return retained.has(subject) && object === ns.quoted(context.labels.get(subject), 'en');
  if (!retained.has(subject) || !isEligible(triple)) return false;
  if (iri === undefined) return true;
  if (iri === subject) return false;
  const property = predicate.slice(predicate.lastIndexOf('/') + 1);
  if (contradictions.has(`${subject} ${property} ${iri}`)) return false;
  if (iri.startsWith(ns.STATEMENT)) {
    const statement = survey.statements.get(iri);
    if (
      statement === undefined ||
      statement.value === subject ||
      !statementProperties.has(statement.property) ||
      !retained.has(statement.value) ||
      (!iri.endsWith('-denied') &&
        contradictions.has(`${subject} ${statement.property} ${statement.value}`))
    )
      return false;
    owners.set(iri, subject);
    return true;
  }
  if (predicate === ns.REFERENCES) {
    return iri.startsWith(PUBMED) && articleIds.has(`pmid:${iri.slice(PUBMED.length)}`);
  }
  return retained.has(iri);
}

function isSelectedStatementFact({ predicate, object, iri }, retained) {
  // "is a statement" says nothing that its place does not, and few sources mark the best rank.
  if (predicate === ns.RDF_TYPE) return false;
  // A statement without a rank has the normal one.
  if (object === `<${ns.WIKIBASE}NormalRank>`) return false;
  if (predicate.startsWith(ns.PQ) && iri !== undefined) return retained.has(iri);
  return true;
}

function append(blocks, subject, line) {
  const lines = blocks.get(subject);
  if (lines === undefined) blocks.set(subject, new Set([line]));
  else lines.add(line);
}

function arrange({ blocks, statements, owners, mains = new Set() }) {
  const statementsOf = new Map();
  for (const [statement, owner] of owners) append(statementsOf, owner, statement);
  const lines = [];
  for (const subject of [...blocks.keys()].sort(byCodeUnit)) {
    const sorted = withMainFirst([...blocks.get(subject)].sort(byCodeUnit), mains);
    lines.push(...withoutRepeatedNames(sorted));
    for (const statement of [...(statementsOf.get(subject) ?? [])].sort(byCodeUnit)) {
      lines.push(...[...(statements.get(statement) ?? [])].sort(byCodeUnit));
    }
  }
  return lines;
}

/** Lines of an entity with the main one of several identifiers before the others. */
function withMainFirst(lines, mains) {
  const main = lines.filter((line) => mains.has(line));
  return main.reduce((all, line) => {
    const first = all.findIndex((other) => other.startsWith(line.slice(0, line.indexOf(' "') + 1)));
    return all.toSpliced(all.indexOf(line), 1).toSpliced(first, 0, line);
  }, lines);
}

/** Lines of an entity but for aliases that repeat its label, or another alias, in capital or small letters. */
function withoutRepeatedNames(lines) {
  const known = new Set();
  const isNew = (line) => {
    const { predicate, object } = ns.parseTriple(line);
    if (predicate !== ns.LABEL && predicate !== ns.ALIAS) return true;
    const key = object.toLowerCase();
    if (known.has(key)) return predicate === ns.LABEL;
    known.add(key);
    return true;
  };
  return lines.filter(isNew);
}
