import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { labelOwner, noteClass, noteEntity } from '../graph-survey.mjs';
import { knownNames, readDescriptors } from '../name-tables.mjs';
import * as ns from '../ntriples.mjs';
import { diseaseIdentity } from './disease-identity.mjs';
import { toPlain, withoutSalt } from './drug-finder.mjs';
import { readSales } from './drugs-at-fda.mjs';
import { FACT_FILES, FACT_URLS, HEADING_FILE } from './fact-sources.mjs';
import { FactWriter } from './fact-writer.mjs';
import { geneIdentity } from './gene-identity.mjs';
import { createAgreement, getAddress, isTrusted } from './indications.mjs';
import { stateKinds } from './mondo.mjs';
import { findContradictions } from './quarantine.mjs';
import { symptomOf, termFinder } from './symptom-terms.mjs';

const DISEASE = `${ns.WD}Q12136`;
const DRUG = `${ns.WD}Q12140`;
const DISCONTINUED = 'drug discontinued in the United States (FDA)';
/** Symptoms by the sources that state them; definitions add little to these. */
const ENOUGH_SYMPTOMS = 8;
/** Up to this number symptoms that are less frequent are added. */
const FEW_SYMPTOMS = 5;
/** Names of substances that are worth a look-up: words, no formula. */
const NAME = /^[\p{L}][\p{L} '-]{4,40}$/u;
/** Names of a substance under test. */
const CODE = /^[A-Z]{2,4}-?\d{3,}/u;
/** Codes of the United States that are those of the WHO: its categories have one place after the dot. */
const WHO_CODE = /^[A-TV-Z]\d\d(?:\.\d)?$/u;

/**
 * Reads facts that the source graph lacks and adds them to the survey, so that both ends of a relation are candidates
 * of the selection; a file that is absent gives none.
 *
 * @returns `lines` of the facts, their statements and references; `mains`, the lines of the main one of several identifiers; `counts` of facts by source and kind, with those of
 *   which an end is not in the graph as `unknown`; `files` that were read; `contradictions` that are set aside, and
 *   `descriptions` and `labels` that take the place of the graph's.
 */
export async function readFurtherFacts(source, survey) {
  const present = [HEADING_FILE, ...FACT_FILES]
    .map((one) => ({ path: join(source, one.file ?? ''), ...one }))
    .filter(({ path }) => existsSync(path));
  const writer = new FactWriter(survey, FACT_URLS);
  const counts = {};
  const identifiers = [];
  const notes = {
    atc: new Map(),
    contraindicated: new Set(),
    refuted: new Map(),
    descriptions: new Map(),
    labels: new Map(),
    untreating: new Set(),
    relieved: new Set(),
    mains: new Set(),
  };
  const note = async ({ source: owner, path, read }, context) => {
    for await (const fact of read(path, context)) {
      const origin = fact.source ?? owner;
      if (fact.kind === 'identifier') identifiers.push(fact);
      else
        tally(
          counts,
          origin,
          fact.kind,
          state(fact, { origin, survey, writer, notes, identifiers }),
        );
    }
  };
  const isHeading = ({ source: owner }) => owner === HEADING_FILE.source;
  for (const one of present.filter(isHeading)) await note(one, { survey });
  const diseases = await diseaseIdentity(source, survey);
  notes.agreement = createAgreement(survey, notes, diseases);
  notes.findTerm = termFinder(diseases, survey);
  const genes = await geneIdentity(source, survey);
  const descriptors = await readDescriptors(join(source, HEADING_FILE.file));
  const headings = new Map([...descriptors].map(([id, { heading }]) => [id, heading]));
  const sales = await readSales(source);
  for (const one of present.filter((one) => !isHeading(one)))
    await note(one, { survey, diseases, genes, sales, headings, descriptors });
  writer.attribute('P129', 'opentargets');
  for (const [mondo, doid] of diseases.toDoid)
    identifiers.push({ entity: diseases.ofDoid(doid), property: 'P5270', value: mondo });
  for (const [entity, { codes }] of survey.entities)
    for (const value of (codes.has('P494') ? undefined : codes.get('P4229')) ?? [])
      if (WHO_CODE.test(value)) identifiers.push({ entity, property: 'P494', value });
  for (const [mondo, orphanet] of diseases.toOrphanet) {
    const entity = diseases.ofMondo(mondo);
    if (entity !== undefined && !survey.entities.get(entity).properties.has('P1550'))
      identifiers.push({ entity, property: 'P1550', value: orphanet.replace('Orphanet:', '') });
  }
  for (const fact of diseases.names())
    tally(counts, 'mondo', 'alias', state(fact, { survey, writer }));
  counts.identifiers = { added: writer.identify(identifiers) };
  counts.kinds = { added: stateKinds(diseases.terms, diseases, survey, writer) };
  counts.mappings = { contradicted: diseases.disagreements.size };
  const relations = survey.relations.filter((one) => !writer.isFromWikidataAlone(...one));
  const others = createAgreement({ relations }, notes, diseases);
  const contradictions = await findContradictions(survey, { ...notes, writer, others });
  counts.contradictions = { setAside: contradictions.size };
  return {
    lines: writer.lines(),
    counts,
    contradictions,
    descriptions: notes.descriptions,
    mains: notes.mains,
    labels: notes.labels,
    files: [
      ...new Set([
        ...present.flatMap(({ file = [], alsoRead = [] }) =>
          [file, alsoRead].flat().filter((one) => existsSync(join(source, one))),
        ),
        ...genes.files,
        ...diseases.files,
      ]),
    ],
  };
}

function tally(counts, source, kind, isKnown) {
  counts[source] ??= {};
  const name = isKnown ? kind : `${kind}Unknown`;
  counts[source][name] = (counts[source][name] ?? 0) + 1;
}

/** @returns whether both ends of the fact are known. */
function state(fact, { origin, survey, writer, notes, identifiers }) {
  const { kind, gene, url } = fact;
  const disease = getAddress(fact.disease);
  const isLabeled = (iri) => survey.entities.get(iri)?.label !== undefined;
  if (kind === 'label') return labelOwner(survey, fact.entity, fact.name, writer);
  if (kind === 'class') return noteClass(survey, fact.entity, fact.type, writer);
  if (kind === 'main') {
    notes.mains.add(toLiteralLine(fact.entity, fact.property, fact.value));
  } else if (kind === 'alias') {
    survey.entities.get(fact.entity).aliases.push(fact.name);
    writer.state(fact.entity, ns.ALIAS, fact.name, 'en');
  } else if (kind === 'structure') {
    if (!isLabeled(fact.drug)) return false;
    writer.identify([{ entity: fact.drug, property: 'P233', value: fact.smiles }]);
  } else if (kind === 'code') {
    if (!isLabeled(fact.drug)) return false;
    writer.describe(fact.drug, 'P267', [fact.code]);
  } else if (kind === 'genetic') {
    if (!isLabeled(gene) || !isDiseaseKnown(fact.disease, survey, writer, identifiers))
      return false;
    writer.relate(gene, 'P2293', disease, origin, url);
    writer.relate(disease, 'P2293', gene, origin, url);
  } else if (kind === 'denied') {
    if (!isLabeled(gene) || !isLabeled(disease)) return false;
    writer.deny(gene, 'P2293', disease, origin, url);
    writer.deny(disease, 'P2293', gene, origin, url);
    if (fact.verdict === 'Refuted') notes.refuted.set(`${gene} ${disease}`, url);
  } else if (kind === 'withdrawn') {
    if (!isLabeled(fact.drug)) return false;
    writer.describe(fact.drug, 'P3493', [fact.status]);
    notes.descriptions.set(fact.drug, fact.status);
    writer.state(fact.drug, ns.DESCRIPTION, fact.status, 'en');
  } else if (kind === 'drug') {
    return describeDrug(fact, { survey, writer, notes });
  } else if (kind === 'status') {
    writer.describe(fact.drug, 'P3493', fact.statuses);
  } else if (kind === 'contraindication') {
    if (!isLabeled(disease)) return false;
    const drug = getDrug(fact.drug, survey, writer);
    if (!isLabeled(drug)) return false;
    notes.contraindicated.add(`${drug} ${disease}`);
    writer.relate(drug, 'contraindicated_in', disease, origin);
  } else if (kind === 'indication') {
    if (disease === undefined) return false;
    const drug = getDrug(fact.drug, survey, writer);
    if (!isLabeled(drug) || !isTrusted(drug, fact, { writer, notes })) return false;
    if (!isDiseaseKnown(fact.disease, survey, writer, identifiers)) return false;
    writer.relate(drug, 'P2175', disease, origin);
    writer.relate(disease, 'P2176', drug, origin);
  } else if (kind === 'relieves') {
    if (!isLabeled(fact.drug) || !isLabeled(disease)) return false;
    notes.relieved.add(`${fact.drug} ${disease}`);
  } else if (kind === 'defined') {
    if (writer.countValues(disease, 'P780') >= ENOUGH_SYMPTOMS) return false;
    writer.relate(disease, 'P780', fact.symptom, origin, url);
  } else if (kind === 'literature') {
    if (!isLabeled(disease) || !isLabeled(fact.symptom) || fact.symptom === disease) return false;
    writer.relate(disease, 'occurs_together_in_literature_with', fact.symptom, origin, url);
  } else if (kind === 'correction') {
    notes.labels.set(fact.entity, fact.name);
    writer.state(fact.entity, ns.LABEL, fact.name, 'en');
  } else if (kind === 'annotation') {
    if (!isLabeled(gene) || !isLabeled(fact.term)) return false;
    writer.annotate(gene, fact.property, fact.term, origin, url);
  } else if (kind === 'target') {
    const drug = getDrug(fact.drug, survey, writer);
    if (!isLabeled(drug) || !isLabeled(gene)) return false;
    writer.relate(drug, 'P129', gene, origin, url);
  } else if (kind === 'treats') {
    if (!isLabeled(disease)) return false;
    const drug = getDrug(fact.drug, survey, writer);
    if (!isLabeled(drug)) return false;
    writer.relate(drug, 'P2175', disease, origin, url);
    writer.relate(disease, 'P2176', drug, origin, url);
  } else {
    if (!isLabeled(disease)) return false;
    if (fact.symptom?.fillsUp && writer.countValues(disease, 'P780') >= FEW_SYMPTOMS) return false;
    const symptom = symptomOf(fact.symptom, { survey, writer, notes, identifiers });
    if (!isLabeled(symptom) || symptom === disease) return false;
    writer.relate(disease, 'P780', symptom, origin, url);
  }
  return true;
}

/** Status, codes and structure of a drug; of several rows of one drug the first counts. */
function describeDrug(fact, { survey, writer, notes }) {
  const { drug: found, parts, codes, statuses, isDiscontinued, isTreatment } = fact;
  const drug = getDrug(found, survey, writer);
  const { label } = survey.entities.get(drug) ?? {};
  if (label === undefined) return false;
  if (isCutOff(label, fact.name) || (CODE.test(label) && !CODE.test(fact.name))) {
    const name = fact.name.toLowerCase();
    notes.labels.set(drug, name);
    writer.state(drug, ns.LABEL, name, 'en');
  }
  if (survey.entities.get(drug).classes.length === 0) noteClass(survey, drug, DRUG, writer);
  nameDrug(drug, fact.name, { survey, writer, notes });
  for (const part of parts) writer.link(drug, 'P3781', getDrug(part, survey, writer));
  for (const [property, texts] of Object.entries(codes)) writer.describe(drug, property, texts);
  if (!notes.atc.has(drug)) {
    notes.atc.set(drug, codes.P267);
    for (const number of codes.P231.slice(0, 1))
      notes.mains.add(toLiteralLine(drug, 'P231', number));
  }
  if (!isTreatment) notes.untreating.add(drug);
  writer.describe(drug, 'P3493', statuses);
  if (!isDiscontinued || notes.descriptions.has(drug)) return true;
  notes.descriptions.set(drug, DISCONTINUED);
  writer.state(drug, ns.DESCRIPTION, DISCONTINUED, 'en');
  return true;
}

/** The line of an identifier. */
function toLiteralLine(entity, property, value) {
  return `<${entity}> <${ns.WDT}${property}> ${ns.quoted(value)} .`;
}

/** Gives a drug that was found by an identifier the name of its entry, when nothing has it. */
function nameDrug(drug, name, { survey, writer, notes }) {
  notes.names ??= knownNames(survey);
  const plain = toPlain(name);
  const { label } = survey.entities.get(drug);
  const isKnown = [plain, withoutSalt(plain)].some((one) => notes.names.has(one));
  if (!NAME.test(plain) || isKnown || label.toLowerCase() === plain) return;
  notes.names.add(plain);
  survey.entities.get(drug).aliases.push(plain);
  writer.state(drug, ns.ALIAS, plain, 'en');
}

/** Whether a label lacks the last letters of the name: `imipen`. */
function isCutOff(label, name) {
  const lost = name.length - label.length;
  return lost > 0 && lost < 3 && /^[a-z]/u.test(label) && name.toLowerCase().startsWith(label);
}

/** Whether the graph has a disease, to which the term is added that it lacks. */
function isDiseaseKnown(disease, survey, writer, identifiers) {
  const iri = getAddress(disease);
  if (typeof disease === 'object' && !survey.entities.has(iri)) {
    noteEntity(survey, iri);
    labelOwner(survey, iri, disease.name, writer);
    noteClass(survey, iri, DISEASE, writer);
    for (const parent of disease.parents) writer.link(iri, 'P279', parent);
    identifiers.push({ entity: iri, property: 'P5270', value: disease.id });
  }
  return survey.entities.get(iri)?.label !== undefined;
}

/** The address of a drug; one that the graph lacks is added. */
function getDrug(drug, survey, writer) {
  if (drug === undefined || typeof drug === 'string') return drug;
  const { iri, name, drugBank } = drug;
  if (survey.entities.has(iri)) return iri;
  noteEntity(survey, iri);
  labelOwner(survey, iri, name, writer);
  noteClass(survey, iri, DRUG, writer);
  if (drugBank) writer.identify([{ entity: iri, property: 'P715', value: drugBank }]);
  return iri;
}
