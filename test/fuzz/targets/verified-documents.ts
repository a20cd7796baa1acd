import { readDocument, UnreadableDocumentError } from '@biographql/verify';
import fc from 'fast-check';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

const TEXTS = [
  '1. Smith J, van der Berg AB. A title of some length here. J Test. 2014;1:2. PMID: 101; doi:10.1000/x\n“a quote that is long enough to count” (PMID: 5)\n**asthma** (MONDO:0004979)',
  '@article{a, title = {A {T}itle with \\"{u} and more}, author = "Müller, A and B", year = 2014, pmid={101}}',
  'TY  - JOUR\nTI  - A title\nAU  - A, B\nDO  - 10.1000/x\nER  - \nPMID- 5\nTI  - Another\n      title\n',
  '[{"title": "T", "author": [{"family": "A"}], "issued": {"date-parts": [[2014]]}, "DOI": "10.1000/x"}]',
  'a: &x {id: MONDO:0004979, label: asthma}\nb: *x\nevidence:\n  - reference: PMID:101\n    snippet: some words\n',
  'subject_id\tsubject_label\tpmid\nMONDO:0004979\tasthma\t101\n"a,b","c ""d""",1\n',
];
const WORDS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '&x ',
  '*x',
  '- ',
  '\t',
  ',',
  '\n',
  'PMID: 1',
  '10.1000/',
  '@a{',
  ' (',
  '“',
];
const ENDINGS = ['md', 'bib', 'ris', 'nbib', 'json', 'yaml', 'tsv', 'csv', 'docx'];

/** Readers of documents to verify. */
export const verifiedDocumentsTarget: Target<readonly [ending: string, text: string]> = {
  name: 'verified-documents',
  promise:
    'documents to verify are read, or rejected with a message; each item has a line of the document',
  inputs: fc.tuple(fc.constantFrom(...ENDINGS), nearly(TEXTS, WORDS)),
  async open() {
    return {
      async attempt([ending, text]) {
        const content = ending === 'docx' ? Buffer.from(text) : text;
        try {
          const { items } = await readDocument(`a.${ending}`, content);
          const lines = text.split(/\r\n|\n|\r/).length;
          const wrong = items.find(({ line }) => line < 1 || line > lines);
          if (wrong !== undefined) throw new Finding(`Line ${wrong.line} of ${lines}.`);
          return items.length === 0 ? `${ending}: nothing` : `${ending}: items`;
        } catch (error) {
          if (error instanceof UnreadableDocumentError) return 'rejected';
          throw error;
        }
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};
