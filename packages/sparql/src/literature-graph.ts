/**
 * IRI of the graph that holds a dataset's articles as RDF, where it has them: `GRAPH <urn:biographql:literature> { … }`. What
 * is written outside such a block reads facts alone.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/literature-graph.md}
 */
export const LITERATURE_GRAPH = 'urn:biographql:literature';
