import { DataFactory } from 'rdf-data-factory';

/** Returns a factory that numbers unlabeled blank nodes from 0, so that each reading gives the same labels. */
export function ownBlankNodes(): DataFactory {
  return new DataFactory({ blankNodePrefix: 'unnamed_' });
}
