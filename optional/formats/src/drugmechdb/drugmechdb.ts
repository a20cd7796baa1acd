import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  type GraphReaderOptions,
  JsonValue,
  type TripleBatches,
} from '@biographql/ingest/internal';
import { parse } from 'yaml';
import { RecordSink } from '../records/record-sink.js';

const MECHANISM = /^(?:- )?\s*graph:\n(?:.*\n){0,9}?\s+disease_mesh:/m;

export const DRUGMECHDB: GraphFormat = {
  name: 'drugmechdb',
  title: 'DrugMechDB YAML',
  detect: ({ text }) => MECHANISM.test(text),
  read: readDrugMechDb,
};

/** Maximum file size, since YAML is parsed as a whole. */
const MAX_BYTES = 64 * 1024 * 1024;
const SOURCE = 'DrugMechDB';
/** `decreases activity of`: what is changed, and how. */
const CHANGE = /^(increases|decreases) (.+?) of$/;
const REGULATION = /^(positively|negatively) regulates$/;
const PUBMED = /(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d+)/;

/**
 * Reads mechanisms of drugs of DrugMechDB: one path per file, or a list of them. The steps of a path are facts, and the
 * whole path is a reference of the fact that the drug treats the disease.
 */
async function* readDrugMechDb(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const sink = new RecordSink(options);
  const document = await getDocument(chunks);
  if (typeof document === 'string') sink.reject(document, null, '');
  else {
    for (const path of document.list()) {
      const reason = writePath(path, sink);
      if (reason !== null) sink.reject(reason, null, path.at('graph', '_id').text());
    }
  }
  yield sink.batch.take();
}

async function getDocument(chunks: Chunks): Promise<JsonValue | string> {
  const read: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_BYTES) return 'the YAML file is larger than 64 MiB';
    read.push(chunk);
  }
  try {
    return new JsonValue(parse(Buffer.concat(read).toString('utf8'), { logLevel: 'error' }));
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return `the file is not valid YAML: ${reason}`;
  }
}

function writePath(path: JsonValue, sink: RecordSink): string | null {
  const graph = path.at('graph');
  const id = graph.at('_id').text();
  const ids = path
    .at('nodes')
    .list()
    .map((node) => node.at('id').text());
  const drug = graph.at('drug_mesh').text() || (ids[0] ?? '');
  const disease = graph.at('disease_mesh').text() || (ids.at(-1) ?? '');
  if (drug === '' || disease === '') return 'the path has no drug or no disease';
  const drugBank = graph.at('drugbank').text().replace(/^DB:/, '');
  for (const node of path.at('nodes').list()) {
    const nodeId = node.at('id').text();
    sink.entity({
      id: toCurie(nodeId),
      category: node.at('label').text() || undefined,
      name: node.at('name').text(),
      exactMatches: nodeId === drug && /^DB\d+$/.test(drugBank) ? [`DRUGBANK:${drugBank}`] : [],
    });
  }
  const references = path.at('references').texts();
  const pmids = references.flatMap((link) => {
    const pmid = PUBMED.exec(link)?.[1];
    return pmid === undefined ? [] : [`PMID:${pmid}`];
  });
  const links = references.filter((link) => !PUBMED.test(link));
  sink.fact({
    subject: toCurie(drug),
    predicate: 'treats',
    object: toCurie(disease),
    reference: { publications: pmids, sources: [SOURCE, id, ...links] },
  });
  for (const link of path.at('links').list()) {
    const isWritten = sink.fact({
      subject: toCurie(link.at('source').text()),
      object: toCurie(link.at('target').text()),
      ...getRelation(link.at('key').text()),
      reference: { sources: [SOURCE, id] },
    });
    if (!isWritten) return 'the source or target of a link is neither a CURIE nor an IRI';
  }
  return null;
}

/** Steps in the words of Biolink: a predicate, and qualifiers that say what is changed and how. */
function getRelation(key: string): {
  readonly predicate: string;
  readonly qualifiers: readonly (readonly [string, string])[];
} {
  const original = ['original_predicate', key] as const;
  const [, direction, aspect = ''] = CHANGE.exec(key) ?? [];
  if (direction !== undefined) {
    const how = direction === 'increases' ? 'increased' : 'decreased';
    const changed = [
      ['object_aspect_qualifier', aspect],
      ['object_direction_qualifier', how],
    ] as const;
    return { predicate: 'affects', qualifiers: [...changed, original] };
  }
  const [, sign] = REGULATION.exec(key) ?? [];
  if (sign !== undefined) {
    const how = sign === 'positively' ? 'upregulated' : 'downregulated';
    return {
      predicate: 'regulates',
      qualifiers: [['object_direction_qualifier', how], original],
    };
  }
  return { predicate: key.replace(/\W+/g, '_') || 'related_to', qualifiers: [] };
}

/** DrugMechDB gives DrugBank identifiers the prefix `DB:`. */
function toCurie(id: string): string {
  return id.replace(/^DB:(?=DB\d)/, 'DRUGBANK:').replace(/^taxonomy:/, 'NCBITaxon:');
}
