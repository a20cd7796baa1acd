import type { Reject } from '../../src/dataset/progress.js';
import { formatNamed, type GraphFormatOptions } from '../../src/formats/graph-files.js';
import type { TableMapping } from '../../src/formats/table/table-mapping.js';
import { readFormat } from '../../src/rdf/read-triples.js';

/** Output of a reader for a text. */
export interface ReadText {
  readonly triples: readonly string[];
  readonly rejects: readonly Reject[];
}

/** How the text is given to the reader. */
export interface ReadTextOptions {
  readonly mapping?: TableMapping;
  readonly formats?: GraphFormatOptions['formats'];
  /** Default: 7, so that chunks split every line and many multibyte characters. */
  readonly chunkBytes?: number;
}

/** Reads a text as a file `own.txt` of a format. */
export async function readText(
  format: string,
  text: string | Buffer,
  { mapping, formats, chunkBytes = 7 }: ReadTextOptions = {},
): Promise<ReadText> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  const triples: string[] = [];
  const rejects: Reject[] = [];
  const reader = formatNamed(format, { formats });
  if (reader === null) throw new Error('An archive is not a text.');
  const batches = readFormat(reader, chunks(), {
    source: '/folder/own.txt',
    onReject: (reject) => rejects.push(reject),
    renameBlank: (label) => `f_${label}`,
    mapping: mapping ?? null,
    path: null,
  });
  for await (const batch of batches) triples.push(...batch.map(({ ntriples }) => ntriples));
  return { triples: [...new Set(triples)].sort(), rejects };
}

const NAMESPACES: Readonly<Record<string, string>> = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  prov: 'http://www.w3.org/ns/prov#',
  dcterms: 'http://purl.org/dc/terms/',
  oio: 'http://www.geneontology.org/formats/oboInOwl#',
  obo: 'http://purl.obolibrary.org/obo/',
  biolink: 'https://w3id.org/biolink/vocab/',
  bq: 'urn:biographql:',
};

/** Returns lines of N-Triples with short names for IRIs, without their ends; hashes are shown as `#`. */
export function shortened(triples: readonly string[]): readonly string[] {
  return triples
    .map((line) =>
      line
        .replace(/ \.$/, '')
        .replace(/urn:biographql:(fact|reference):[0-9a-f]{16}/g, 'urn:biographql:$1:#')
        .replace(/<([^<>]*)>/g, (whole, iri: string) => shortName(iri) ?? whole),
    )
    .sort();
}

function shortName(iri: string): string | null {
  const found = Object.entries(NAMESPACES).find(([, namespace]) => iri.startsWith(namespace));
  return found === undefined ? null : `${found[0]}:${iri.slice(found[1].length)}`;
}
