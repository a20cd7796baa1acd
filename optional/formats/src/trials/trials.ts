import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  childOf,
  childrenOf,
  type GraphReaderOptions,
  getText,
  type JsonValue,
  rootElement,
  type TripleBatches,
  withStart,
  type XmlElement,
} from '@biographql/ingest/internal';
import { readJsonRecords, readXmlRecords } from '../records/read-records.js';
import { type Trial, writeTrial } from './write-trial.js';

const MARKS = [
  /^[{[\s]*"(?:protocolSection|FullStudiesResponse)"\s*:/,
  /^\{\s*(?:"(?:totalCount|nextPageToken)"[^[]*)?"studies"\s*:\s*\[/,
];

export const TRIALS: GraphFormat = {
  name: 'trials',
  title: 'ClinicalTrials.gov XML and JSON',
  detect: (head) =>
    MARKS.some((mark) => mark.test(head.text)) || rootElement(head)?.name === 'clinical_study',
  read: readTrials,
};

/**
 * Reads studies of ClinicalTrials.gov: the classic XML (`clinical_study`), and JSON of version 2 (`protocolSection`; one
 * study, or `studies`) and of the version before it (`FullStudiesResponse`). All give the same facts, except those
 * only one of them has.
 */
async function* readTrials(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
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

/** Member names start in lower case in version 2, and in upper case before it, where lists are objects. */
function trialOfJson(study: JsonValue): Trial {
  const isOld = study.at('ProtocolSection').entries().length > 0;
  const toName = (name: string) => (isOld ? capitalized(name) : name);
  const part = (module: string, ...path: readonly string[]) =>
    study.at(...['protocolSection', module, ...path].map(toName));
  const listed = (from: JsonValue, list: string, item: string) =>
    isOld ? from.at(capitalized(`${item}List`), capitalized(item)) : from.at(list);
  const terms = (kind: string) => {
    const browse = study.at(toName('derivedSection'), toName(`${kind}BrowseModule`));
    return listed(browse, 'meshes', `${kind}Mesh`)
      .list()
      .map((mesh) => ({
        name: mesh.at(isOld ? capitalized(`${kind}MeshTerm`) : 'term').text(),
        id: mesh.at(isOld ? capitalized(`${kind}MeshId`) : 'id').text(),
      }));
  };
  return {
    id: part('identificationModule', isOld ? 'NCTId' : 'nctId').text(),
    title: part('identificationModule', 'briefTitle').text(),
    otherTitles: ['officialTitle', 'acronym'].map((name) =>
      part('identificationModule', name).text(),
    ),
    summary: part('descriptionModule', 'briefSummary').text(),
    status: part('statusModule', 'overallStatus').text(),
    phases: listed(part('designModule'), 'phases', 'phase').texts(),
    conditions: listed(part('conditionsModule'), 'conditions', 'condition').texts(),
    interventions: listed(part('armsInterventionsModule'), 'interventions', 'intervention')
      .list()
      .map((entry) => ({
        name: entry.at(isOld ? 'InterventionName' : 'name').text(),
        kind: entry.at(isOld ? 'InterventionType' : 'type').text(),
        otherNames: listed(entry, 'otherNames', 'interventionOtherName').texts(),
      })),
    conditionTerms: terms('condition'),
    interventionTerms: terms('intervention'),
    publications: listed(part('referencesModule'), 'references', 'reference')
      .list()
      .map((entry) => entry.at(isOld ? 'ReferencePMID' : 'pmid').text()),
  };
}

function capitalized(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
