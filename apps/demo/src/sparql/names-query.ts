import { select, type values } from '@biographql/sparql';

/** Asks for the English or plain names of things. */
export const namesOf = (things: ReturnType<typeof values>) =>
  select(
    `SELECT ?thing ?name WHERE {
      VALUES ?thing $things
      ?thing rdfs:label ?name
      FILTER(LANG(?name) IN ("en", ""))
    }`,
    { things },
  );
