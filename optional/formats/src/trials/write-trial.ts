import type { RecordSink } from '../records/record-sink.js';

export interface Trial {
  readonly id: string;
  readonly title: string;
  readonly otherTitles: readonly string[];
  readonly summary: string;
  readonly status: string;
  readonly phases: readonly string[];
  readonly conditions: readonly string[];
  readonly interventions: readonly {
    readonly name: string;
    readonly kind: string;
    readonly otherNames: readonly string[];
  }[];
  /** MeSH terms that the registry derived; without an identifier in XML. */
  readonly conditionTerms: readonly MeshTerm[];
  readonly interventionTerms: readonly MeshTerm[];
  readonly publications: readonly string[];
}

interface MeshTerm {
  readonly name: string;
  readonly id: string;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  DRUG: 'Drug',
  BIOLOGICAL: 'Drug',
  'COMBINATION PRODUCT': 'Drug',
  DEVICE: 'Device',
  PROCEDURE: 'Procedure',
};
/** Controls, which aren't treatments. */
const PLACEBO = /^(?:placebo|sham)\b/i;
const SOURCE = 'infores:clinicaltrials';

/**
 * Writes a study, its conditions and interventions. Conditions and interventions have no registry identifier: each
 * name is an entity of its own, and so are the derived MeSH terms that have an identifier (in JSON). The
 * study has its conditions and interventions as facts; the registry doesn't state which intervention is for which
 * condition, so there is no fact between them. Placebos are left out.
 */
export function writeTrial(trial: Trial, sink: RecordSink): string | null {
  if (!/^NCT\d{8}$/.test(trial.id)) return `"${trial.id}" isn't a ClinicalTrials.gov identifier`;
  const id = `clinicaltrials:${trial.id}`;
  sink.entity({
    id,
    category: 'ClinicalTrial',
    name: trial.title,
    synonyms: [...trial.otherTitles, trial.id],
    definition: trial.summary,
    properties: [
      ...getPhases(trial.phases).map((phase) => ['clinical_trial_phase', phase] as const),
      ['clinical_trial_overall_status', capitals(trial.status)],
    ],
  });
  const reference = {
    publications: trial.publications.filter(Boolean).map((pmid) => `PMID:${pmid}`),
    sources: [SOURCE],
  };
  const facts = (predicate: string, ids: readonly string[]) => {
    for (const object of ids) sink.fact({ subject: id, predicate, object, reference });
  };
  facts(
    'clinical_trial_conditions',
    trial.conditions.map((name) => named('condition', name, 'Disease', sink)),
  );
  facts('clinical_trial_conditions', getTerms(trial.conditionTerms, 'Disease', sink));
  const interventions = trial.interventions.filter(
    ({ name }) => name !== '' && !PLACEBO.test(name),
  );
  facts(
    'clinical_trial_interventions',
    interventions.map(({ name, kind, otherNames }) =>
      named('intervention', name, CATEGORIES[capitals(kind)] ?? 'NamedThing', sink, otherNames),
    ),
  );
  facts('clinical_trial_interventions', getTerms(trial.interventionTerms, 'ChemicalEntity', sink));
  return null;
}

function named(
  kind: string,
  name: string,
  category: string,
  sink: RecordSink,
  otherNames: readonly string[] = [],
): string {
  const id = `urn:clinicaltrials:${kind}:${encodeURIComponent(name.toLowerCase())}`;
  sink.entity({ id, category, name, relatedSynonyms: otherNames });
  return id;
}

function getTerms(
  terms: readonly MeshTerm[],
  category: string,
  sink: RecordSink,
): readonly string[] {
  return terms
    .filter(({ id }) => /^[DC]\d+$/.test(id))
    .map(({ id, name }) => {
      // The registry pads six-digit numbers to nine digits, `D000003876`; MeSH does not.
      const mesh = `MESH:${id.replace(/^([DC])0{3}(?=\d{6}$)/, '$1')}`;
      sink.entity({ id: mesh, category, name });
      return mesh;
    });
}

/** `Phase 1/Phase 2` and `PHASE1`, `PHASE2` are the same; `N/A` is left out. */
function getPhases(phases: readonly string[]): readonly string[] {
  return phases
    .map((phase) => capitals(phase).replace(/[\s_]+/g, ''))
    .filter((phase) => /^(?:EARLY)?PHASE\d$/.test(phase));
}

function capitals(text: string): string {
  return text.toUpperCase().replaceAll('_', ' ').trim();
}
