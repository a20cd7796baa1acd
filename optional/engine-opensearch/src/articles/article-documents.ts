import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EntityIri } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { Article, ArticleBuildCounts, ArticleBuildOptions, Place } from '@biographql/engines';
import {
  AuthorCollector,
  articleIdentifiers,
  articleTerms,
  articleWords,
  type CollectedAuthors,
  firstDay,
  foldType,
  listAt,
  mostFrequent,
  parseAffiliation,
} from '@biographql/engines/internal';
import { LRUCache } from 'lru-cache';
import type { Json, NewDocument } from '../cluster/search-cluster.js';
import {
  documentId,
  type StoredFacet,
  type StoredForm,
  type StoredValue,
  weighted,
} from './article-form.js';

const FILE = 'articles.jsonl';
const PROGRESS_EVERY = 5_000;
const KNOWN_AFFILIATIONS = 50_000;

/**
 * Makes the documents of articles in two passes, since authors can only be identified after the last article: the first
 * writes the records to a file, which the second reads and removes. Memory grows with the identifiers of articles and
 * entities, forms of names, mentions of authors (four bytes each) and names of organizations, not with texts.
 */
export class ArticleDocuments {
  /** Last row of each `id`; earlier ones don't count. */
  readonly #rowOfId = new Map<string, number>();
  readonly #authors = new AuthorCollector();
  readonly #organizations = new Wordings();
  readonly #parsed = new LRUCache<string, readonly Organization[]>({ max: KNOWN_AFFILIATIONS });
  readonly #equivalents = new Map<EntityIri, readonly EntityIri[]>();
  #rows = 0;

  constructor(
    private readonly at: Place,
    private readonly options: ArticleBuildOptions,
  ) {}

