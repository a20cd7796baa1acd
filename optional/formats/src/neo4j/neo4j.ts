import type { GraphFormat } from '@biographql/ingest';
import { neo4jHeaderOf } from './header-file.js';
import { neo4jDelimiterOf } from './neo4j-columns.js';
import { readNeo4j } from './read-neo4j.js';

/** Nodes and edges of `neo4j-admin import`. */
export const NEO4J: GraphFormat = {
  name: 'neo4j',
  title: 'BioCypher and neo4j-admin CSV',
  detect: ({ path, text }) =>
    neo4jDelimiterOf(text.split(/\r?\n/, 1)[0] ?? '') !== null || neo4jHeaderOf(path) !== null,
  read: readNeo4j,
};
