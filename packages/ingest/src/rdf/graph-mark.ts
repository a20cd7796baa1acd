/**
 * Begins a line of a dataset's triples that tells the named graph of those that follow (`# graph <http://…>`), or that they
 * are of the default one (`# graph`). A comment to every other reader of N-Triples.
 */
export const GRAPH_MARK = '# graph';
