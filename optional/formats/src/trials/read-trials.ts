import {
  childOf,
  childrenOf,
  type GraphReaderOptions,
  getText,
  type JsonValue,
  type Triple,
  withStart,
  type XmlElement,
} from '@biographql/ingest/internal';
import { readJsonRecords, readXmlRecords } from '../records/read-records.js';
import { type Trial, writeTrial } from './write-trial.js';

/**
 * Reads studies of ClinicalTrials.gov: the classic XML (`clinical_study`), and JSON of version 2 (`protocolSection`; one
 * study, or `studies`) and of the version before it (`FullStudiesResponse`). The three lead to the same facts, but for what
 * only one of them has.
 */
export async function* readTrials(
  chunks: AsyncIterable<Buffer>,
  options: GraphReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const whole = await withStart(chunks);
  if (whole.start.startsWith('<')) {
    yield* readXmlRecords(whole.chunks, options, ['clinical_study'], (study, sink) =>
      writeTrial(trialOfXml(study), sink),
    );
    return;
  }
  yield* readJsonRecords(whole.chunks, options, getPaths(whole.start), ({ value }, sink) =>
    writeTrial(trialOfJson(value), sink),
  );
}

function getPaths(start: string): readonly string[] {
  if (start.startsWith('[')) return ['$.*'];
  if (/"FullStudiesResponse"\s*:/.test(start.slice(0, 200)))
    return ['$.FullStudiesResponse.FullStudies.*.Study'];
  return /"studies"\s*:\s*\[/.test(start.slice(0, 500)) ? ['$.studies.*'] : ['$'];
}

function trialOfXml(study: XmlElement): Trial {
  const all = (parent: XmlElement | undefined, name: string) =>
    childrenOf(parent, name).map(getText).filter(Boolean);
  const one = (...path: readonly string[]) => getText(childOf(study, ...path));
  const names = (list: string) =>
    all(childOf(study, list), 'mesh_term').map((name) => ({ name, id: '' }));
  return {
    id: one('id_info', 'nct_id'),
    title: one('brief_title'),
    otherTitles: [one('official_title'), one('acronym')],
    summary: one('brief_summary', 'textblock'),
    status: one('overall_status'),
    phases: one('phase').split('/'),
    conditions: all(study, 'condition'),
    interventions: childrenOf(study, 'intervention').map((element) => ({
      name: getText(childOf(element, 'intervention_name')),
      kind: getText(childOf(element, 'intervention_type')),
      otherNames: all(element, 'other_name'),
    })),
    conditionTerms: names('condition_browse'),
    interventionTerms: names('intervention_browse'),
    publications: childrenOf(study, 'reference').map((element) =>
      getText(childOf(element, 'PMID')),
    ),
  };
}

/** Names of members begin with a small letter in version 2, and with a capital one before it. */
function trialOfJson(study: JsonValue): Trial {
  return study.at('ProtocolSection').entries().length > 0 ? oldTrial(study) : newTrial(study);
}

function newTrial(study: JsonValue): Trial {
  const part = (...path: readonly string[]) => study.at('protocolSection', ...path);
  const terms = (name: string) =>
    study
      .at('derivedSection', name, 'meshes')
      .list()
      .map((mesh) => ({ name: mesh.at('term').text(), id: mesh.at('id').text() }));
  return {
    id: part('identificationModule', 'nctId').text(),
    title: part('identificationModule', 'briefTitle').text(),
    otherTitles: ['officialTitle', 'acronym'].map((name) =>
      part('identificationModule', name).text(),
    ),
    summary: part('descriptionModule', 'briefSummary').text(),
    status: part('statusModule', 'overallStatus').text(),
    phases: part('designModule', 'phases').texts(),
    conditions: part('conditionsModule', 'conditions').texts(),
    interventions: part('armsInterventionsModule', 'interventions')
      .list()
      .map((entry) => ({
        name: entry.at('name').text(),
        kind: entry.at('type').text(),
        otherNames: entry.at('otherNames').texts(),
      })),
    conditionTerms: terms('conditionBrowseModule'),
    interventionTerms: terms('interventionBrowseModule'),
    publications: part('referencesModule', 'references')
      .list()
      .map((entry) => entry.at('pmid').text()),
  };
}

function oldTrial(study: JsonValue): Trial {
  const part = (...path: readonly string[]) => study.at('ProtocolSection', ...path);
  const terms = (kind: string) =>
    study
      .at('DerivedSection', `${kind}BrowseModule`, `${kind}MeshList`, `${kind}Mesh`)
      .list()
      .map((mesh) => ({
        name: mesh.at(`${kind}MeshTerm`).text(),
        id: mesh.at(`${kind}MeshId`).text(),
      }));
  return {
    id: part('IdentificationModule', 'NCTId').text(),
    title: part('IdentificationModule', 'BriefTitle').text(),
    otherTitles: ['OfficialTitle', 'Acronym'].map((name) =>
      part('IdentificationModule', name).text(),
    ),
    summary: part('DescriptionModule', 'BriefSummary').text(),
    status: part('StatusModule', 'OverallStatus').text(),
    phases: part('DesignModule', 'PhaseList', 'Phase').texts(),
    conditions: part('ConditionsModule', 'ConditionList', 'Condition').texts(),
    interventions: part('ArmsInterventionsModule', 'InterventionList', 'Intervention')
      .list()
      .map((entry) => ({
        name: entry.at('InterventionName').text(),
        kind: entry.at('InterventionType').text(),
        otherNames: entry.at('InterventionOtherNameList', 'InterventionOtherName').texts(),
      })),
    conditionTerms: terms('Condition'),
    interventionTerms: terms('Intervention'),
    publications: part('ReferencesModule', 'ReferenceList', 'Reference')
      .list()
      .map((entry) => entry.at('ReferencePMID').text()),
  };
}
