import type { Claim, GraphStatement, QuestionAnswer } from '@biographql/client';
import type { ExportTable } from '../exports/download.ts';

/** A value of an answer, with what shows it. */
export interface AnswerRow {
  /** IRI of the value's entity; the claim's text without one. */
  readonly iri: string;
  readonly name: string;
  readonly isEntity: boolean;
  readonly relation: string;
  readonly statements: readonly GraphStatement[];
  readonly quotes: Claim['quotes'];
}

/** Returns the claims of an answer by the entity that each is about, as rows: what all claims share is the topic. */
export function getAnswerRows(claims: readonly Claim[]): readonly AnswerRow[] {
  const ends = claims.map(({ statements }) => new Set(statements.flatMap(getEnds)));
  const isTopic = (iri: string) => claims.length > 1 && ends.every((each) => each.has(iri));
  return claims.map(({ text, statements, quotes }) => {
    const [first] = statements;
    const isOfSubject = first !== undefined && !isTopic(first.subject) && isTopic(first.object);
    const isOfObject =
      first !== undefined &&
      isTopic(first.subject) &&
      !isTopic(first.object) &&
      /^https?:/.test(first.object);
    const relation = [...new Set(statements.map(({ propertyLabel }) => propertyLabel))].join('; ');
    const row = { relation, statements, quotes };
    if (first && isOfSubject)
      return { ...row, iri: first.subject, name: first.subjectLabel, isEntity: true };
    if (first && isOfObject)
      return { ...row, iri: first.object, name: first.objectLabel, isEntity: true };
    return { ...row, iri: text, name: text, isEntity: false };
  });
}

function getEnds({ subject, object }: GraphStatement): readonly string[] {
  return [subject, object];
}

/** The claims of an answer as a table to be saved, one row for each statement or sentence. */
export function getClaimTable({ answers }: QuestionAnswer): ExportTable {
  return {
    columns: ['answer', 'claim', 'probability', 'evidence', 'references'],
    rows: answers.flatMap(({ text: answer, claims }) =>
      claims.flatMap(({ text, probability, statements, quotes }) => [
        ...statements.map(({ subjectLabel, propertyLabel, objectLabel, references }) => [
          answer,
          text,
          probability,
          `${subjectLabel} ${propertyLabel} ${objectLabel}`,
          references
            .map(({ articleId, url, dataset }) => articleId ?? url ?? dataset ?? '')
            .filter((part) => part !== '')
            .join(' '),
        ]),
        ...quotes.map((quote) => [answer, text, probability, quote.text, quote.documentId]),
      ]),
    ),
  };
}
