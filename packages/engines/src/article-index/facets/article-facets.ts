import type { EntityIri } from '@biographql/core';
import { foldText } from '../../text/fold.js';
import type { EntityLabel } from '../article-build.js';
import type { Article, ArticleFacet } from '../article-index.js';
import { AuthorCollector, type CollectedAuthors } from '../authors/author-collector.js';
import { parseAffiliation } from './affiliation.js';
import { type CollectedFacet, FacetCollector } from './facet-collector.js';

/** The facets whose values are texts with a label and a location: those of the interface but authors and years, and publication types for filtering. */
export type TextFacet = Exclude<ArticleFacet, 'author' | 'year'> | 'publicationType';

export interface CollectedFacets {
  readonly authors: CollectedAuthors;
  readonly facets: Readonly<Record<Exclude<TextFacet, 'entity'>, CollectedFacet>>;
}

export class ArticleFacets {
  readonly #authors = new AuthorCollector();
  readonly #affiliation = new FacetCollector();
  readonly #meshDescriptor = new FacetCollector();
  readonly #publicationType = new FacetCollector();
  readonly #others = [this.#affiliation, this.#meshDescriptor, this.#publicationType];

  add(article: Omit<Article, 'entities'>): void {
    this.#authors.nextArticle(article.authors);
    for (const author of article.authors) {
      for (const text of author.affiliations) this.#affiliation.add(text);
    }
    for (const { label } of article.mesh) this.#meshDescriptor.add(label);
    for (const type of article.publicationTypes) this.#publicationType.add(type);
    for (const facet of this.#others) facet.nextArticle();
  }

  finish(rows: Uint32Array): CollectedFacets {
    return {
      authors: this.#authors.finish(rows),
      facets: {
        affiliation: this.#affiliation.finish(rows, readAffiliation),
        meshDescriptor: this.#meshDescriptor.finish(rows, (label) => valueNamed(label, label)),
        publicationType: this.#publicationType.finish(rows, (type) =>
          valueNamed(foldType(type), type),
        ),
      },
    };
  }
}

/** Gathers the entities of a collection, article by article. */
export class EntityFacet {
  readonly #entities = new FacetCollector();

  add(entities: readonly EntityIri[]): void {
    for (const iri of entities) this.#entities.add(iri);
    this.#entities.nextArticle();
  }

  finish(rows: Uint32Array, entityLabel: EntityLabel = () => null): CollectedFacet {
    return this.#entities.finish(rows, (iri) => {
      const label = entityLabel(iri as EntityIri) ?? iri;
      return { key: iri, label, location: null };
    });
  }
}

function readAffiliation(text: string) {
  const organization = parseAffiliation(text);
  if (organization === null) return null;
  const { key, name, location } = organization;
  return { key, label: name, location };
}

function valueNamed(key: string, label: string) {
  return { key, label, location: null };
}

/** Publication types are compared without letter case and signs. */
export function foldType(type: string): string {
  return foldText(type);
}
