import tables from '../../data/topics.json' with { type: 'json' };

/** MEDLINE's check tags and age groups (NLM) that say who was studied; indexing adds them to most articles. */
const STUDY_SUBJECTS: readonly string[] = tables.studySubjects;

/** The descriptors that an article is not annotated with; a list may show those that are topics in their own right. */
export const CHECK_TAGS: readonly string[] = [...STUDY_SUBJECTS, ...tables.topicalCheckTags];

/** Labels that lists of topics and entities leave out; case-sensitive, because genes are called `CATS` and `MALE`. */
const SUBJECTS: ReadonlySet<string> = new Set([...STUDY_SUBJECTS, ...tables.subjectLabels]);

/** The commonest descriptors of how a study was made (MeSH trees E05.318, N05.715 and N06.850). */
const METHODS: ReadonlySet<string> = new Set(tables.studyMethods);

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
