import type { GraphFormat } from '@biographql/ingest';
import { readDrugMechDb } from './read-drugmechdb.js';

const MECHANISM = /^(?:- )?\s*graph:\n(?:.*\n){0,9}?\s+disease_mesh:/m;

/** DrugMechDB YAML. */
export const DRUGMECHDB: GraphFormat = {
  name: 'drugmechdb',
  title: 'DrugMechDB YAML',
  detect: ({ text }) => MECHANISM.test(text),
  read: readDrugMechDb,
};