  get counts(): ArticleBuildCounts {
    return { articles: this.#rowOfId.size, duplicates: this.#rows - this.#rowOfId.size };
  }

  async *of(batches: AsyncIterable<readonly Article[]>): AsyncGenerator<NewDocument> {
    const path = join(this.at.directory, FILE);
    const { signal } = this.options;
    try {
      await writeRows(path, this.#taking(batches), signal);
      const authors = this.#authors.finish(Uint32Array.from(this.#rowOfId.values()).sort());
      yield* this.#articles(path, authors);
      yield* this.#organizations.documents();
      yield* formDocuments(authors);
    } finally {
      await rm(path, { force: true });
    }
    this.options.onProgress?.(this.#rows);
  }

  async *#taking(batches: AsyncIterable<readonly Article[]>): AsyncGenerator<readonly Article[]> {
    for await (const batch of batches) {
      for (const { id, authors } of batch) {
        this.#rows += 1;
        this.#rowOfId.set(id, this.#rows);
        this.#authors.nextArticle(authors);
        if (this.#rows % PROGRESS_EVERY === 0) this.options.onProgress?.(this.#rows);
      }
      yield batch;
    }
  }

  async *#articles(path: string, authors: CollectedAuthors): AsyncGenerator<NewDocument> {
    let row = 0;
    let place = 0;
    for await (const line of createInterface({ input: createReadStream(path) })) {
      row += 1;
      const article = JSON.parse(line) as Article;
      if (this.#rowOfId.get(article.id) !== row) continue;
      place += 1;
      yield* this.#newEntities(article.entities);
      const body = {
        seq: row,
        ...this.#fields(article),
        ...authorFields(authors, place),
        record: article,
      };
      yield { id: documentId('article', article.id), body };
    }
  }

  *#newEntities(entities: readonly EntityIri[]): Generator<NewDocument> {
    const { entityLabel = () => null, equivalentEntities = () => [] } = this.options;
    for (const iri of entities) {
      if (this.#equivalents.has(iri)) continue;
      this.#equivalents.set(iri, equivalentEntities(iri));
      const label = entityLabel(iri);
      if (label !== null) yield facetDocument('entity', { key: iri, label });
    }
  }

  #fields(article: Article): Json {
    const day = firstDay(article.issued);
    const entities = [...new Set(article.entities)];
    const terms = articleTerms(article).map((term) => articleWords(term).join(' '));
    const words = weighted([articleWords(article.title), [], articleWords(article.abstract ?? '')]);
    return {
      id: article.id,
      identifiers: articleIdentifiers(article),
      ...(day === 0 ? {} : { day }),
      words: [...words, ...terms.filter((term) => term !== '')],
      types: [...new Set(article.publicationTypes.map(foldType))],
      hasFullText: article.hasFullText,
      affiliation: this.#getOrganizations(article),
      entity: entities,
      entityOrEquivalent: entities.flatMap((iri) => [iri, ...(this.#equivalents.get(iri) ?? [])]),
      mesh: [...new Set(article.mesh.map(({ label }) => label))],
    };
  }

  /** Keys of an article's organizations; the first wording of each is counted. */
  #getOrganizations({ authors }: Article): readonly string[] {
    const worded = new Map<string, Organization>();
    const texts = authors.flatMap(({ affiliations }) => affiliations);
    for (const organization of texts.flatMap((text) => this.#parse(text)))
      getOrAdd(worded, organization.key, () => organization);
    for (const organization of worded.values()) this.#organizations.add(organization);
    return [...worded.keys()];
  }

  #parse(text: string): readonly Organization[] {
    return getOrAdd<string, readonly Organization[]>(this.#parsed, text, () => {
      const found = parseAffiliation(text);
      if (found === null) return [];
      const { key, name: label, location } = found;
      return [{ key, label, location }];
    });
  }
}

interface Organization {
  readonly key: string;
  readonly label: string;
  readonly location: string | null;
}

function authorFields({ authors, authorOfForm, postings }: CollectedAuthors, place: number): Json {
  const forms = Array.from(listAt(postings, place));
  const keys = forms.flatMap((form) => authors[authorOfForm[form] ?? 0]?.key ?? []);
  return { forms, author: [...new Set(keys)] };
}

function* formDocuments(collected: CollectedAuthors): Generator<NewDocument> {
  const { authors, forms, usualForms, authorOfForm } = collected;
  for (const { key, family, given, orcid } of authors) {
    const label = [family, given].filter(Boolean).join(', ');
    const author = { family, given, affiliations: [], ...(orcid !== null && { orcid }) };
    yield facetDocument('author', { key, label, author });
  }
  for (const [form, { family, given }] of forms.entries()) {
    const author = authorOfForm[form] ?? 0;
    const orcid = authors[author]?.orcid ?? null;
    const usual = usualForms[author] ?? 0;
    const value: StoredForm['value'] = { form, family, given, author, usual, orcid };
    const sought = { form, family, formAuthor: author, ...(orcid === null ? {} : { orcid }) };
    yield { id: documentId('form', String(form)), body: { ...sought, value } };
  }
}

/** Counts how articles word the names and places of organizations, each article once. */
class Wordings {
  readonly #byKey = new Map<string, Record<'labels' | 'locations', Map<string | null, number>>>();

  add({ key, label, location }: Organization): void {
    const { labels, locations } = getOrAdd(this.#byKey, key, () => ({
      labels: new Map(),
      locations: new Map(),
    }));
    labels.set(label, (labels.get(label) ?? 0) + 1);
    locations.set(location, (locations.get(location) ?? 0) + 1);
  }

  *documents(): Generator<NewDocument> {
    for (const [key, { labels, locations }] of this.#byKey) {
      const value = { key, label: mostFrequent(labels) ?? key, location: mostFrequent(locations) };
      yield facetDocument('affiliation', value);
    }
  }
}

function facetDocument(facet: StoredFacet, value: StoredValue['value']): NewDocument {
  const { key } = value;
  return { id: documentId(facet, key), body: { facet, key, value } };
}

async function writeRows(
  path: string,
  batches: AsyncIterable<readonly unknown[]>,
  signal: AbortSignal | undefined,
): Promise<void> {
  await using file = await open(path, 'w');
  for await (const batch of batches) {
    signal?.throwIfAborted();
    await file.write(batch.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  signal?.throwIfAborted();
}
