import type { GraphFormat } from '@biographql/ingest';
import { rootElement } from '@biographql/ingest/internal';
import { readTrials } from './read-trials.js';

const MARKS = [
  /^[{[\s]*"(?:protocolSection|FullStudiesResponse)"\s*:/,
  /^\{\s*(?:"(?:totalCount|nextPageToken)"[^[]*)?"studies"\s*:\s*\[/,
];

/** ClinicalTrials.gov XML and JSON. */
export const TRIALS: GraphFormat = {
  name: 'trials',
  title: 'ClinicalTrials.gov XML and JSON',
  detect: (head) =>
    MARKS.some((mark) => mark.test(head.text)) || rootElement(head)?.name === 'clinical_study',
  read: readTrials,
};
