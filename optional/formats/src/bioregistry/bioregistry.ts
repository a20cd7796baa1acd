import type { GraphFormat } from '@biographql/ingest';
import { readBioregistry } from './read-bioregistry.js';

const RECORD =
  /^\{\s*"[\w.-]+"\s*:\s*\{[\s\S]*?"(?:biocontext|miriam|obofoundry|bioportal)"\s*:\s*\{[\s\S]*?"prefix"/;

/** Bioregistry JSON. */
export const BIOREGISTRY: GraphFormat = {
  name: 'bioregistry',
  title: 'Bioregistry JSON',
  detect: ({ text }) => RECORD.test(text),
  read: readBioregistry,
};
