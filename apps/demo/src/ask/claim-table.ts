import type { QuestionAnswer } from '@biographql/client';
import type { ExportTable } from '../exports/table-forms.ts';

/** The claims of an answer as a table to be saved, one row for each statement or sentence that shows one. */
export function claimTable({ answers }: QuestionAnswer): ExportTable {
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
