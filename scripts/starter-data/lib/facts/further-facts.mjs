import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { labelOwner, noteClass, noteEntity } from '../graph-survey.mjs';
import { namedOnce } from '../name-tables.mjs';
import * as ns from '../ntriples.mjs';
import { diseaseIdentity } from './disease-identity.mjs';
import { FACT_FILES, FACT_URLS, HEADING_FILE } from './fact-sources.mjs';
import { FactWriter } from './fact-writer.mjs';
import { geneIdentity } from './gene-identity.mjs';

const SYMPTOM = `${ns.WD}Q169872`;
const DISEASE = `${ns.WD}Q12136`;
const DRUG = `${ns.WD}Q12140`;
const HP = 'http://purl.obolibrary.org/obo/HP_';
const DRUGBANK = 'https://identifiers.org/drugbank:';

/**
 * Reads facts that the source graph lacks and adds them to the survey, so that both ends of a relation are candidates
 * of the selection; a file that is absent gives none.
 *
 * @returns `lines` of the facts, their statements and references; `counts` of facts by source and kind, with those of
 *   which an end is not in the graph as `unknown`; `files` that were read.
 */
export async function readFurtherFacts(source, survey) {
  const present = [HEADING_FILE, ...FACT_FILES]
    .map((one) => ({ path: join(source, one.file ?? ''), ...one }))
    .filter(({ path }) => existsSync(path));
  const writer = new FactWriter(survey, FACT_URLS);
  const counts = {};
  const identifiers = [];
  const note = async ({ source: owner, path, read }, context) => {
    for await (const fact of read(path, context)) {
      const origin = fact.source ?? owner;
      if (fact.kind === 'identifier') identifiers.push(fact);
      else tally(counts, origin, fact.kind, state(fact, { origin, survey, writer }));
    }
  };
  const isHeading = ({ source: owner }) => owner === HEADING_FILE.source;
  for (const one of present.filter(isHeading)) await note(one, { survey });
  const diseases = await diseaseIdentity(source, survey);
  const genes = await geneIdentity(source, survey);
  for (const one of present.filter((one) => !isHeading(one)))
    await note(one, { survey, diseases, genes });
  for (const [mondo, doid] of diseases.toDoid)
    identifiers.push({ entity: diseases.ofDoid(doid), property: 'P5270', value: mondo });
  for (const fact of diseases.names())
    tally(counts, 'mondo', 'alias', state(fact, { survey, writer }));
  counts.identifiers = { added: writer.identify(identifiers) };
  counts.mappings = { contradicted: diseases.disagreements.size };
  return {
    lines: writer.lines(),
    counts,
    files: [
      ...new Set([...present.flatMap(({ file }) => file ?? []), ...genes.files, ...diseases.files]),
    ],
  };
}

function tally(counts, source, kind, isKnown) {
  counts[source] ??= {};
  const name = isKnown ? kind : `${kind}Unknown`;
  counts[source][name] = (counts[source][name] ?? 0) + 1;
}

/** @returns whether both ends of the fact are known. */
function state(fact, { origin, survey, writer }) {
  const { kind, gene, disease } = fact;
  const isLabeled = (iri) => survey.entities.get(iri)?.label !== undefined;
  if (kind === 'label') return labelOwner(survey, fact.entity, fact.name, writer);
  if (kind === 'class') return noteClass(survey, fact.entity, fact.type, writer);
  if (kind === 'alias') {
    survey.entities.get(fact.entity).aliases.push(fact.name);
    writer.state(fact.entity, ns.ALIAS, fact.name, 'en');
  } else if (kind === 'structure') {
    if (!isLabeled(fact.drug)) return false;
    writer.identify([{ entity: fact.drug, property: 'P233', value: fact.smiles }]);
  } else if (kind === 'genetic') {
    if (!isLabeled(gene) || !isLabeled(disease)) return false;
    writer.relate(gene, 'P2293', disease, origin);
    writer.relate(disease, 'P2293', gene, origin);
  } else if (kind === 'annotation') {
    if (!isLabeled(gene) || !isLabeled(fact.term)) return false;
    writer.annotate(gene, fact.property, fact.term, origin);
  } else if (kind === 'target') {
    const drug = getDrug(fact.drug, survey, writer);
    if (!isLabeled(drug) || !isLabeled(gene)) return false;
    writer.relate(drug, 'P129', gene, origin);
  } else if (kind === 'treats') {
    if (!isLabeled(disease)) return false;
    const drug = getDrug(fact.drug, survey, writer);
    if (!isLabeled(drug)) return false;
    writer.relate(drug, 'P2175', disease, origin);
    writer.relate(disease, 'P2176', drug, origin);
  } else {
    if (!isLabeled(disease)) return false;
    const symptom = symptomOf(fact.symptom, survey, writer);
    if (!isLabeled(symptom) || symptom === disease) return false;
    writer.relate(disease, 'P780', symptom, origin);
  }
  return true;
}

const conditionsOf = new WeakMap();

/** The symptom, else the disease, of the same name, else the term itself under the name that the source gives it; none for the name of several. */
function symptomOf(symptom, survey, writer) {
  if (symptom === undefined || typeof symptom === 'string') return symptom;
  if (!conditionsOf.has(survey)) conditionsOf.set(survey, conditionFinder(survey));
  const known = conditionsOf.get(survey)(symptom.name);
  if (known !== undefined) return known ?? undefined;
  const iri = HP + symptom.id.replace('HP:', '');
  if (!survey.entities.has(iri)) {
    noteEntity(survey, iri);
    labelOwner(survey, iri, symptom.name, writer);
    noteClass(survey, iri, SYMPTOM, writer);
    writer.identify([{ entity: iri, property: 'P3841', value: symptom.id }]);
  }
  return iri;
}

/** A look-up of symptoms, then of diseases, by name; null for an alias of several. */
function conditionFinder(survey) {
  const findSymptom = namedOnce(survey, ({ classes }) => classes.includes(SYMPTOM));
  const findDisease = namedOnce(survey, ({ classes }) => classes.includes(DISEASE));
  return (name) => findSymptom(name) ?? findDisease(name);
}

/** A drug that the graph lacks is called by its DrugBank identifier. */
function getDrug(drug, survey, writer) {
  if (drug === undefined || typeof drug === 'string') return drug;
  const iri = DRUGBANK + drug.id.replace('DB:', '');
  if (!survey.entities.has(iri)) {
    noteEntity(survey, iri);
    labelOwner(survey, iri, drug.name, writer);
    noteClass(survey, iri, DRUG, writer);
    writer.identify([{ entity: iri, property: 'P715', value: drug.id.replace('DB:', '') }]);
  }
  return iri;
}
