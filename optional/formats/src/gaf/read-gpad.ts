import {
  FactWriter,
  type FileReaderOptions,
  getReject,
  readLines,
  sourceName,
  type Triple,
  TripleBatch,
} from '@biographql/ingest/internal';
import { type Annotation, writeAnnotation } from './annotation.js';

const LEAST_COLUMNS = 10;

/** Reads GPAD 1.1, 1.2 and 2.0: annotations as in GAF, without what is said of the gene products. */
export async function* readGpad(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const { source, onReject } = options;
  const batch = new TripleBatch();
  const facts = new FactWriter(batch);
  const fileName = sourceName(source);
  let version = 1;
  for await (const lines of readLines(chunks, options)) {
    for (const { text, line } of lines) {
      const stated = /^!\s*(?:gpa|gpad)-version:\s*(\d)/i.exec(text)?.[1];
      if (stated !== undefined) version = Number(stated);
      if (text.trim() === '' || text.startsWith('!')) continue;
      const cells = text.split('\t').map((cell) => cell.trim());
      const reason =
        cells.length < LEAST_COLUMNS
          ? `the row has ${cells.length} columns instead of 12`
          : writeAnnotation(version >= 2 ? secondForm(cells) : firstForm(cells), facts, fileName);
      if (reason !== null) onReject(getReject({ source, line, reason, text }));
    }
    yield batch.take();
  }
}

/** DB, id, qualifier, term, references, evidence, with, taxon, date, assigned by, extensions, properties. */
function firstForm(cells: readonly string[]): Annotation {
  const [
    db = '',
    id = '',
    qualifier = '',
    term = '',
    references = '',
    evidence = '',
    withFrom = '',
  ] = cells;
  const [assignedBy = '', extensions = ''] = cells.slice(9);
  return {
    ...NOT_TOLD,
    product: `${db}:${id}`,
    qualifier,
    term,
    references,
    evidence,
    withFrom,
    assignedBy,
    extensions,
  };
}

/** DB:id, negation, relation, term, references, evidence, with, taxon, date, assigned by, extensions, properties. */
function secondForm(cells: readonly string[]): Annotation {
  const [
    product = '',
    negation = '',
    relation = '',
    term = '',
    references = '',
    evidence = '',
    withFrom = '',
  ] = cells;
  const [assignedBy = '', extensions = ''] = cells.slice(9);
  const qualifier = negation === '' ? relation : `${negation}|${relation}`;
  return {
    ...NOT_TOLD,
    product,
    qualifier,
    term,
    references,
    evidence,
    withFrom,
    assignedBy,
    extensions,
  };
}

const NOT_TOLD = { aspect: '', form: '' };
