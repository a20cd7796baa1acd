/** A question that no plan can consume, written whole but for `{disease}`, `{drug}`, `{gene}`, `{symptom}`. */
export interface Unanswerable {
  /** `extra-words`, `made-up`, `missing-relation`, `time`, `false-pair`. */
  readonly form: string;
  readonly question: string;
  /** Articles may hold an answer: a quoted sentence is not judged. */
  readonly fromLiterature?: boolean;
}

/**
 * Wordings of one half. `{x}` is the entity on the side that is not asked for (in yes/no questions: the left one), `{y}`
 * the other one; each wording makes one question, in yes/no forms up to as many as `times` says.
 */
export interface Wordings {
  /** Keyed by `form.relation.side that is asked for`. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** Keyed by relation: wordings of yes/no questions, and how many true and false ones to make. */
  readonly verdicts: Readonly<
    Record<
      string,
      {
        readonly true: number;
        readonly false: number;
        readonly wordings: readonly string[];
        /** For true statements, where `wordings` say more than the graph does; default: the same. */
        readonly trueWordings?: readonly string[];
      }
    >
  >;
  /** Keyed by property; `kind` says of which entities. */
  readonly properties: Readonly<
    Record<string, { readonly kind: string; readonly wordings: readonly string[] }>
  >;
  readonly unanswerable: readonly Unanswerable[];
  /** Questions that a reader threw out, as a study or a textbook might say yes; the next pair takes their place. */
  readonly rejected: readonly string[];
}
