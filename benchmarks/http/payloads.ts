import { readFileSync } from 'node:fs';

/** What the contestants without engines answer, recorded from the service. */
export interface Answers {
  /** Of `searchAsYouType`, by the text typed. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** Of `advancedSearch`. */
  readonly rows: unknown;
}

/** Names of the payloads. */
export type PayloadName = 'tiny' | 'typed' | 'rows';

/** What a contestant is asked, in turn. */
export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, string>>;
}

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

/** Two hundred rows of five columns, as lists of texts. */
const ROWS_QUERY = 'SELECT ?a ?b ?c ?d ?e { ?a ?b ?c . ?c ?d ?e } LIMIT 200';

const operation = (name: string) =>
  readFileSync(new URL(`../../operations/${name}.graphql`, import.meta.url), 'utf8');

/** The payloads: the least there is, ten names for what a person types, and a table. */
export const PAYLOADS: Readonly<Record<PayloadName, readonly Question[]>> = {
  tiny: [{ query: '{ __typename }', variables: {} }],
  typed: TYPED_TEXTS.map((searchText) => ({
    query: operation('entities'),
    variables: { searchText },
  })),
  rows: [{ query: operation('sparql'), variables: { sparql: ROWS_QUERY } }],
};
