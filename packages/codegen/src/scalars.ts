/** The leaves of the contract that are no plain values, each by the type of `@biographql/core` that describes it. */
const LEAVES = [
  'AdmetResult',
  'AnswerStatistics',
  'EntityMatches',
  'EntityVectors',
  'ErrorExtensions',
  'PredicateMatches',
  'QuestionQids',
  'QuestionSparql',
  'SparqlHead',
  'SparqlResults',
  'TripleScores',
] as const;

/** The TypeScript type of each scalar, as code generators take it: `module#Name`. */
export const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  ...Object.fromEntries(LEAVES.map((name) => [name, `@biographql/core#${name}`])),
};
