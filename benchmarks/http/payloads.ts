/** What `searchAsYouType` answers, by the text typed. */
export type Payloads = Readonly<Record<string, unknown>>;

/** Names that a person types into a biomedical search; the starter data has labels or aliases for them. */
const NAMES = [
  'asthma',
  'diabetes mellitus',
  'aspirin',
  'lung carcinoma',
  'yellow fever',
  'insulin',
  'migraine',
  'breast cancer',
  'tumor necrosis factor',
  'ibuprofen',
  'hypertension',
  'multiple sclerosis',
  'schizophrenia',
  'tuberculosis',
  'metformin',
  'caffeine',
  'dopamine receptor',
  'epilepsy',
  'glucose',
  'hepatitis B',
  'imatinib',
  'kidney failure',
  'leukemia',
  'malaria',
  'nausea',
  'osteoporosis',
  'parkinson disease',
  'rheumatoid arthritis',
  'salbutamol',
  'urinary tract infection',
  'warfarin',
  'zidovudine',
];

/** The texts of the benchmark, each once: every name as it arrives while someone types it, from the first letter on. */
export const TYPED_TEXTS: readonly string[] = [
  ...new Set(NAMES.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)))),
];
