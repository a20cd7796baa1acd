/**
 * Which set a question stands in: rules are written with the development sets alone; `final` was drawn after `held-out`
 * had been looked at, `development-2` and `sealed` are the halves of a pool that was drawn after `final` had been run.
 */
export type Half = 'development' | 'held-out' | 'final' | 'development-2' | 'sealed';

/** A thing of the graph. */
export interface GoldValue {
  readonly iri: string;
  readonly label: string;
}

/** What a yes/no question may be answered with. */
export type Verdict = 'yes' | 'no' | 'abstain';

/** What counts as a right answer. */
export type Gold =
  /** Every value that is named must be one of these. */
  | { readonly kind: 'values'; readonly values: readonly GoldValue[] }
  /** `accept` lists each verdict that counts as right. */
  | { readonly kind: 'verdict'; readonly accept: readonly Verdict[] }
  /** The number must lie in the closed range: counted by IRI and by name. */
  | { readonly kind: 'count'; readonly low: number; readonly high: number }
  /** One of the texts must stand in the answer, letter for letter but for case. */
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** Nothing can be stated. `fromLiterature`: a quoted sentence is no error, and is not judged. */
  | { readonly kind: 'abstain'; readonly fromLiterature: boolean };

/** One question about the graph with what counts as right. */
export interface GraphQuestion {
  readonly id: string;
  readonly half: Half;
  /** `values`, `yes`, `false`, `count`, `conjunction` …: README.md lists them. */
  readonly form: string;
  /** The relation of the vocabulary, or what the question turns on where it is none. */
  readonly relation: string;
  readonly question: string;
  /** False: the statement is not in the graph, or no plan can consume the question. */
  readonly answerable: boolean;
  readonly gold: Gold;
}

/** The things that any textbook names first for a disease. */
export interface CanonicalSet {
  readonly relation: 'genetic-association' | 'treats';
  readonly disease: string;
  /** The disease in the graph; null when it has none of that name. */
  readonly start: string | null;
  /** How many genes or drugs the graph has for it. */
  readonly of: number;
  /** Those that the graph ties to the disease: only these count. */
  readonly canonical: readonly { readonly label: string; readonly iris: readonly string[] }[];
  readonly notInGraph: readonly string[];
}

/** A brand name, abbreviation, lay name or identifier with what it stands for. */
export interface GoldName {
  readonly id: string;
  readonly half: Half;
  /** `brand`, `lay`, `abbreviation` or `identifier`. */
  readonly kind: string;
  readonly typed: string;
  readonly label: string;
  /** Any of these is right. */
  readonly iris: readonly string[];
  /** `graph`, the first other shared file in which the name stands, or null: then only a list of ours can know it. */
  readonly source: string | null;
}
