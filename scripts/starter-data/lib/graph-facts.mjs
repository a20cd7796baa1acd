import { byCodeUnit, gzipLines } from './files.mjs';
import { joinLine } from './graph-join.mjs';
import { isEligible } from './graph-survey.mjs';
import * as ns from './ntriples.mjs';

const PUBMED = 'https://identifiers.org/pubmed:';
const PROPERTY_ENTITY = /^http:\/\/www\.wikidata\.org\/entity\/P\d+$/u;

/**
 * Second reading of the graph: the lines to ship. Entities in IRI order, each followed by its statement nodes, so
 * that one entity's facts stand together; then the reference nodes. Every line stands as in the source, but for terms that `twins` joins with their items.
 *
 * A fact whose value is an entity is kept only when that entity is; statement nodes come with the relation they
 * qualify, for the properties named in `statementProperties`. `furtherLines` are triples the source lacks,
 * `contradictions` statements that are set aside, `descriptions` those that take the place of the source's.
 */
export async function readFacts(
  path,
  {
    survey,
    twins,
    kept,
    statementProperties,
    articleIds,
    furtherLines,
    contradictions,
    descriptions,
  },
) {
  const blocks = new Map();
  const owners = new Map();
  const pending = [];
  const context = {
    survey,
    kept,
    statementProperties,
    articleIds,
    owners,
    contradictions,
    descriptions,
  };
  for await (const source of gzipLines(path)) {
    const line = joinLine(source, twins);
    const triple = ns.parseTriple(line);
    if (triple.subject.startsWith('urn:kg:')) pending.push([triple, line]);
    else if (isKeptFact(triple, context)) append(blocks, triple.subject, line);
  }
  for (const line of furtherLines) {
    const triple = ns.parseTriple(line);
    if (triple.subject.startsWith('urn:kg:')) pending.push([triple, line]);
    else if (isKeptFact(triple, context)) append(blocks, triple.subject, line);
  }
  const statements = new Map();
  const references = new Set();
  for (const [triple, line] of pending) {
    if (!owners.has(triple.subject) || !isKeptStatementFact(triple, kept)) continue;
    append(statements, triple.subject, line);
    if (triple.predicate === ns.DERIVED_FROM) references.add(triple.iri);
  }
  for (const [triple, line] of pending) {
    if (references.has(triple.subject)) append(blocks, triple.subject, line);
  }
  return arrange({ blocks, statements, owners });
}

function isKeptFact(triple, context) {
  const { survey, kept, statementProperties, articleIds, owners, contradictions } = context;
  const { subject, predicate, object, iri } = triple;
  if (PROPERTY_ENTITY.test(subject)) return isEligible(triple);
  if (predicate === ns.DESCRIPTION && context.descriptions.has(subject))
    return kept.has(subject) && object === ns.quoted(context.descriptions.get(subject), 'en');
  if (!kept.has(subject) || !isEligible(triple)) return false;
  if (iri === undefined) return true;
  const property = predicate.slice(predicate.lastIndexOf('/') + 1);
  if (contradictions.has(`${subject} ${property} ${iri}`)) return false;
  if (iri.startsWith(ns.STATEMENT)) {
    const statement = survey.statements.get(iri);
    if (
      statement === undefined ||
      !statementProperties.has(statement.property) ||
      !kept.has(statement.value) ||
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
  return kept.has(iri);
}

function isKeptStatementFact({ predicate, object, iri }, kept) {
  // "is a statement" says nothing that its place does not; the best rank is what queries ask for.
  if (predicate === ns.RDF_TYPE) return object === `<${ns.WIKIBASE}BestRank>`;
  if (predicate.startsWith(ns.PQ) && iri !== undefined) return kept.has(iri);
  return true;
}

function append(blocks, subject, line) {
  const lines = blocks.get(subject);
  if (lines === undefined) blocks.set(subject, new Set([line]));
  else lines.add(line);
}

function arrange({ blocks, statements, owners }) {
  const statementsOf = new Map();
  for (const [statement, owner] of owners) append(statementsOf, owner, statement);
  const lines = [];
  for (const subject of [...blocks.keys()].sort(byCodeUnit)) {
    lines.push(...[...blocks.get(subject)].sort(byCodeUnit));
    for (const statement of [...(statementsOf.get(subject) ?? [])].sort(byCodeUnit)) {
      lines.push(...[...(statements.get(statement) ?? [])].sort(byCodeUnit));
    }
  }
  return lines;
}
