import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Dataset, getCredits, getRelease } from '@biographql/ingest';
import { VERSION } from '@biographql/server/internal';
import { literal } from '@biographql/sparql';
import { nTriplesTerm } from '@biographql/sparql/triples';

export interface ExportFacts {
  readonly className?: string | undefined;
  readonly mediaType: string;
  readonly files: readonly { readonly file: string; readonly columns?: readonly string[] }[];
}

/** Writes `croissant.json` (Croissant 1.0) and `void.ttl` (VoID) next to the folder of the files. */
export async function describeExport(
  folder: string,
  { manifest }: Dataset,
  { className, mediaType, files }: ExportFacts,
): Promise<void> {
  const release = getRelease(manifest);
  const credits = await getCredits(manifest);
  const title = className === undefined ? 'Knowledge graph' : `Knowledge graph: ${className}`;
  const described = await Promise.all(files.map((each) => describeFile(each, mediaType)));
  const croissant = {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    'dct:conformsTo': 'http://mlcommons.org/croissant/1.0',
    name: title,
    description: `${title}, release ${release}, exported by BioGraphQL ${VERSION}. Digest of the dataset: ${manifest.digest ?? 'unknown'}.`,
    version: release,
    datePublished: manifest.created,
    license: credits.flatMap(({ license }) => license ?? []),
    isBasedOn: credits.map(({ name }) => name),
    distribution: described.map(({ file }) => file),
    recordSet: described.flatMap(({ records }) => records),
  };
  await writeFile(join(folder, 'croissant.json'), `${JSON.stringify(croissant, null, 2)}\n`);
  const text = (value: string) => nTriplesTerm(literal(value));
  const lines = [
    `a <${VOID}Dataset>`,
    `<${DCT}title> ${text(title)}`,
    `<${DCT}hasVersion> ${text(release)}`,
    ...(className === undefined ? [`<${VOID}triples> ${manifest.graph.triples}`] : []),
    ...files.map(({ file }) => `<${VOID}dataDump> <graph/${encodeURI(basename(file))}>`),
    ...credits.map(
      ({ name, license }) =>
        `<${DCT}source> ${text(license === null ? name : `${name} (${license})`)}`,
    ),
  ];
  await writeFile(join(folder, 'void.ttl'), `<> ${lines.join(' ;\n  ')} .\n`);
}

const VOID = 'http://rdfs.org/ns/void#';
const DCT = 'http://purl.org/dc/terms/';
const CONTEXT = {
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
};

async function describeFile(
  { file, columns }: ExportFacts['files'][number],
  mediaType: string,
): Promise<{ readonly file: object; readonly records: readonly object[] }> {
  const name = basename(file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const field = (column: string) => ({
    '@type': 'cr:Field',
    '@id': `${name}/${column}`,
    name: column,
    'cr:dataType': 'sc:Text',
    'cr:source': { 'cr:fileObject': { '@id': name }, 'cr:extract': { 'cr:column': column } },
  });
  return {
    file: {
      '@type': 'cr:FileObject',
      '@id': name,
      name,
      contentUrl: `graph/${name}`,
      contentSize: `${(await stat(file)).size} B`,
      encodingFormat: mediaType,
      sha256: hash.digest('hex'),
    },
    records:
      columns === undefined
        ? []
        : [{ '@type': 'cr:RecordSet', '@id': `${name}/rows`, 'cr:field': columns.map(field) }],
  };
}
