import { foldText } from '../label-index/fold.js';
import { type Organization, parseAffiliation } from './affiliation.js';
import type { EntityLabel } from './article-build.js';
import type { Article } from './article-index.js';
import { AuthorCollector } from './author-collector.js';
import { FacetCollector } from './facet-collector.js';

/** Gathers all facets of a collection, article by article, in the order of their numbers. */
export class ArticleFacets {
  readonly authors = new AuthorCollector();
  readonly affiliation = new FacetCollector();
  readonly entity = new FacetCollector();
  readonly meshDescriptor = new FacetCollector();
  readonly publicationType = new FacetCollector();
  readonly #organizations = new Map<string, Organization | null>();
  readonly #entityLabel: EntityLabel;

  /** @param entityLabel - names entities; without a name the IRI stands for it. */
  constructor(entityLabel: EntityLabel = () => null) {
    this.#entityLabel = entityLabel;
  }

  /** Takes the next article. */
  add(article: Article): void {
    this.authors.nextArticle(article.authors);
    for (const author of article.authors) {
      for (const text of author.affiliations) this.#addAffiliation(text);
    }
    for (const iri of article.entities) this.entity.add(iri, this.#entityLabel(iri) ?? iri);
    for (const { label } of article.mesh) this.meshDescriptor.add(label, label);
    for (const type of article.publicationTypes) this.publicationType.add(foldType(type), type);
    for (const facet of [
      this.affiliation,
      this.entity,
      this.meshDescriptor,
      this.publicationType,
    ]) {
      facet.nextArticle();
    }
  }

  #addAffiliation(text: string): void {
    let organization = this.#organizations.get(text);
    if (organization === undefined) {
      organization = parseAffiliation(text);
      this.#organizations.set(text, organization);
    }
    if (organization === null) return;
    this.affiliation.add(organization.key, organization.name, organization.location);
  }
}

/** Publication types are compared without letter case and signs. */
export function foldType(type: string): string {
  return foldText(type);
}
