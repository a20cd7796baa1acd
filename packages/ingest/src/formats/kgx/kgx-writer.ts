import { isRecord } from '@biographql/core/internal';
import { sourceName } from '../../source-files.js';
import { FactWriter } from '../triples/fact-writer.js';
import { TripleBatch } from '../triples/triple-batch.js';
import { writeEdge } from './kgx-edge.js';
import { writeNode } from './kgx-node.js';
import { type KgxRecord, recordOfObject } from './kgx-record.js';

/** Writes nodes and edges of KGX. Both methods return why a record is a reject; null when it was written. */
export class KgxWriter {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);

  /** @param source - path of the file: the source of edges that name none. */
  constructor(private readonly source: string) {}

  write(kind: 'node' | 'edge', record: KgxRecord): string | null {
    return kind === 'node'
      ? writeNode(record, this.batch)
      : writeEdge(record, this.facts, sourceName(this.source));
  }

  /** @param kind - default: told by the names of the record. */
  writeObject(value: unknown, kind?: 'node' | 'edge'): string | null {
    if (!isRecord(value)) return 'the record is not an object';
    const record = recordOfObject(value);
    const isEdge = ['subject', 'predicate', 'object'].some((name) => record.names.includes(name));
    return this.write(kind ?? (isEdge ? 'edge' : 'node'), record);
  }
}
