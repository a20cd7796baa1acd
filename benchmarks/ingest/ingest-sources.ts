import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Article } from '@biographql/engines';

/** A file to ingest. */
export interface IngestSource {
  readonly path: string;
  readonly bytes: number;
  /** Triples or articles. */
  readonly records: number;
}

/** Writes the first triples of a dataset's graph, not compressed, as sources mostly are when they are read. */
export async function writeTriples(
  graph: string,
  path: string,
  most: number,
): Promise<IngestSource> {
  let records = 0;
  const lines = async function* () {
    for await (const line of createInterface({
      input: createReadStream(graph).pipe(createGunzip()),
    })) {
      if (records === most) return;
      records += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return { path, bytes: statSync(path).size, records };
}

/** Writes articles as lines of JSON. */
export function writeJsonLines(articles: readonly Article[], path: string): Promise<IngestSource> {
  return writeArticles(articles, path, (article) => `${JSON.stringify(article)}\n`);
}

/** Writes articles as PubMed's XML. */
export function writePubmedXml(articles: readonly Article[], path: string): Promise<IngestSource> {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<PubmedArticleSet>\n';
  return writeArticles(articles, path, xmlOf, head, '</PubmedArticleSet>\n');
}

async function writeArticles(
  articles: readonly Article[],
  path: string,
  textOf: (article: Article) => string,
  head = '',
  end = '',
): Promise<IngestSource> {
  const texts = function* () {
    yield head;
    for (const article of articles) yield textOf(article);
    yield end;
  };
  await pipeline(Readable.from(texts()), createWriteStream(path));
  return { path, bytes: statSync(path).size, records: articles.length };
}

function xmlOf({ pmid, title, abstract, authors, containerTitle, issued, mesh }: Article): string {
  const [year = '2000', month, day] = (issued ?? '2000').split('-');
  const date = [
    element('Year', year),
    month && element('Month', month),
    day && element('Day', day),
  ];
  const journal = `<JournalIssue CitedMedium="Internet"><PubDate>${date.filter(Boolean).join('')}</PubDate></JournalIssue>${element('Title', containerTitle ?? '')}`;
  const listed = authors.map(
    ({ family, given, affiliations }) =>
      `<Author ValidYN="Y">${element('LastName', family)}${element('ForeName', given)}${affiliations.map((text) => `<AffiliationInfo>${element('Affiliation', text)}</AffiliationInfo>`).join('')}</Author>`,
  );
  const headings = mesh.map(
    ({ id, label }) =>
      `<MeshHeading><DescriptorName UI="${escaped(id ?? '')}">${escaped(label)}</DescriptorName></MeshHeading>`,
  );
  const text = abstract === null ? '' : `<Abstract>${element('AbstractText', abstract)}</Abstract>`;
  return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${pmid}</PMID><Article PubModel="Print"><Journal>${journal}</Journal>${element('ArticleTitle', title)}${text}<AuthorList CompleteYN="Y">${listed.join('')}</AuthorList></Article><MeshHeadingList>${headings.join('')}</MeshHeadingList></MedlineCitation></PubmedArticle>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
