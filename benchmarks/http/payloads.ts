/** What `searchAsYouType` answers, by the text typed. */
export type Payloads = Readonly<Record<string, unknown>>;

/** Words of the starter data that a person could type; every beginning from two letters on is asked. */
const WORDS = [
  'asthma',
  'diabetes',
  'aspirin',
  'carcinoma',
  'fever',
  'insulin',
  'migraine',
  'lung cancer',
];

/** The texts of the benchmark, as they arrive while someone types. */
export const TYPED_TEXTS: readonly string[] = WORDS.flatMap((word) =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
);
