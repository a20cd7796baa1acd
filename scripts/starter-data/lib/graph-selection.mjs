import { byCodeUnit } from './files.mjs';
import { WD } from './ntriples.mjs';

const wd = (qid) => WD + qid;
const CORE_CLASSES = new Set(
  ['Q12136', 'Q169872', 'Q12140', 'Q4915012', 'Q8054', 'Q11173', 'Q189118'].map(wd), // disease, symptom, medication, pathway, protein, compound, cell type
);
/** Codes that only diseases have: they identify diseases without a class in the sources. */
const DISEASE_PROPERTIES = ['P699', 'P494', 'P493', 'P4229', 'P1550', 'P4317'];
const MEMBERSHIP = 'P527';
/** Facts of a relation's statement node: claim, value, rank, best rank, source, sometimes a qualifier. */
const TRIPLES_PER_STATEMENT = 6;

/**
 * Chooses the entities of the starter graph; every one of them has an English label.
 *
 * In this order, the last two until `maxTriples` is reached: ends of relations; diseases, drugs, symptoms,
 * pathways, proteins, compounds, cell types; parts of pathways; entities that the articles' MeSH headings
 * name; roles of drugs; the classes of all these; then other classed entities with a MeSH id, then Gene Ontology terms.
 */
export function selectEntities(survey, { articleMeshIds, maxTriples, statementProperties }) {
  const { entities, relations } = survey;
  const labeled = (iri) => entities.get(iri)?.label !== undefined;
  const retained = new Set();
  const stages = {};
  const stage = (name, iris) => {
    const before = retained.size;
    for (const iri of iris) if (labeled(iri)) retained.add(iri);
    stages[name] = retained.size - before;
  };

  const joined = relations.filter(([subject, , object]) => labeled(subject) && labeled(object));
  const ends = (wanted) =>
    joined
      .filter(([, property]) => wanted(property))
      .flatMap(([subject, , object]) => [subject, object]);
  stage(
    'relationEnds',
    ends((property) => property !== MEMBERSHIP),
  );
  stage('coreClasses', matching(entities, isCore));
  stage(
    'pathwayParts',
    ends((property) => property === MEMBERSHIP),
  );
  stage(
    'articleSubjects',
    matching(entities, (entity) => entity.mesh.some((id) => articleMeshIds.has(id))),
  );
  stage(
    'roles',
    [...survey.statements.values()].flatMap((statement) => statement.roles),
  );
  stage('classes', linkedFrom(survey, retained));
  stage(
    'annotations',
    survey.annotations.flatMap(([subject, , value]) => (retained.has(subject) ? [value] : [])),
  );

  const fillers = [
    ...ranked(entities, retained, (entity) => entity.mesh.length > 0 && entity.classes.length > 0),
    ...ranked(entities, retained, (entity) => entity.properties.has('P686')),
  ];
  let triples = countTriples(survey, retained, { statementProperties });
  const filled = [];
  for (const iri of fillers) {
    if (triples >= maxTriples) break;
    filled.push(iri);
    triples += entities.get(iri).facts + entities.get(iri).links.length;
  }
  stage('fill', filled);
  return { retained, stages };
}

function* matching(entities, wanted) {
  for (const [iri, entity] of entities) if (wanted(entity)) yield iri;
}

function isCore(entity) {
  return (
    entity.classes.some((iri) => CORE_CLASSES.has(iri)) ||
    DISEASE_PROPERTIES.some((property) => entity.properties.has(property))
  );
}

/** Objects of the kept entities' facts (classes, superclasses, taxa, chromosomes), and theirs in turn. */
function linkedFrom({ entities }, retained) {
  const found = new Set();
  const waiting = [...retained];
  while (waiting.length > 0) {
    for (const link of entities.get(waiting.pop())?.links ?? []) {
      if (retained.has(link) || found.has(link) || entities.get(link)?.label === undefined)
        continue;
      found.add(link);
      waiting.push(link);
    }
  }
  return found;
}

/** Best known first: those with the most aliases and facts, ties by IRI. */
function ranked(entities, retained, wanted) {
  const weight = (iri) => entities.get(iri).aliases.length + entities.get(iri).properties.size;
  return [...matching(entities, (entity) => entity.label !== undefined && wanted(entity))]
    .filter((iri) => !retained.has(iri))
    .sort((left, right) => weight(right) - weight(left) || byCodeUnit(left, right));
}

/** Facts of the kept entities with both ends kept, and their statement nodes. */
function countTriples(
  { entities, relations, annotations, statements },
  retained,
  { statementProperties },
) {
  let triples = 0;
  for (const iri of retained) {
    const { facts, links } = entities.get(iri);
    triples += facts + links.filter((link) => retained.has(link)).length;
  }
  for (const [subject, , object] of [...relations, ...annotations])
    if (retained.has(subject) && retained.has(object)) triples += 1;
  for (const { property, value, owner } of statements.values()) {
    if (statementProperties.has(property) && retained.has(owner) && retained.has(value))
      triples += TRIPLES_PER_STATEMENT;
  }
  return triples;
}
