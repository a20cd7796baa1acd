import { foldText } from '../../text/fold.js';
import type { Article, ArticleFacet } from '../article-index.js';
import { AuthorCollector } from '../authors/author-collector.js';
import { parseAffiliation } from './affiliation.js';
import { FacetCollector } from './facet-collector.js';

/** The facets whose values are texts with a label and a location: those of the interface but authors and years, and publication types for filtering. */
export type TextFacet = Exclude<ArticleFacet, 'author' | 'year'> | 'publicationType';

export class ArticleFacets {
  readonly authors = new AuthorCollector();
  readonly affiliation = new FacetCollector((text) => {
    const organization = parseAffiliation(text);
    return organization && { ...organization, label: organization.name };
  });
  readonly meshDescriptor = new FacetCollector((label) => ({ key: label, label, location: null }));
  readonly publicationType = new FacetCollector((type) => ({
    key: foldType(type),
    label: type,
    location: null,
  }));

  add({ authors, mesh, publicationTypes }: Article): void {
    this.authors.nextArticle(authors);
    for (const { affiliations } of authors)
      for (const text of affiliations) this.affiliation.add(text);
    for (const { label } of mesh) this.meshDescriptor.add(label);
    for (const type of publicationTypes) this.publicationType.add(type);
    for (const facet of [this.affiliation, this.meshDescriptor, this.publicationType])
      facet.nextArticle();
  }
}

/** Publication types are compared without letter case and signs. */
export function foldType(type: string): string {
  return foldText(type);
}
