import type { GraphFormat } from '@biographql/ingest';
import { getNeo4jHeader } from './header-file.js';
import { getNeo4jDelimiter } from './neo4j-columns.js';
import { readNeo4j } from './read-neo4j.js';

/** Nodes and edges of `neo4j-admin import`. */
export const NEO4J: GraphFormat = {
  name: 'neo4j',
  title: 'BioCypher and neo4j-admin CSV',
  detect: ({ path, text }) =>
    getNeo4jDelimiter(text.split(/\r?\n/, 1)[0] ?? '') !== null || getNeo4jHeader(path) !== null,
  read: readNeo4j,
};
