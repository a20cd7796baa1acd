import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync } from 'node:zlib';

/** A searchable article. */
export interface PoolArticle {
  readonly id: string;
  readonly title: string;
  readonly abstract: string | null;
  readonly mesh: readonly string[];
}

/** A question, with the articles that answer it. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly relevant: ReadonlySet<string>;
}

interface Citation {
  readonly pmid?: string;
  readonly doi?: string;
  readonly pmcid?: string;
  readonly title: string;
  readonly abstract?: string;
  readonly mesh?: readonly (string | { readonly name: string })[];
}

interface Snippet {
  readonly text: string;
  readonly document: string;
  readonly beginSection: string;
  readonly offsetInBeginSection: number;
}

interface BioasqFile {
  readonly questions: readonly {
    readonly body: string;
    readonly documents: readonly string[];
    readonly snippets: readonly Snippet[];
  }[];
}

type PubmedqaFile = Readonly<Record<string, { readonly QUESTION: string }>>;

/** Reads the questions of a batch of BioASQ. */
export function bioasqQuestions(data: string, batch: number): readonly Question[] {
  return readBioasq(data, batch).questions.map(({ body, documents }, place) => ({
    id: `bioasq${batch}-${place + 1}`,
    text: body,
    relevant: new Set(documents.map(getId)),
  }));
}

/** Reads the questions of PubMedQA, in the order of the file. */
export function pubmedqaQuestions(data: string): readonly Question[] {
  const file = readJson<PubmedqaFile>(join(data, 'qa/pubmedqa.json.gz'));
  return Object.entries(file).map(([pmid, { QUESTION }]) => ({
    id: `pubmedqa-${pmid}`,
    text: QUESTION,
    relevant: new Set([`pmid:${pmid}`]),
  }));
}

/**
 * Reads what is searched: all citations, and the articles of BioASQ, which are not among them, made of their quoted passages.
 * The articles of PubMedQA lose their titles, which are the questions.
 */
export async function readPool(
  data: string,
  batches: readonly number[],
): Promise<readonly PoolArticle[]> {
  const requested = new Set(pubmedqaQuestions(data).flatMap(({ relevant }) => [...relevant]));
  const pool = new Map<string, PoolArticle>();
  const file = createReadStream(join(data, 'articles/articles.jsonl.gz')).pipe(createGunzip());
  for await (const line of createInterface({ input: file })) {
    const { pmid, doi, pmcid, title, abstract, mesh = [] } = JSON.parse(line) as Citation;
    const id = pmid ? `pmid:${pmid}` : doi ? `doi:${doi}` : `pmcid:${pmcid}`;
    const names = mesh.map((heading) => (typeof heading === 'string' ? heading : heading.name));
    const shown = requested.has(id) ? '' : title;
    pool.set(id, { id, title: shown, abstract: abstract ?? null, mesh: names });
  }
  for (const batch of batches) {
    const snippets = readBioasq(data, batch).questions.flatMap((question) => question.snippets);
    for (const [id, articleSnippets] of groupById(snippets)) {
      if (!pool.has(id)) pool.set(id, joined(id, articleSnippets));
    }
  }
  return [...pool.values()];
}

function joined(id: string, snippets: readonly Snippet[]): PoolArticle {
  const titles = snippets.filter(({ beginSection }) => beginSection === 'title');
  const passages = snippets
    .filter(({ beginSection }) => beginSection !== 'title')
    .toSorted((a, b) => a.offsetInBeginSection - b.offsetInBeginSection);
  let abstract = '';
  let end = -1;
  for (const { text, offsetInBeginSection: start } of passages) {
    if (start >= end) abstract += ` ${text}`;
    else if (start + text.length > end) abstract += text.slice(end - start);
    end = Math.max(end, start + text.length);
  }
  const title = titles.map(({ text }) => text).reduce((a, b) => (b.length > a.length ? b : a), '');
  return { id, title, abstract: abstract.trim(), mesh: [] };
}

function readBioasq(data: string, batch: number): BioasqFile {
  return readJson<BioasqFile>(join(data, `qa/bioasq12b_golden_${batch}.json.gz`));
}

function readJson<T>(path: string): T {
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as T;
}

function getId(address: string): string {
  return `pmid:${address.slice(address.lastIndexOf('/') + 1)}`;
}

function groupById(snippets: readonly Snippet[]): ReadonlyMap<string, readonly Snippet[]> {
  const groups = new Map<string, Snippet[]>();
  for (const snippet of snippets) {
    const id = getId(snippet.document);
    groups.set(id, [...(groups.get(id) ?? []), snippet]);
  }
  return groups;
}
