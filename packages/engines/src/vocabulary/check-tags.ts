/** MEDLINE's check tags and age groups (NLM) that say who was studied; indexing adds them to most articles. */
const STUDY_SUBJECTS = [
  'Adolescent',
  'Adult',
  'Aged',
  'Aged, 80 and over',
  'Animals',
  'Cats',
  'Cattle',
  'Child',
  'Child, Preschool',
  'Dogs',
  'Female',
  'Guinea Pigs',
  'Humans',
  'Infant',
  'Infant, Newborn',
  'Male',
  'Mice',
  'Middle Aged',
  'Rabbits',
  'Rats',
  'Young Adult',
] as const;

/** Check tags that are topics in their own right: an article is not annotated with them, but a list may show them. */
const TOPICAL_CHECK_TAGS = ['Chick Embryo', 'Cricetinae', 'Pregnancy'] as const;

/** Labels under which a graph knows the study subjects. */
const SUBJECT_LABELS = [
  'Homo sapiens',
  'adolescent',
  'adult',
  'animal',
  'child',
  'female',
  'human',
  'infant',
  'male',
  'middle age',
  'old age',
] as const;

/** The descriptors that an article is not annotated with, or `Humans` would be the first topic of everything. */
export const CHECK_TAGS: readonly string[] = [...STUDY_SUBJECTS, ...TOPICAL_CHECK_TAGS];

/** What lists of topics and entities leave out; exact in case, since genes are called `CATS` and `MALE`. */
const SUBJECTS: ReadonlySet<string> = new Set([...STUDY_SUBJECTS, ...SUBJECT_LABELS]);

/** The commonest descriptors of how a study was made (MeSH trees E05.318, N05.715 and N06.850). */
const METHODS: ReadonlySet<string> = new Set([
  'Age Factors',
  'Analysis of Variance',
  'Case-Control Studies',
  'Clinical Trials as Topic',
  'Cohort Studies',
  'Confidence Intervals',
  'Cross-Over Studies',
  'Cross-Sectional Studies',
  'Double-Blind Method',
  'Evidence-Based Medicine',
  'Follow-Up Studies',
  'Incidence',
  'Logistic Models',
  'Longitudinal Studies',
  'Multivariate Analysis',
  'Odds Ratio',
  'Pilot Projects',
  'Predictive Value of Tests',
  'Prevalence',
  'Prospective Studies',
  'Randomized Controlled Trials as Topic',
  'Reference Values',
  'Reproducibility of Results',
  'Retrospective Studies',
  'Risk Assessment',
  'Risk Factors',
  'Sensitivity and Specificity',
  'Severity of Illness Index',
  'Sex Factors',
  'Single-Blind Method',
  'Statistics, Nonparametric',
  'Surveys and Questionnaires',
  'Time Factors',
  'Treatment Outcome',
]);

/** UN M.49 codes of the world, the continents and the regions that MeSH names. */
const REGIONS = ['001', '002', '003', '009', '013', '019', '029', '142', '145', '150', '419'];

/** Whether a label may name a topic: study subjects, study methods, countries and continents do not. */
export function isTopic(label: string): boolean {
  return !SUBJECTS.has(label) && !METHODS.has(label) && !places().has(label);
}

let knownPlaces: ReadonlySet<string> | undefined;

/** English names of countries and regions, from the Unicode CLDR that every runtime carries. */
function places(): ReadonlySet<string> {
  if (knownPlaces !== undefined) return knownPlaces;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  knownPlaces = new Set([...REGIONS, ...codes].flatMap((code) => names.of(code) ?? []));
  return knownPlaces;
}
