import { select, type values } from '@biographql/sparql';

/** Asks for one structure of each drug as SMILES: the first in the order of texts where the graph holds several. */
export const structuresOf = (drugs: ReturnType<typeof values>) =>
  select(
    `SELECT ?drug (MIN(?text) AS ?smiles) WHERE {
      VALUES ?drug $drugs
      ?drug wdt:P233|wdt:P2017 ?text
    } GROUP BY ?drug`,
    { drugs },
  );
