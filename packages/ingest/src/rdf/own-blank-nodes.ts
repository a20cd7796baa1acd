import { DataFactory } from 'rdf-data-factory';

/**
 * Returns a factory that counts the blank nodes without a label from 0: those that parsers use by default count all of a
 * process, so that a file would get other labels when it is read again, or after others.
 */
export function ownBlankNodes(): DataFactory {
  return new DataFactory({ blankNodePrefix: 'unnamed_' });
}
