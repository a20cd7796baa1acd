import { getReject } from '../../dataset/progress.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import { sourceName } from '../../source-files.js';
import { FactWriter } from '../triples/fact-writer.js';
import { TripleBatch } from '../triples/triple-batch.js';
import { writeEdge } from './kgx-edge.js';
import { writeNode } from './kgx-node.js';
import { type KgxRecord, recordOfObject } from './kgx-record.js';

export class KgxWriter {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);

  constructor(private readonly options: FileReaderOptions) {}

  write(kind: 'node' | 'edge', record: KgxRecord, line: number | null, text: string): void {
    const reason =
      kind === 'node'
        ? writeNode(record, this.batch)
        : writeEdge(record, this.facts, sourceName(this.options.source));
    if (reason !== null) this.reject(reason, line, text);
  }

  writeObject(
    value: unknown,
    kind: 'node' | 'edge' | null,
    line: number | null,
    text: string,
  ): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.reject('the record is not an object', line, text);
      return;
    }
    const record = recordOfObject(value as Readonly<Record<string, unknown>>);
    const isEdge = ['subject', 'predicate', 'object'].some((name) => record.names.includes(name));
    this.write(kind ?? (isEdge ? 'edge' : 'node'), record, line, text);
  }

  reject(reason: string, line: number | null, text: string): void {
    const { source, onReject } = this.options;
    onReject(getReject({ source, line, reason, text }));
  }
}
